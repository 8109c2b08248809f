/** One line of a file of results, which anybody may have written. */
import { ARENA_SIDES, GAMES_OF_QUAD, type QuadResult } from "@fhtagn/lab";
import { PLAYERS } from "@fhtagn/rules";

export const RESULTS_FORMAT = "fhtagn arena 1";

export interface Header {
  readonly format: typeof RESULTS_FORMAT;
  readonly engine: string;
  readonly A: string;
  readonly B: string;
  readonly seed: string;
  readonly decks: readonly string[];
  /** Of the cards of all decks: a deck file that was changed is another run. */
  readonly cards: string;
}

/** Where and with how many threads some of the quads were played. */
export interface ArenaSession {
  readonly machineUnitNanoseconds: number;
  readonly cores: number;
  readonly workers: number;
}

export type ResultLine = Header | { readonly session: ArenaSession } | QuadResult;

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === "string";
const isAmount: Check = (value) => typeof value === "number" && value >= 0;
const isMap = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const oneOf =
  (words: readonly unknown[]): Check =>
  (value) =>
    words.includes(value);
const listOf =
  (check: Check, count?: number): Check =>
  (value) =>
    Array.isArray(value) && value.every(check) && (count === undefined || value.length === count);
const mapOf =
  (check: Check): Check =>
  (value) =>
    isMap(value) && Object.values(value).every(check);
/** Of these fields each fits; there may be others. */
const withFields =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isMap(value) &&
    Object.entries(checks).every(
      ([key, check]) => Object.hasOwn(value, key) && check(Reflect.get(value, key)),
    );

const bySide = (check: Check): Check =>
  withFields(Object.fromEntries(ARENA_SIDES.map((side) => [side, check])));

const isHeader = withFields({
  format: oneOf([RESULTS_FORMAT]),
  engine: isText,
  A: isText,
  B: isText,
  seed: isText,
  decks: listOf(isText),
  cards: isText,
});
const isSession = withFields({
  session: withFields({ machineUnitNanoseconds: isAmount, cores: isAmount, workers: isAmount }),
});
const isGame = withFields({
  seatA: oneOf(PLAYERS),
  first: oneOf(ARENA_SIDES),
  seed: isText,
  winner: oneOf([...ARENA_SIDES, "draw"]),
  because: isText,
  turns: isAmount,
  decisions: bySide(isAmount),
  end: isText,
});
const isTimes = withFields({ count: isAmount, total: isAmount, max: isAmount, sizes: mapOf(isAmount) });
const isFault = withFields({
  kind: isText,
  side: oneOf([...ARENA_SIDES, null]),
  game: isAmount,
  message: isText,
  record: isText,
});
const isQuad = withFields({
  quad: isAmount,
  deal: isText,
  decks: listOf(isText, 2),
  games: listOf(isGame, GAMES_OF_QUAD),
  effort: bySide(withFields({ times: isTimes, simulations: isAmount })),
  faults: listOf(isFault),
});

/** Null for what no run has written. */
export function readResultLine(text: string): ResultLine | null {
  const parsed = parsedJson(text);
  return [isHeader, isSession, isQuad].some((check) => check(parsed)) ? (parsed as ResultLine) : null; // just checked
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
