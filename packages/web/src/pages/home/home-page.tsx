/** The first page: one click to a game. */
import { Link } from "@tanstack/react-router";
import { BookOpenText, EyeOff, KeyRound, type LucideIcon } from "lucide-react";
import { useTranslations } from "use-intl";
import { usePageTitle } from "../../app/use-page-title.ts";
import { Hero } from "./hero.tsx";
import styles from "./home-page.module.css";
import { Unfinished } from "./unfinished.tsx";
import { useUnfinished } from "./use-unfinished.ts";

export function HomePage() {
  const t = useTranslations("home");
  const unfinished = useUnfinished();
  usePageTitle(t("title"));
  return (
    <>
      <Hero latest={unfinished.games[0]?.id} />
      <div className={styles.below}>
        <Unfinished {...unfinished} />
        <Promises />
        <Primer />
      </div>
    </>
  );
}

const PROMISES = [
  { key: "rules", Icon: BookOpenText },
  { key: "honest", Icon: EyeOff },
  { key: "yours", Icon: KeyRound },
] as const satisfies readonly { key: string; Icon: LucideIcon }[];

function Promises() {
  const t = useTranslations("home.promises");
  return (
    <section aria-labelledby="promises">
      <h2 id="promises">{t("title")}</h2>
      <ul className={styles.promises}>
        {PROMISES.map(({ key, Icon }) => (
          <li key={key}>
            <Icon aria-hidden="true" size={28} strokeWidth={1.4} className={styles.icon} />
            <h3>{t(`${key}.title`)}</h3>
            <p>{t(`${key}.text`)}</p>
            {key === "rules" ? (
              <Link to="/rules/{-$section}" className={styles.more}>
                {t("rules.link")}
              </Link>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

const STEPS = ["stories", "domains", "commit", "struggles", "skill", "deck"] as const;

/** For whoever never played: what it is about, in six sentences. */
function Primer() {
  const t = useTranslations("home.primer");
  return (
    <section aria-labelledby="primer" className={styles.note}>
      <h2 id="primer">{t("title")}</h2>
      <ol>
        {STEPS.map((step) => (
          <li key={step}>{t(step)}</li>
        ))}
      </ol>
    </section>
  );
}
