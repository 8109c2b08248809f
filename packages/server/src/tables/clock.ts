/** The clocks of a table as data: what is left to each side, and whose time runs since when. Nothing here waits. */
import type { ClockTerms, ClockView } from "@fhtagn/protocol/online";
import { PLAYERS, type Player } from "@fhtagn/rules";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** What a lost connection may take before the clock of its seat goes on, in all of a game. */
const RESERVE = 2 * MINUTE;
/** Where no clock ends a game: who stays away for so long has left it, if the other one says so. */
const PATIENCE = 5 * MINUTE;

export type Both<T> = Readonly<Record<Player, T>>;

export interface TableClock {
  readonly terms: ClockTerms;
  left: Record<Player, number>;
  reserve: Record<Player, number>;
  /** Since when a seat has no connection; null while it has one. */
  away: Record<Player, number | null>;
  running: Player | null;
  /** When what runs was last counted. */
  since: number;
}

function wholeTime(terms: ClockTerms): number {
  switch (terms.kind) {
    case "none":
      return 0;
    case "minutes":
      return terms.minutes * MINUTE;
    case "days":
      return terms.days * DAY;
  }
}

export function newClock(terms: ClockTerms, left: Both<number> | null, now: number): TableClock {
  const whole = wholeTime(terms);
  return {
    terms,
    left: left === null ? { P1: whole, P2: whole } : { ...left },
    reserve: { P1: RESERVE, P2: RESERVE },
    away: { P1: now, P2: now },
    running: null,
    since: now,
  };
}

/** Counts what has run since the last count: first the reserve of a seat that is away, then its time. */
export function countTime(clock: TableClock, now: number): void {
  const { running, since } = clock;
  clock.since = Math.max(since, now);
  if (running === null) return;
  let spent = Math.max(0, now - since);
  if (clock.away[running] !== null) {
    const fromReserve = Math.min(spent, clock.reserve[running]);
    clock.reserve[running] -= fromReserve;
    spent -= fromReserve;
  }
  if (clock.terms.kind !== "none") clock.left[running] = Math.max(0, clock.left[running] - spent);
}

/** Somebody is asked from now on, or nobody. */
export function passTurn(clock: TableClock, asked: Player | null, now: number): void {
  countTime(clock, now);
  clock.running = asked;
}

/** The answer of whoever is asked was taken in: his time stands, and he is given what an answer earns. */
export function stopAt(clock: TableClock, now: number): void {
  countTime(clock, now);
  const { terms, left, running } = clock;
  clock.running = null;
  if (running === null) return;
  if (terms.kind === "minutes") left[running] += terms.increment * SECOND;
  if (terms.kind === "days") left[running] = terms.days * DAY;
}

/** Who is connected now. */
export function notePresent(clock: TableClock, here: Both<boolean>, now: number): void {
  countTime(clock, now);
  for (const seat of PLAYERS) clock.away[seat] = here[seat] ? null : (clock.away[seat] ?? now);
}

/** Whose time is over; null while there is some left. */
export function outOfTime({ terms, left, running }: TableClock): Player | null {
  if (terms.kind === "none" || running === null) return null;
  return left[running] <= 0 ? running : null;
}

/** In how many milliseconds something happens by itself; null if nothing does. */
export function nextBell({ terms, left, reserve, running, away }: TableClock): number | null {
  if (running === null || terms.kind === "none") return null;
  return left[running] + (away[running] === null ? 0 : reserve[running]);
}

/** True where `seat` is asked, is away, and has been for longer than anybody has to wait. */
export function hasLeft({ terms, running, away, reserve }: TableClock, seat: Player, now: number): boolean {
  const since = away[seat];
  if (since === null || running !== seat || terms.kind === "days") return false;
  return terms.kind === "none" ? now - since >= PATIENCE : reserve[seat] <= 0;
}

export function clockView(clock: TableClock, now: number): ClockView {
  countTime(clock, now);
  const { terms, left, running, away, reserve } = clock;
  const isAway = (seat: Player): number | null => (away[seat] === null ? null : reserve[seat]);
  return {
    terms,
    left: { ...left },
    running,
    away: { P1: isAway("P1"), P2: isAway("P2") },
    mayClaim: running !== null && hasLeft(clock, running, now),
  };
}
