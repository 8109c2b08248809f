/** The parts of a record that both forms write as words. */
import { PLAYERS, RULESETS, type Ruleset } from "../language/words.ts";
import { LIMITS, quoted } from "../limits.ts";
import { faultsOfOptions, type RuleOptions } from "../state/options.ts";
import type { Result } from "../state/types.ts";
import { type Malformed, malformed } from "./faults.ts";

const REASONS: readonly Result["because"][] = ["stories", "deck", "concession", "loop", "turns"];
const WINNERS: readonly Result["winner"][] = [...PLAYERS, "draw"];

export const readEngine = (word: string): string | Malformed =>
  /^\d+\.\d+\.\d+$/.test(word) ? word : malformed("engine", { kind: "noEngine", text: quoted(word) });

export const readRuleset = (word: string): Ruleset | Malformed =>
  RULESETS.find((ruleset) => ruleset === word) ??
  malformed("ruleset", { kind: "noRuleset", text: quoted(word) });

export function readOptions(pairs: readonly (readonly [string, string])[]): Partial<RuleOptions> | Malformed {
  const given = Object.fromEntries(pairs.map(([key, word]) => [key, worth(word)]));
  const [fault] = faultsOfOptions(given);
  if (fault === undefined) return given as Partial<RuleOptions>; // keys and values were just checked
  const text = quoted(fault.key);
  if (!fault.known) return malformed("options", { kind: "noOption", text });
  return malformed("options", { kind: "optionValue", text, value: quoted(String(fault.value)) });
}

export const readTurnLimit = (turns: number): number | Malformed => {
  if (!Number.isInteger(turns) || turns < 1) return malformed("turn limit", { kind: "noTurns" });
  return turns > LIMITS.turns ? malformed("turn limit", { kind: "tooMuch", of: "turns" }) : turns;
};

export const readSeed = (seed: string): string | Malformed =>
  seed.length > LIMITS.seedLetters ? malformed("seed", { kind: "tooMuch", of: "seedLetters" }) : seed;

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
    return malformed("result", { kind: "noResult", text: quoted(`${first} ${second}`) });
  return { winner, because };
}
