/** How long two people have for a game. */
import type { Player } from "@fhtagn/rules";
import { z } from "../zod.ts";

const MOST_MINUTES = 180;
const MOST_INCREMENT = 180;
const MOST_DAYS = 14;

/** No clock, minutes for a whole game with seconds for each answer, or days for each answer. */
export const clockTerms = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("none") }),
  z.strictObject({
    kind: z.literal("minutes"),
    minutes: z.int().check(z.gte(1), z.lte(MOST_MINUTES)),
    increment: z.int().check(z.gte(0), z.lte(MOST_INCREMENT)),
  }),
  z.strictObject({ kind: z.literal("days"), days: z.int().check(z.gte(1), z.lte(MOST_DAYS)) }),
]);
export type ClockTerms = z.infer<typeof clockTerms>;

/** What is offered; any other of the same form may be asked for. */
export const CLOCK_CHOICES: readonly ClockTerms[] = [
  { kind: "none" },
  { kind: "minutes", minutes: 15, increment: 5 },
  { kind: "minutes", minutes: 30, increment: 10 },
  { kind: "minutes", minutes: 60, increment: 15 },
  { kind: "days", days: 1 },
  { kind: "days", days: 3 },
  { kind: "days", days: 7 },
];

export const isCorrespondence = ({ kind }: ClockTerms): boolean => kind === "days";

export const sameClock = (a: ClockTerms, b: ClockTerms): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The clocks of a table as they stand when this is told. */
export interface ClockView {
  readonly terms: ClockTerms;
  /** Milliseconds; of days, those for the answer that is asked now. */
  readonly left: Readonly<Record<Player, number>>;
  /** Whose time runs; null while nobody's does. */
  readonly running: Player | null;
  /** A seat that lost its connection: milliseconds of its reserve. */
  readonly away: Readonly<Record<Player, number | null>>;
  /** The other one has been away, or over his time, for so long that the game may be claimed. */
  readonly mayClaim: boolean;
}
