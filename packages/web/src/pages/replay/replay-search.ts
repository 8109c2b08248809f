/** The point and the eyes stand in the address, so that a link shows the same. */

export const SEATS_SEEN = ["P1", "P2", "both"] as const;
export type SeatSeen = (typeof SEATS_SEEN)[number];

export interface ReplaySearch {
  /** A point of the timeline. */
  readonly at?: number;
  /** The point before the answer with this number: a review counts answers. */
  readonly answer?: number;
  readonly seat?: SeatSeen;
}

const readSeatSeen = (value: unknown): SeatSeen | undefined => SEATS_SEEN.find((seat) => seat === value);

/** What is not understood is left out; nobody is refused a page for it. */
export function readReplaySearch(search: Readonly<Record<string, unknown>>): ReplaySearch {
  const at = countIn(search.at);
  const answer = countIn(search.answer);
  const seat = readSeatSeen(search.seat);
  return {
    ...(at === undefined ? {} : { at }),
    ...(answer === undefined ? {} : { answer }),
    ...(seat === undefined ? {} : { seat }),
  };
}

function countIn(value: unknown): number | undefined {
  const count = Number(value ?? Number.NaN);
  return Number.isInteger(count) && count >= 0 ? count : undefined;
}
