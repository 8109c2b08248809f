/** What stays of a game for statistics, also when the game itself is thrown away. */
import {
  bothDecks,
  gameResult,
  moment,
  shortText,
  storedCount,
  storedId,
  storedRuleset,
  storedSeat,
} from "./stored-facts.ts";
import { z } from "./zod.ts";

const FINISHED_FORMAT = 1;
const seat = z.object({ kind: z.enum(["person", "bot"]), level: z.optional(shortText) });

const finishedGame = z.object({
  format: z.literal(FINISHED_FORMAT),
  id: storedId,
  at: moment,
  seats: z.object({ P1: seat, P2: seat }),
  /** Names of the decks. */
  decks: bothDecks,
  ruleset: storedRuleset,
  /** Who took the first turn. */
  starter: storedSeat,
  winner: gameResult.shape.winner,
  because: gameResult.shape.because,
  turn: storedCount,
  won: z.object({ P1: storedCount, P2: storedCount }),
  undos: storedCount,
  assisted: z.boolean(),
});

export type FinishedGame = z.infer<typeof finishedGame>;

/** Null where the store holds something else. */
export function readFinishedGame(stored: unknown): FinishedGame | null {
  const read = finishedGame.safeParse(stored);
  return read.success ? read.data : null;
}

export const finishedForm = (facts: Omit<FinishedGame, "format">): FinishedGame => ({
  format: FINISHED_FORMAT,
  ...facts,
});
