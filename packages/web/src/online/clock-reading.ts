/** What a clock shows now, from what the server last told of it. The server alone decides whose time is over. */
import type { ClockView } from "@fhtagn/protocol/online";
import type { Player } from "@fhtagn/rules";

export interface HeardClock {
  readonly clock: ClockView;
  /** When it was heard, in milliseconds of `performance.now()`. */
  readonly at: number;
}

/** Since it was told; a clock that stands has spent nothing. */
const spentBy = ({ clock, at }: HeardClock, seat: Player, now: number): number =>
  clock.running === seat ? Math.max(0, now - at) : 0;

/** Of somebody who lost his connection; null while he has one. It runs before his time does. */
export function reserveNow(heard: HeardClock, seat: Player, now: number): number | null {
  const told = heard.clock.away[seat];
  return told === null ? null : Math.max(0, told - spentBy(heard, seat, now));
}

export function leftNow(heard: HeardClock, seat: Player, now: number): number {
  const { left, away } = heard.clock;
  const afterReserve = Math.max(0, spentBy(heard, seat, now) - (away[seat] ?? 0));
  return Math.max(0, left[seat] - afterReserve);
}

const SECOND = 1000;
/** From here on it is said aloud, and marked. */
const LOW_TIME = 20 * SECOND;
const TENTHS_BELOW = 10 * SECOND;

export const isLow = (left: number, { terms }: ClockView): boolean =>
  terms.kind === "minutes" && left < LOW_TIME;

const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const two = (number: number): string => String(number).padStart(2, "0");

/** "1:05:09", "4:07", "0:08.3": the same in every language. Whole seconds are rounded up: 0:00 is over. */
export function timeText(left: number): string {
  if (left < TENTHS_BELOW) {
    const tenths = Math.ceil(left / (SECOND / 10));
    return tenths >= 100 ? "0:10" : `0:0${Math.floor(tenths / 10)}.${tenths % 10}`;
  }
  const seconds = Math.ceil(left / SECOND);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = `${hours > 0 ? two(minutes) : minutes}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

/** Of a game by correspondence: days, then hours, then minutes. */
export type RoughTime = { readonly unit: "days" | "hours" | "minutes"; readonly count: number };

export function roughTime(left: number): RoughTime {
  if (left >= DAY) return { unit: "days", count: Math.floor(left / DAY) };
  if (left >= HOUR) return { unit: "hours", count: Math.floor(left / HOUR) };
  return { unit: "minutes", count: Math.ceil(left / MINUTE) };
}
