/** The numbers of a lasting effect, fixed when it was made (LAST-07). */
import type { Continuous } from "../state/cache.ts";

/** Where a lasting `gains` keeps its numbers: four icons, skill, amount of a keyword. */
export const SKILL_VALUE = 4;
export const AMOUNT_VALUE = 5;

/** A number that `setTo` names: fixed when a lasting effect was made, read now for a passive. */
export const amountOf = (one: Continuous, read: () => number): number =>
  one.modifier === null ? read() : (one.modifier.values[0] ?? 0);

export const skillValue = (one: Continuous): number => one.modifier?.values[SKILL_VALUE] ?? 0;
