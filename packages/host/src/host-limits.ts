/**
 * Everything that is limited, with the word it is refused with. A table that is played on a screen stays far below
 * all of them; each refusal is counted for its seat.
 */
import type { ProtocolRefusal, Request } from "@fhtagn/protocol";

/** So many at once, and so many more with every second. */
interface Rate {
  readonly atOnce: number;
  readonly aSecond: number;
}

type LimitedDeed = "greeting" | "hint" | "enquiry" | "setting" | "deed";

interface Limits {
  /** Values and letters of one message. Refused: "too large". */
  readonly message: number;
  /** Requests of each kind, of all tables of a seat together, or of one that watches. Refused: "too often". */
  readonly rates: Readonly<Record<LimitedDeed, Rate>>;
  /** Requests that wait while a deed is being stored, of both seats. Refused: "too often". */
  readonly waiting: number;
  /** The same for all who watch together: they take nothing from the seats. */
  readonly waitingWatchers: number;
  /** Searches for a hint at the same time, for each seat. Refused: "at work". */
  readonly searches: number;
  /** Requests of a table that are answered again if they are said again. Older ones are refused: "said before". */
  readonly remembered: number;
}

export const HOST_LIMITS: Limits = {
  message: 12_000,
  rates: {
    greeting: { atOnce: 8, aSecond: 0.5 },
    hint: { atOnce: 6, aSecond: 0.5 },
    enquiry: { atOnce: 120, aSecond: 40 },
    setting: { atOnce: 40, aSecond: 10 },
    deed: { atOnce: 200, aSecond: 50 },
  },
  waiting: 64,
  waitingWatchers: 256,
  searches: 1,
  remembered: 64,
};

const KINDS: Readonly<Record<Request["type"], LimitedDeed>> = {
  hello: "greeting",
  hint: "hint",
  why: "enquiry",
  preview: "enquiry",
  explain: "enquiry",
  record: "greeting",
  setPassing: "setting",
  setPace: "setting",
  hurry: "setting",
  answer: "deed",
  stepBack: "deed",
  undo: "deed",
  agree: "deed",
  concede: "deed",
};

interface Allowance {
  readonly left: number;
  readonly at: number;
}

/** What a seat may still say of each kind. */
export type Allowances = Map<LimitedDeed, Allowance>;

const SECOND = 1000;

/** Null if it may be said now: then it is taken off. */
export function refusedByRate(
  allowances: Allowances,
  type: Request["type"],
  now: number,
): ProtocolRefusal | null {
  const kind = KINDS[type];
  const { atOnce, aSecond } = HOST_LIMITS.rates[kind];
  const { left, at } = allowances.get(kind) ?? { left: atOnce, at: now };
  const grown = Math.min(atOnce, left + (Math.max(0, now - at) / SECOND) * aSecond);
  allowances.set(kind, { left: grown < 1 ? grown : grown - 1, at: now });
  return grown < 1 ? "too often" : null;
}

/** Looks at no more of the message than is allowed of it. */
export function isTooLarge(message: unknown, most: number = HOST_LIMITS.message): boolean {
  let left = most;
  const waiting: unknown[] = [message];
  while (waiting.length > 0) {
    const value = waiting.pop();
    left -= typeof value === "string" ? value.length + 1 : 1;
    if (left < 0) return true;
    if (typeof value !== "object" || value === null) continue;
    for (const key of Object.keys(value)) {
      left -= key.length;
      if (left < 0) return true;
      waiting.push(Reflect.get(value, key));
    }
  }
  return false;
}
