/** A review as it is kept: plain data, answers in words of both languages. */
import { storedCount, storedId, storedSeat } from "./stored-facts.ts";
import { z } from "./zod.ts";

export const REVIEW_FORMAT = 1;

/** What is reckoned and drawn: never endless, never nothing. */
const LARGEST = 1_000_000;
const amount = z.number().check(z.gte(-LARGEST), z.lte(LARGEST));
/** From 0 to 1, and what rounding adds. */
const ROUNDING = 1e-6;
const chance = z.number().check(z.gte(-ROUNDING), z.lte(1 + ROUNDING));

const LONGEST_SENTENCE = 4000;
const sentence = z.string().check(z.maxLength(LONGEST_SENTENCE));
const said = z.readonly(z.object({ en: sentence, fr: sentence }));

const mark = z.enum(["inaccuracy", "mistake", "blunder"]);

const decision = z.readonly(
  z.object({
    /** Answers that were given before. */
    at: storedCount,
    turn: storedCount,
    player: storedSeat,
    /** The chance to win in the eyes of the player. */
    chance,
    /** In win points, 0 to 100, with the interval of 95 %. */
    loss: amount,
    low: amount,
    high: amount,
    mark: z.nullable(mark),
    played: said,
    better: z.nullable(said),
  }),
);

const curve = z.readonly(z.array(z.readonly(z.object({ at: storedCount, turn: storedCount, chance }))));

const seat = z.readonly(
  z.object({
    accuracy: z.nullable(amount),
    marks: z.readonly(z.object({ inaccuracy: storedCount, mistake: storedCount, blunder: storedCount })),
    /** In the player's own eyes. */
    curve,
  }),
);

const stroke = z.readonly(
  z.object({
    at: storedCount,
    turn: storedCount,
    what: z.enum(["deal", "draws", "other"]),
    luck: amount,
    drew: z.readonly(z.array(z.readonly(z.object({ player: storedSeat, title: sentence })))),
  }),
);

const sheet = z.readonly(
  z.object({
    format: z.literal(REVIEW_FORMAT),
    decisions: z.readonly(z.array(decision)),
    seats: z.readonly(z.object({ P1: seat, P2: seat })),
    /** The dearest decisions, the dearest first. */
    turningPoints: z.readonly(z.array(decision)),
    /** From P1's side, 0 to 1: start + luck + skill = end. */
    split: z.readonly(z.object({ start: amount, luck: amount, skill: amount, end: amount })),
    /** The strokes of luck that moved the chance most, the greatest first. */
    luck: z.readonly(z.array(stroke)),
    /** The chance of P1 with both hands on the table. */
    open: curve,
  }),
);

/** `hash`: the game's own last one; a game that went on after the review needs another review. */
const storedReview = z.readonly(z.object({ hash: storedId, sheet }));

export type ReviewSheet = z.infer<typeof sheet>;
export type StoredReview = z.infer<typeof storedReview>;

/** Null where the store holds something else. */
export function readStoredReview(stored: unknown): StoredReview | null {
  const read = storedReview.safeParse(stored);
  return read.success ? read.data : null;
}
