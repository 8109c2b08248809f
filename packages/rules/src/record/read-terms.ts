/** The parts of a record that both forms write as words. */
import { PLAYERS } from "../language/words.ts";
import { problemsOfOptions, RULESETS, type RuleOptions, type Ruleset } from "../state/options.ts";
import type { Result } from "../state/types.ts";
import { type Malformed, malformed } from "./record.ts";

const REASONS: readonly Result["because"][] = ["stories", "deck", "concession", "loop", "turns"];
const WINNERS: readonly Result["winner"][] = [...PLAYERS, "draw"];

export const readEngine = (word: string): string | Malformed =>
  /^\d+\.\d+\.\d+$/.test(word) ? word : malformed("engine", `"${word}" is no engine version`);

export const readRuleset = (word: string): Ruleset | Malformed =>
  RULESETS.find((ruleset) => ruleset === word) ?? malformed("ruleset", `"${word}" is no ruleset`);

export function readOptions(pairs: readonly (readonly [string, string])[]): Partial<RuleOptions> | Malformed {
  const given = Object.fromEntries(pairs.map(([key, word]) => [key, worth(word)]));
  const [problem] = problemsOfOptions(given);
  if (problem !== undefined) return malformed("options", problem);
  return given as Partial<RuleOptions>; // keys and values were just checked
}

function worth(word: string): boolean | number | string {
  if (word === "true" || word === "false") return word === "true";
  return /^\d+$/.test(word) ? Number(word) : word;
}

/** "P1", "stories"; a lone empty word where the game was not finished. */
export function readResult([first = "", second = ""]: readonly string[]): Result | null | Malformed {
  if (first === "") return null;
  const winner = WINNERS.find((word) => word === first);
  const because = REASONS.find((word) => word === second);
  if (winner === undefined || because === undefined)
    return malformed("result", `"${first} ${second}" is no result`);
  return { winner, because };
}
