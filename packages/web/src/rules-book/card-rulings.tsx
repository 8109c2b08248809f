/** What the publisher's last FAQ says of one card. */
import { useTranslations } from "use-intl";
import css from "./card-rulings.module.css";
import { rulingsOn } from "./rulings-on.ts";
import { RunningText } from "./running-text.tsx";
import { useOpened } from "./use-opened.ts";

/** Nothing where there is no ruling, or none can be fetched: the card itself is there all the same. */
export function CardRulings({ code }: { readonly code: string }) {
  const t = useTranslations("rules");
  const book = useOpened("rulings");
  const sections = book.is === "here" ? book.value.sections : [];
  const rulings = rulingsOn(code, sections);
  if (rulings.length === 0) return null;
  return (
    <section className={css.rulings}>
      <h3>{t("rulings")}</h3>
      <ul lang={sections[0]?.locale}>
        {rulings.map((ruling) => (
          <li key={ruling}>
            <RunningText text={ruling} />
          </li>
        ))}
      </ul>
    </section>
  );
}
