import { useUnusualRules } from "../pages/setup/use-unusual-rules.ts";
import { useGame } from "./table-context.ts";

/** The rules of this game, in full or by their year; null where they are those that everybody expects. */
export function useUnusualRulesHere(called: "name" | "year" = "name"): string | null {
  const ruleset = useGame((game) => game.ruleset);
  const nameOf = useUnusualRules(called);
  return ruleset === null ? null : nameOf(ruleset);
}
