/** A clock as one word, as it stands in what the browser keeps: "none", "30+10", "3d". */
import type { ClockTerms } from "@fhtagn/protocol/online";

export function nameOfClock(clock: ClockTerms): string {
  switch (clock.kind) {
    case "none":
      return "none";
    case "minutes":
      return `${clock.minutes}+${clock.increment}`;
    case "days":
      return `${clock.days}d`;
  }
}

const FORM = /^(?:(?<minutes>\d{1,3})\+(?<increment>\d{1,3})|(?<days>\d{1,2})d)$/;

/** Null for any other word. Whether such a clock is played with the server says. */
export function readClockName(name: string): ClockTerms | null {
  if (name === "none") return { kind: "none" };
  const { minutes, increment, days } = FORM.exec(name)?.groups ?? {};
  if (days !== undefined) return { kind: "days", days: Number(days) };
  if (minutes === undefined || increment === undefined) return null;
  return { kind: "minutes", minutes: Number(minutes), increment: Number(increment) };
}
