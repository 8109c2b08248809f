/** The log of a record: what happened, in the words of whoever reads it, and after how many answers. */
import type { Happening } from "../state/happenings.ts";
import type { LogLine } from "./record.ts";

/** Puts a happening into words; a record holds the seed and the decks, so its log hides nothing. */
export type LogTeller = (happening: Happening) => string;

/** `cuts[i]` is how many happenings came before answer i. Nobody to tell it, no log. */
export function tellLog(
  journal: readonly Happening[],
  cuts: readonly number[],
  tell: LogTeller | undefined,
): readonly LogLine[] {
  if (tell === undefined) return [];
  let at = 0;
  return journal.map((happening, index) => {
    while ((cuts[at] ?? Number.POSITIVE_INFINITY) <= index) at++;
    return { at, text: tell(happening) };
  });
}
