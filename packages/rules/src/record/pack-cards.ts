/** Lists of cards in the compact form: the set by its place in a table, the number as a step from the last one. */
import { LIMITS } from "../limits.ts";
import {
  atEnd,
  type Cursor,
  cursorOver,
  digits,
  fail,
  failByLimit,
  takeDigits,
  takeMark,
  unzigzag,
  zigzag,
} from "./digits.ts";
import type { RecordFault } from "./faults.ts";

interface Place {
  readonly set: string;
  readonly number: number;
}

const MOST_AT_ONCE = 4;
/** A code without a number is a "set" of its own. */
const WHOLE = "=";

function placeOf(code: string): Place {
  const [, set, number] = /^(.+)-(0|[1-9]\d{0,5})$/.exec(code) ?? [];
  return set === undefined ? { set: WHOLE + code, number: 0 } : { set, number: Number(number) };
}

const codeAt = ({ set, number }: Place): string =>
  set.startsWith(WHOLE) ? set.slice(WHOLE.length) : `${set}-${number}`;

export const setsOf = (lists: readonly (readonly string[])[]): readonly string[] => [
  ...new Set(lists.flat().map((code) => placeOf(code).set)),
];

/** Equal cards in a row, at most four of them together. */
function runsOf(codes: readonly string[]): readonly { readonly code: string; readonly count: number }[] {
  const runs: { readonly code: string; count: number }[] = [];
  for (const code of codes) {
    const last = runs.at(-1);
    if (last?.code === code && last.count < MOST_AT_ONCE) last.count++;
    else runs.push({ code, count: 1 });
  }
  return runs;
}

/** "." and a set where the set changes, then step and count in one number. The order is kept. */
export function packCards(codes: readonly string[], sets: readonly string[]): string {
  let text = "";
  let last: Place = { set: "", number: 0 };
  for (const { code, count } of runsOf(codes)) {
    const here = placeOf(code);
    if (here.set !== last.set) {
      text += `.${digits(sets.indexOf(here.set))}`;
      last = { set: here.set, number: 0 };
    }
    text += digits(zigzag(here.number - last.number) * MOST_AT_ONCE + count - 1);
    last = here;
  }
  return text;
}

/** The cards, or what is wrong with the text. */
export function unpackCards(text: string, sets: readonly string[]): readonly string[] | RecordFault {
  const cursor = cursorOver(text);
  const codes: string[] = [];
  let last: Place = { set: "", number: 0 };
  while (!atEnd(cursor)) {
    if (takeMark(cursor, ".")) last = { set: takeSet(cursor, sets), number: 0 };
    const value = takeDigits(cursor);
    last = { set: last.set, number: last.number + unzigzag(Math.floor(value / MOST_AT_ONCE)) };
    if (last.number < 0 || last.set === "") fail(cursor, "noSuchCard");
    if (codes.length + (value % MOST_AT_ONCE) >= LIMITS.deckCards) failByLimit(cursor, "deckCards");
    for (let copy = 0; copy <= value % MOST_AT_ONCE; copy++) codes.push(codeAt(last));
  }
  return cursor.fault ?? codes;
}

function takeSet(cursor: Cursor, sets: readonly string[]): string {
  const set = sets[takeDigits(cursor)];
  if (set === undefined) fail(cursor, "noSuchSet");
  return set ?? "";
}
