/** For what must be there: where it is missing the engine contradicts itself, and nothing else may stand in for it. */
import type { Player } from "../language/words.ts";
import { InvariantBroken } from "./game.ts";

export function mustBe<T>(value: T | null | undefined, rule: string, what: string): T {
  if (value === undefined || value === null) throw new InvariantBroken(rule, `no ${what}`);
  return value;
}

export function itemAt<T>(list: readonly T[], at: number): T {
  const item = list[at];
  if (item === undefined) throw new InvariantBroken("list", `nothing at ${at} of ${list.length}`);
  return item;
}

/** Who is asked, in a state or a view; somebody must be. */
export const playerAsked = ({
  question,
}: {
  readonly question: { readonly player: Player } | null;
}): Player => mustBe(question, "question", "open question").player;
