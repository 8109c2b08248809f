/** Rows of the browser's stores in which one thing is not as it should be. */
import { finishedForm, freshGame, loadedForm, USUAL_PASSING } from "@fhtagn/protocol";
import { makeRng, type Rng } from "@fhtagn/rules";

type Row = readonly [key: string | number, value: unknown];

const DECKS = { P1: "agency-cthulhu", P2: "hastur" };
const SEATS = { P1: { kind: "person", name: "" }, P2: { kind: "bot", name: "", level: "greedy" } } as const;

const game = (id: string) => ({
  ...freshGame({
    id,
    at: 1,
    seats: SEATS,
    decks: DECKS,
    seed: "s",
    ruleset: "lcg",
    passing: { P1: USUAL_PASSING, P2: USUAL_PASSING },
  }),
  game: { record: "fhtagn1", singles: 0, byHand: [], hash: "h", undos: 0, assisted: false },
  finished: true,
  result: { winner: "P1", because: "stories" },
});

const result = (id: string) =>
  finishedForm({
    id,
    at: 1,
    seats: { P1: { kind: "person" }, P2: { kind: "bot", level: "greedy" } },
    decks: DECKS,
    ruleset: "lcg",
    starter: "P1",
    winner: "P1",
    because: "stories",
    turn: 9,
    won: { P1: 3, P2: 0 },
    undos: 0,
    assisted: false,
  });

const record = (id: string) =>
  loadedForm({
    id: `r-${id}`,
    loaded: 1,
    text: "fhtagn1",
    decks: DECKS,
    ruleset: "lcg",
    result: null,
    turns: 4,
  });

const seat = {
  accuracy: 90,
  marks: { inaccuracy: 0, mistake: 0, blunder: 0 },
  curve: [{ at: 0, turn: 1, chance: 0.5 }],
};
const review = () => ({
  hash: "h",
  sheet: {
    format: 1,
    decisions: [],
    seats: { P1: seat, P2: seat },
    turningPoints: [],
    split: { start: 0.5, luck: 0, skill: 0, end: 0.5 },
    luck: [],
    open: [],
  },
});

const WHOLE = {
  "fhtagn-games games": game,
  "fhtagn-results results": result,
  "fhtagn-records records": record,
  "fhtagn-reviews reviews": review,
} as const;

const JUNK: readonly unknown[] = [
  null,
  "x",
  "constructor",
  "__proto__",
  -1,
  1e300,
  0.5,
  true,
  [],
  [null],
  {},
];

const oneOf = <T>(rng: Rng, list: readonly T[]): T | undefined => list[rng.below(list.length)];

/** Somewhere inside of it stands something else. */
function spoilt(value: unknown, rng: Rng): unknown {
  const names = typeof value === "object" && value !== null ? Object.keys(value) : [];
  const name = names.length > 0 && rng.below(4) > 0 ? oneOf(rng, names) : undefined;
  if (typeof value !== "object" || value === null || name === undefined) return oneOf(rng, JUNK);
  const inner: unknown = Reflect.get(value, name);
  if (Array.isArray(value)) return value.with(Number(name), spoilt(inner, rng));
  return { ...value, [name]: spoilt(inner, rng) };
}

const ROWS = 25;
/** Some whole, some under the name of another. */
function rowOf(whole: (id: string) => unknown, at: number, rng: Rng): Row {
  const id = `row-${at}`;
  const value = whole(id);
  const named = typeof value === "object" && value !== null && "id" in value ? String(value.id) : id;
  return [at % 9 === 8 ? at : named, at % 5 === 0 ? value : spoilt(value, rng)];
}

/** By database and place. */
export function oddRows(seed: number): Readonly<Record<string, readonly Row[]>> {
  const rng = makeRng(`odd rows ${seed}`);
  return Object.fromEntries(
    Object.entries(WHOLE).map(([place, whole]) => [
      place,
      Array.from({ length: ROWS }, (_, at) => rowOf(whole, at, rng)),
    ]),
  );
}

const KEYS = ["settings", "lessons", "first-games", "puzzles", "setup", "aside", "junk"] as const;

export function oddTexts(seed: number): Readonly<Record<string, string>> {
  const rng = makeRng(`odd texts ${seed}`);
  const state = { lessons: {}, finished: [], puzzles: {}, days: [], theme: "archive", stops: [], keys: {} };
  const text = (): string => {
    const written = JSON.stringify({ state: spoilt(state, rng), version: 0 });
    return rng.below(3) === 0 ? written.slice(0, rng.below(written.length)) : written;
  };
  return Object.fromEntries(KEYS.map((key) => [`fhtagn.${key}`, text()]));
}
