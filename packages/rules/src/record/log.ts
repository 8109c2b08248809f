/** The log of a record: what happened, in words, and after how many answers. */
import type { Locale } from "../language/words.ts";
import type { Library } from "../state/game.ts";
import type { Happening } from "../state/happenings.ts";
import { describeHappening } from "../text/happenings.ts";
import type { LogLine } from "./record.ts";

export type Teller = (happening: Happening) => string;

/** A record holds the seed and the decks, so its log hides nothing. */
const OPEN_TO_ALL = 7;

export function makeTeller(library: Library, locale: Locale): Teller {
  const title = (code: string): string => library.cards.get(code)?.title ?? code;
  return (happening) =>
    describeHappening({ ...happening, seenBy: OPEN_TO_ALL }, locale, { viewer: "spectator", title });
}

/** `cuts[i]` is how many happenings came before answer i. */
export function tellLog(
  journal: readonly Happening[],
  cuts: readonly number[],
  tell: Teller,
): readonly LogLine[] {
  let at = 0;
  return journal.map((happening, index) => {
    while ((cuts[at] ?? Number.POSITIVE_INFINITY) <= index) at++;
    return { at, text: tell(happening) };
  });
}
