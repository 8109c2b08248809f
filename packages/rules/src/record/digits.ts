/** Numbers and words as characters that are safe in an address: the alphabet of the compact form. */
import type { LimitName } from "../limits.ts";
import type { RecordFault } from "./faults.ts";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const LOW = 32;

/** Five bits a character, the lowest first; the sixth says that more follow. */
export function digits(value: number): string {
  let text = "";
  let rest = value;
  for (; rest >= LOW; rest = Math.floor(rest / LOW)) text += ALPHABET.charAt((rest % LOW) + LOW);
  return text + ALPHABET.charAt(rest);
}

/** A number below 64 to the power of `width`, always so many characters. */
export function fixedDigits(value: number, width: number): string {
  let text = "";
  for (let rest = value; text.length < width; rest = Math.floor(rest / 64))
    text = ALPHABET.charAt(rest % 64) + text;
  return text;
}

/** Whole numbers of both signs as whole numbers: 0, -1, 1, -2, 2 ... */
export const zigzag = (value: number): number => (value < 0 ? -value * 2 - 1 : value * 2);
export const unzigzag = (value: number): number => (value % 2 === 1 ? -(value + 1) / 2 : value / 2);

/** Reads along a text; the first fault stays, and after it everything reads as zero. */
export interface Cursor {
  readonly text: string;
  at: number;
  fault: RecordFault | null;
}

export const cursorOver = (text: string): Cursor => ({ text, at: 0, fault: null });
export const atEnd = (cursor: Cursor): boolean => cursor.fault !== null || cursor.at >= cursor.text.length;

type FaultHere = "endsEarly" | "numberTooLarge" | "assignmentTooLong" | "noSuchCard" | "noSuchSet";

export function fail(cursor: Cursor, kind: FaultHere): 0 {
  cursor.fault ??= { kind, at: cursor.at + 1 };
  return 0;
}

export function failByLimit(cursor: Cursor, of: LimitName): 0 {
  cursor.fault ??= { kind: "tooMuch", of };
  return 0;
}

/** Takes the mark if it stands here. */
export function takeMark(cursor: Cursor, mark: string): boolean {
  if (cursor.text[cursor.at] !== mark) return false;
  cursor.at++;
  return true;
}

function takeSymbol(cursor: Cursor): number {
  if (cursor.fault !== null) return 0;
  const symbol = cursor.text[cursor.at];
  if (symbol === undefined) return fail(cursor, "endsEarly");
  const value = ALPHABET.indexOf(symbol);
  if (value < 0) {
    cursor.fault = { kind: "noDigit", at: cursor.at + 1, text: symbol };
    return 0;
  }
  cursor.at++;
  return value;
}

export function takeDigits(cursor: Cursor): number {
  let value = 0;
  for (let weight = 1; weight < 2 ** 40; weight *= LOW) {
    const symbol = takeSymbol(cursor);
    value += (symbol % LOW) * weight;
    if (symbol < LOW) return value;
  }
  return fail(cursor, "numberTooLarge");
}

export function takeFixed(cursor: Cursor, width: number): number {
  let value = 0;
  for (let i = 0; i < width; i++) value = value * 64 + takeSymbol(cursor);
  return value;
}

/** Everything but letters, digits, "_" and what `plain` allows becomes "$" and four hex digits. */
export const escapeText = (text: string, plain = /[\w-]/): string =>
  text
    .split("")
    .map((unit) => (plain.test(unit) ? unit : `$${unit.charCodeAt(0).toString(16).padStart(4, "0")}`))
    .join("");

export const unescapeText = (text: string): string =>
  text.replace(/\$([0-9a-f]{4})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
