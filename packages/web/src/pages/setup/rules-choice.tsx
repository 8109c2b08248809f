/** By which rules: the newer ones, unless somebody wants the older game. */
import { RULESETS, type Ruleset } from "@fhtagn/rules/words";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { EDITIONS, WHAT_DIFFERS } from "../../rules-book/where.ts";
import { ChoiceCards } from "../parts/choice-cards.tsx";
import styles from "./setup-page.module.css";

interface Props {
  readonly ruleset: Ruleset;
  readonly onChange: (ruleset: Ruleset) => void;
}

export function RulesChoice({ ruleset, onChange }: Props) {
  const t = useTranslations("setup");
  const choices = RULESETS.map((value) => ({
    value,
    title: t(`rulesets.${value}.name`),
    text: t(`rulesets.${value}.description`),
  }));
  return (
    <div className={styles.rules}>
      <ChoiceCards legend={t("rules.legend")} choices={choices} chosen={ruleset} onChoose={onChange} />
      <Link to="/rules/{-$section}" params={{ section: EDITIONS }} hash={WHAT_DIFFERS}>
        {t("rules.differs")}
      </Link>
    </div>
  );
}
