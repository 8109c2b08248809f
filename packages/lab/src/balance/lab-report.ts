/** A balance with the terms it was found under, and the command that gives it again. */
import type { Balance } from "./balance.ts";

export interface LabTerms {
  readonly engine: string;
  readonly bot: string;
  readonly seed: string;
  /** As they were asked for: the name of a field, or decks separated by commas. */
  readonly decks: string;
  readonly gamesPerPairing: number;
  /** Then the same command gives other games each time. */
  readonly byClock: boolean;
}

export interface LabReport {
  readonly terms: LabTerms;
  readonly balance: Balance;
}

/** By the clock there is no such command. */
export function labCommandOf({ bot, gamesPerPairing, seed, decks, byClock }: LabTerms): string | null {
  if (byClock) return null;
  return `npx fhtagn lab --bot ${quoted(bot)} --games ${gamesPerPairing} --seed ${quoted(seed)} --decks ${quoted(decks)}`;
}

/** One word for a shell, whatever is in it. */
const quoted = (word: string): string =>
  /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
