/** The small comparisons of which expectations are made. */
import { Failure, foundValue } from "../run/failure.ts";
import { shownValue } from "../scenario/malformed.ts";

/** One field of one subject: what it is, and what it should be. */
export function mustEqual(subject: string, expected: unknown, found: unknown): void {
  if (expected === found) return;
  throw new Failure({ is: "field", subject, value: shownValue(expected) }, foundValue(shownValue(found)));
}

/** The same words in any order. */
export function mustHave(subject: string, expected: readonly string[], found: readonly string[]): void {
  const same = [...expected].sort().join("\n") === [...found].sort().join("\n");
  if (!same)
    throw new Failure({ is: "field", subject, value: shownValue(expected) }, foundValue(shownValue(found)));
}
