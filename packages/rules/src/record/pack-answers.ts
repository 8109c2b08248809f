/** Answers in the compact form: an option is its number, an assignment two cards to a character. */
import { LIMITS } from "../limits.ts";
import {
  atEnd,
  type Cursor,
  cursorOver,
  digits,
  fail,
  failByLimit,
  fixedDigits,
  takeDigits,
  takeFixed,
  takeMark,
} from "./digits.ts";
import type { RecordFault } from "./faults.ts";
import type { RecordedAnswer } from "./record.ts";

const PAIRED = ".";
const LONG = "!";
const CONCEDED = "~";
/** Places up to the seventh fit two to a character; an odd one out is filled up. */
const PLACES = 8;

export const packAnswers = (answers: readonly RecordedAnswer[]): string => answers.map(packAnswer).join("");

function packAnswer(answer: RecordedAnswer): string {
  if ("choose" in answer) return digits(answer.choose);
  if ("concede" in answer) return CONCEDED + digits(answer.after * 2 + (answer.concede === "P1" ? 0 : 1));
  return packAssignment(answer.assign.map((place) => place + 1));
}

function packAssignment(places: readonly number[]): string {
  const length = digits(places.length);
  if (places.some((place) => place >= PLACES)) return LONG + length + places.map(digits).join("");
  let text = PAIRED + length;
  for (let i = 0; i < places.length; i += 2)
    text += fixedDigits((places[i] ?? 0) * PLACES + (places[i + 1] ?? 0), 1);
  return text;
}

/** The answers, or what is wrong with the text. */
export function unpackAnswers(text: string): readonly RecordedAnswer[] | RecordFault {
  const cursor = cursorOver(text);
  const answers: RecordedAnswer[] = [];
  while (!atEnd(cursor)) {
    if (answers.length >= LIMITS.answers) failByLimit(cursor, "answers");
    else answers.push(takeAnswer(cursor));
  }
  return cursor.fault ?? answers;
}

function takeAnswer(cursor: Cursor): RecordedAnswer {
  if (takeMark(cursor, PAIRED)) return { assign: takePairs(cursor) };
  if (takeMark(cursor, LONG)) return { assign: takeLong(cursor) };
  if (!takeMark(cursor, CONCEDED)) return { choose: takeDigits(cursor) };
  const value = takeDigits(cursor);
  return { concede: value % 2 === 0 ? "P1" : "P2", after: Math.floor(value / 2) };
}

function takeLength(cursor: Cursor): number {
  const length = takeDigits(cursor);
  return length > cursor.text.length * 2 ? fail(cursor, "assignmentTooLong") : length;
}

function takePairs(cursor: Cursor): readonly number[] {
  const length = takeLength(cursor);
  const places: number[] = [];
  while (places.length < length && cursor.fault === null) {
    const pair = takeFixed(cursor, 1);
    places.push(Math.floor(pair / PLACES) - 1, (pair % PLACES) - 1);
  }
  return places.slice(0, length);
}

function takeLong(cursor: Cursor): readonly number[] {
  const length = takeLength(cursor);
  const places: number[] = [];
  while (places.length < length && cursor.fault === null) places.push(takeDigits(cursor) - 1);
  return places;
}
