/** Rules that speak of numbers alone: the engine asks them, and so does a page that has the numbers and no engine. */
import type { Keyword, Player } from "../language/words.ts";

type Counts = Readonly<Record<Player, number>>;

/** Who wins a comparison: the larger; a tie above zero by Fast characters (KW-FAST-01, KW-FAST-02). */
export function aheadIn(totals: Counts, countFast: () => Counts): Player | null {
  if (totals.P1 !== totals.P2) return totals.P1 > totals.P2 ? "P1" : "P2";
  if (totals.P1 === 0) return null;
  const fast = countFast();
  if (fast.P1 === fast.P2) return null;
  return fast.P1 > fast.P2 ? "P1" : "P2";
}

/** KW-FAST-04: characters, not copies of the keyword. */
export function fastAmong(characters: Iterable<{ readonly keywords: readonly Keyword[] }>): number {
  let count = 0;
  for (const { keywords } of characters) if (keywords.includes("Fast")) count++;
  return count;
}

/** WND-03, KW-TOUGH-01: so many wounds destroy a character. */
export const lifeWith = (toughness: number): number => toughness + 1;
