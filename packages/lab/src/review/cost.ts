/** What the loss of a decision is called. */
import type { Paired } from "@fhtagn/bots";
import { type Cost, LOSS_LINES, type LossMark } from "./review.ts";
import { errorsFor } from "./student.ts";

const clip = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** Of a decision that lost so many win points, from 0 to 100. */
export const accuracyOf = (loss: number): number => clip(103.17 * Math.exp(-0.0435 * loss) - 3.17, 0, 100);

const MARKS = ["blunder", "mistake", "inaccuracy"] as const satisfies readonly LossMark[];

/** Nothing is called a mistake unless the whole interval says so. */
export const markOfLoss = (low: number): LossMark | null =>
  MARKS.find((mark) => low >= LOSS_LINES[mark]) ?? null;

const POINTS = 100;

const pointsOf = (chance: number): number => clip(POINTS * chance, 0, POINTS);

/** `first` is the best answer, `second` the one that was given. */
export function lossOf({ difference, error, worlds }: Paired): Cost {
  const reach = errorsFor(worlds) * error;
  const loss = pointsOf(difference);
  const low = pointsOf(difference - reach);
  const high = pointsOf(difference + reach);
  return { loss, low, high, accuracy: accuracyOf(loss), mark: markOfLoss(low) };
}

export const NO_COST: Cost = { loss: 0, low: 0, high: 0, accuracy: accuracyOf(0), mark: null };

/** Whether more worlds could not change the mark: no line lies inside the interval. */
export const isLossSettled = ({ low, high }: Cost): boolean =>
  Object.values(LOSS_LINES).every((line) => line <= low || line > high);
