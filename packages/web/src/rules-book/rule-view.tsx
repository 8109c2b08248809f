/** One rule: what it says in the reader's language, who says so, an example. */
import type { ReactNode } from "react";
import { useLocale, useTranslations } from "use-intl";
import type { French, RuleEntry } from "./book.ts";
import { Example } from "./example.tsx";
import css from "./rule.module.css";
import { RunningText } from "./running-text.tsx";

interface Props {
  readonly rule: RuleEntry;
  /** Null where the page is in English. */
  readonly french: French | null;
  /** The id, as a link or as it is. */
  readonly head: ReactNode;
}

export function RuleView({ rule, french, head }: Props) {
  return (
    <>
      <div className={css.head}>{head}</div>
      <Statement rule={rule} french={french} />
      {rule.authority === "" ? null : (
        <p className={css.authority} lang="en">
          <RunningText text={rule.authority} />
        </p>
      )}
      <Examples examples={rule.examples} />
    </>
  );
}

/** A statement nobody has translated yet is shown in English, and says so. */
export function Statement({ rule: { id, statement }, french }: Omit<Props, "head">) {
  const translated = french?.statements[id];
  const locale = useLocale();
  const text = translated ?? statement;
  return (
    <p className={css.statement} lang={translated === undefined ? "en" : locale}>
      <RunningText text={text} />
    </p>
  );
}

function Examples({ examples }: Pick<RuleEntry, "examples">) {
  const t = useTranslations("rules");
  if (examples.length === 0) return null;
  return (
    <div className={css.examples}>
      <p className={css.exampleHead}>{t("example")}</p>
      {examples.map((example) => (
        <Example key={example} text={example} />
      ))}
    </div>
  );
}
