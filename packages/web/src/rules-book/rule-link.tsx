/** From the table to a rule: opens beside the game, which is not left. */
import { useTranslations } from "use-intl";
import { useOpenRules } from "./open-rule.ts";
import css from "./rule-link.module.css";

interface Props {
  readonly id: string;
  /** "mark" is a paragraph sign where there is no room for the id. */
  readonly look?: "id" | "mark";
  /** Left out by Tab where there are very many of them and another way leads there. */
  readonly skipped?: boolean;
}

export function RuleLink({ id, look = "id", skipped = false }: Props) {
  const t = useTranslations("rules");
  const open = useOpenRules((rules) => rules.open);
  return (
    <button
      type="button"
      className={css.link}
      data-look={look}
      data-rule={id}
      tabIndex={skipped ? -1 : undefined}
      aria-label={t("readRule", { id })}
      title={t("readRule", { id })}
      onClick={() => open(id)}
    >
      {look === "id" ? id : "§"}
    </button>
  );
}
