/** What stays of a game for statistics, also when the game itself is thrown away. */
import { z } from "./zod.ts";

const FINISHED_FORMAT = 1;
const count = z.int().check(z.nonnegative());
const player = z.enum(["P1", "P2"]);
const seat = z.object({ kind: z.enum(["person", "bot"]), level: z.optional(z.string()) });

const finishedGame = z.object({
  format: z.literal(FINISHED_FORMAT),
  id: z.string(),
  /** Milliseconds since 1970. */
  at: z.number(),
  seats: z.object({ P1: seat, P2: seat }),
  /** Names of the decks. */
  decks: z.object({ P1: z.string(), P2: z.string() }),
  /** Who took the first turn. */
  starter: player,
  winner: z.enum(["P1", "P2", "draw"]),
  because: z.string(),
  turn: count,
  won: z.object({ P1: count, P2: count }),
  undos: count,
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
