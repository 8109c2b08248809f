/** Records that somebody wrote to do harm: each is refused, and by its limits before any game is played. */
import { expect, test } from "vitest";
import { LIMITS } from "../limits.ts";
import { hashText } from "../state/save.ts";
import { readRecord } from "./read-record.ts";

const HEAD = "fhtagn record 1\nengine: 0.2.0\nruleset: lcg\nseed: s\nresult: not finished\n";
interface Parts {
  readonly head?: string;
  readonly deck?: string;
  readonly hashes?: string;
  readonly game?: string;
}
const readable = ({ head = HEAD, deck = "50 a-1", hashes = "end 0123456789", game = "" }: Parts): string =>
  `${head}\ndeck P1:\n${deck}\n\ndeck P2:\n50 a-1\n\nstories:\n10 s-1\n\nhashes:\n${hashes}\n\ngame:\n${game}\n`;

const EMPTY = ["fhtagn1", "0.2.0", "lcg", "", "", "s", "a", ".AA", ".AA", ".AA", "", "", "0".repeat(16), ""];
function compact(changes: Readonly<Record<number, string>>): string {
  const body = EMPTY.map((field, index) => changes[index] ?? field).join("*");
  return `${body}*${hashText(body).slice(0, 6)}`;
}

const fault = (text: string) => {
  const read = readRecord(text);
  return read.ok ? null : { place: read.place, ...read.fault };
};

test("what is within the limits is read", () => {
  expect(fault(readable({}))).toBeNull();
  expect(fault(compact({}))).toBeNull();
});

const many = (line: string, count: number): string => `${line}\n`.repeat(count);

test.each([
  ["fileBytes", `${readable({})}${" ".repeat(LIMITS.fileBytes)}`],
  ["deckCards", readable({ deck: many("999 a-1", 9) })],
  ["codeLetters", readable({ deck: `1 ${"a".repeat(LIMITS.codeLetters + 1)}-1` })],
  ["answers", readable({ game: many("> choose 0", LIMITS.answers + 1) })],
  ["logLines", readable({ game: many("  a", LIMITS.logLines + 1) })],
  ["logLineLetters", readable({ game: `  ${"a".repeat(LIMITS.logLineLetters)}` })],
  ["turns", readable({ head: `${HEAD}turn limit: 1000000000\n` })],
  ["seedLetters", readable({ head: HEAD.replace("seed: s", `seed: ${"s".repeat(600)}`) })],
  ["deckCards", compact({ 7: `.A${"D".repeat(LIMITS.deckCards)}` })],
  ["codeLetters", compact({ 6: "a".repeat(LIMITS.codeLetters + 1) })],
  ["answers", compact({ 10: "A".repeat(LIMITS.answers + 1) })],
  ["turns", compact({ 11: "AAAA".repeat(LIMITS.turns + 1) })],
  ["turns", compact({ 4: "_____A" })],
  ["seedLetters", compact({ 5: "s".repeat(LIMITS.seedLetters + 1) })],
] as const)("more than is read of anything is refused by its limit: %s", (of, text) => {
  expect(fault(text)).toMatchObject({ kind: "tooMuch", of });
});

test("an answer repeats no more than the beginning of a text that it does not understand", () => {
  const told = JSON.stringify(fault(readable({ head: `${HEAD}${"x".repeat(5_000)}\n` })));
  expect(told).toContain("xxx");
  expect(told.length).toBeLessThan(200);
});

test.each(["constructor 1", "__proto__ 1", "toString x", "hasOwnProperty true", "valueOf 0"])(
  "a word that every object knows is no option: %s",
  (option) => {
    const [key = "", value = ""] = option.split(" ");
    const expected = { place: { part: "options" }, kind: "noOption", text: key };
    expect(fault(readable({ head: `${HEAD}option: ${option}\n` }))).toEqual(expected);
    expect(fault(compact({ 3: `${key}.${value}` }))).toEqual(expected);
  },
);

test("a number that is none is no value of an option", () => {
  const head = `${HEAD}option: deck.maxCopies ${"9".repeat(400)}\n`;
  expect(fault(readable({ head }))).toMatchObject({ kind: "optionValue", text: "deck.maxCopies" });
});
