import { type Ruleset, USUAL_RULESET } from "@fhtagn/rules/words";
import { useTranslations } from "use-intl";

/** What the rules of a game are called, in full or by their year; null where they are those that everybody expects. */
export function useUnusualRules(called: "name" | "year" = "name"): (ruleset: Ruleset) => string | null {
  const t = useTranslations("setup.rulesets");
  return (ruleset) => (ruleset === USUAL_RULESET ? null : t(`${ruleset}.${called}`));
}
