/** A game as it is stored: the record is the game, the rest is who plays it and how far it is. */
import { passing } from "./passing.ts";
import type { SeatInfo } from "./replies.ts";
import {
  bothDecks,
  gameResult,
  moment,
  shortText,
  storedCount,
  storedDeck,
  storedId,
  storedRuleset,
} from "./stored-facts.ts";
import { z } from "./zod.ts";

const SAVED_FORMAT = 1;

const seatInfo = z.object({
  kind: z.enum(["person", "bot"]),
  name: shortText,
  level: z.optional(shortText),
  deck: z.optional(storedDeck),
});

const savedGame = z.object({
  format: z.literal(SAVED_FORMAT),
  id: storedId,
  made: moment,
  touched: moment,
  seats: z.object({ P1: seatInfo, P2: seatInfo }),
  /** Names of the decks. */
  decks: bothDecks,
  seed: shortText,
  ruleset: storedRuleset,
  /** What its computer players draw from: the game's seed tells nothing of it. Absent where it is the game's id. */
  minds: z.optional(shortText),
  /** Null until the game has been opened for the first time. */
  game: z.nullable(
    z.object({
      /** In the compact form. */
      record: z.string(),
      singles: storedCount,
      byHand: z.array(storedCount),
      hash: z.string(),
      undos: storedCount,
      assisted: z.boolean(),
    }),
  ),
  passing: z.object({ P1: passing, P2: passing }),
  turn: storedCount,
  won: z.object({ P1: storedCount, P2: storedCount }),
  finished: z.boolean(),
  /** Absent where the game was stored before results were. */
  result: z.optional(gameResult),
});

/** `seats` as they are told to tables. */
export type SavedGame = Omit<z.infer<typeof savedGame>, "seats"> & {
  readonly seats: { readonly P1: SeatInfo; readonly P2: SeatInfo };
};

/** Null where the store holds something else: written by another version, or damaged. */
export function readSavedGame(stored: unknown): SavedGame | null {
  const read = savedGame.safeParse(stored);
  return read.success ? withoutGaps(read.data) : null;
}

/** An absent level or deck is left out, not undefined. */
function withoutGaps(game: z.infer<typeof savedGame>): SavedGame {
  const seat = ({ kind, name, level, deck }: z.infer<typeof seatInfo>): SeatInfo => ({
    kind,
    name,
    ...(level !== undefined && { level }),
    ...(deck !== undefined && { deck }),
  });
  return { ...game, seats: { P1: seat(game.seats.P1), P2: seat(game.seats.P2) } };
}

interface NewGame {
  readonly minds?: string;
  readonly id: string;
  readonly at: number;
  readonly seats: SavedGame["seats"];
  readonly decks: SavedGame["decks"];
  readonly seed: string;
  readonly ruleset: SavedGame["ruleset"];
  readonly passing: SavedGame["passing"];
}

/** A game nobody has opened yet. */
export const freshGame = ({ at, minds, passing: settings, ...terms }: NewGame): SavedGame => ({
  format: SAVED_FORMAT,
  ...terms,
  made: at,
  touched: at,
  ...(minds !== undefined && { minds }),
  game: null,
  passing: settings,
  turn: 0,
  won: { P1: 0, P2: 0 },
  finished: false,
});
