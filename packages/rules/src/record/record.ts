/** A game as it is kept: what it began with, what was answered, and the hashes that prove it. */
import { type Player, type Ruleset, USUAL_RULESET } from "../language/words.ts";
import { type Setup, TURN_LIMIT } from "../new-game.ts";
import type { Choice } from "../state/decisions.ts";
import { OPTIONS_OF, type RuleOptions } from "../state/options.ts";
import type { Result } from "../state/types.ts";
import type { Malformed } from "./faults.ts";

/** Records of one engine version replay exactly on it; it changes whenever any game could run otherwise. */
export const ENGINE_VERSION = "0.2.0";

/** `after`: how many questions with a single answer were answered since the last answer that is kept. */
export type RecordedAnswer = Choice | { readonly concede: Player; readonly after: number };

/** `at`: how many answers had been given. */
export interface LogLine {
  readonly at: number;
  readonly text: string;
}

export interface GameRecord {
  readonly engine: string;
  readonly ruleset: Ruleset;
  /** Only those that differ from the ruleset. */
  readonly options: Partial<RuleOptions>;
  readonly turnLimit: number;
  readonly seed: string;
  readonly decks: Readonly<Record<Player, readonly string[]>>;
  readonly stories: readonly string[];
  /** Only to questions with two or more answers, and concessions. */
  readonly answers: readonly RecordedAnswer[];
  /** Of the state at the first question of each turn: 16 hex digits, or the first 6 (compact form). */
  readonly hashes: readonly string[];
  /** Of the state after the last answer, once the questions with a single answer are answered. */
  readonly end: string;
  readonly result: Result | null;
  readonly log: readonly LogLine[];
}

export type ReadRecord = { readonly ok: true; readonly record: GameRecord } | Malformed;

type Terms = Pick<GameRecord, "ruleset" | "options" | "turnLimit" | "decks" | "stories">;

export function termsOf({
  ruleset = USUAL_RULESET,
  options = {},
  turnLimit = TURN_LIMIT,
  decks,
  stories,
}: Setup): Terms {
  const usual: Readonly<Record<string, unknown>> = { ...OPTIONS_OF[ruleset] };
  const differing = Object.entries(options).filter(([key, value]) => value !== usual[key]);
  return { ruleset, options: Object.fromEntries(differing), turnLimit, decks, stories };
}
