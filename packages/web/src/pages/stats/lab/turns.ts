/** Lengths of games put in order. */
import type { SheetLength } from "@fhtagn/lab";

/** Also the turns in which no game ended, so that the axis is even. */
export function turnsInARow(lengths: readonly SheetLength[]): readonly SheetLength[] {
  const found = new Map(lengths.map((length) => [length.turn, length]));
  const first = lengths[0]?.turn ?? 1;
  const last = lengths.at(-1)?.turn ?? 1;
  return Array.from({ length: last - first + 1 }, (_, at) => {
    const turn = first + at;
    return found.get(turn) ?? { turn, stories: 0, deck: 0, other: 0 };
  });
}

/** The turns between which the middle half of all games end. */
export function middleHalf(lengths: readonly SheetLength[]): { readonly from: number; readonly to: number } {
  const ends = lengths.flatMap(({ turn, stories, deck, other }) =>
    Array<number>(stories + deck + other).fill(turn),
  );
  const at = (share: number): number => ends[Math.floor(share * (ends.length - 1))] ?? 0;
  return { from: at(0.25), to: at(0.75) };
}
