/** The log of a record: what happened, in words, and after how many answers. */
import type { Locale } from "../language/words.ts";
import type { Library } from "../state/game.ts";
import type { Happening } from "../state/happenings.ts";
import type { LogLine } from "./record.ts";

export type Teller = (happening: Happening) => string;

export function makeTeller(library: Library, _locale: Locale): Teller {
  const title = (code: string | undefined): string => library.cards.get(code ?? "")?.title ?? "";
  return ({ what, player, code, onCode, place, icon, count, phase, turn, because }) =>
    [what, player, title(code), place, title(onCode), icon, count, phase, turn, because]
      .filter((word) => word !== undefined && word !== "")
      .join(" ");
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
