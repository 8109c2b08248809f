/** What one option changes, shown under both rulesets and with that option alone taken from the other. */
import { OPTIONS_OF, type RuleOptions } from "@fhtagn/rules";

export interface UnderRules {
  readonly ruleset: "lcg" | "ccg";
  readonly options?: Partial<RuleOptions>;
}

/** Plays it four times: whether the option has its older value decides, and nothing else of the rulesets. */
export function underBothRulesets(
  key: keyof RuleOptions,
  play: (isOlder: boolean, rules: UnderRules) => void,
  fixed: Partial<RuleOptions> = {},
): void {
  play(false, { ruleset: "lcg", options: fixed });
  play(true, { ruleset: "ccg", options: fixed });
  play(true, { ruleset: "lcg", options: { ...fixed, [key]: OPTIONS_OF.ccg[key] } });
  play(false, { ruleset: "ccg", options: { ...fixed, [key]: OPTIONS_OF.lcg[key] } });
}
