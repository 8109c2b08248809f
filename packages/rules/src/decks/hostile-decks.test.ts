/** Deck files that somebody wrote to do harm: each is refused by its limit, or listed as what it is. */
import { expect, test } from "vitest";
import { LIMITS } from "../limits.ts";
import { readDeckJson, readDeckText, readDeckXml } from "./read-deck.ts";

const NOTHING = { deck: { lines: [] }, unread: [] };
const within = (line: string): number => Math.floor(LIMITS.fileBytes / line.length);

test.each([
  ["deckLines", "1 Guard\n".repeat(100_000)],
  ["deckLines", "what is this\n".repeat(LIMITS.deckLines + 1)],
  ["deckCards", "999 Guard\n".repeat(3)],
  ["deckLineLetters", `a${" ".repeat(LIMITS.fileBytes / 2)}b`],
  ["deckLineLetters", `a${" x".repeat(LIMITS.fileBytes / 4)}`],
  ["fileBytes", "#".repeat(LIMITS.fileBytes + 1)],
] as const)("a text that is more than is read: %s", (excess, text) => {
  expect(readDeckText(text)).toEqual({ ...NOTHING, excess });
});

test.each([
  ["deckLines", "<card>a</card>".repeat(LIMITS.deckLines + 1)],
  ["deckLines", "<card ".repeat(within("<card "))],
  ["deckLines", "<card>".repeat(within("<card>"))],
  ["deckCards", '<card qty="1000000000">Guard</card>'],
  ["fileBytes", "<card>".repeat(LIMITS.fileBytes)],
] as const)("an .o8d that is more than is read: %s", (excess, text) => {
  expect(readDeckXml(text)).toEqual({ ...NOTHING, excess });
});

test("a few cards left open, each as long as the file allows, are read once each", () => {
  const open = `<card qty="1${" ".repeat(LIMITS.fileBytes / 4)}`;
  const { deck, unread } = readDeckXml(open.repeat(3));
  expect(deck.lines).toEqual([]);
  expect(unread.map(({ text }) => text)).toEqual(['<card qty="1', '<card qty="1', '<card qty="1']);
});

test("broken cards of an .o8d are listed: nothing of them is a legal deck", () => {
  const text = '<deck><card qty="1">A</card><card qty="2" id="x"/><card qty="two">B</card><card>C</deck>';
  expect(readDeckXml(text)).toMatchObject({
    deck: { lines: [{ count: 1, title: "A" }] },
    unread: [
      { text: '<card qty="2" id="x"/>' },
      { text: '<card qty="two">B</card>' },
      { text: "<card>C</deck>" },
    ],
  });
});

test("a JSON with too many cards or too many kinds of them", () => {
  expect(readDeckJson({ slots: { a: 1_000_000_000 } })).toEqual({ ...NOTHING, excess: "deckCards" });
  const slots = Object.fromEntries(Array.from({ length: LIMITS.deckLines + 1 }, (_, at) => [`c-${at}`, 1]));
  expect(readDeckJson({ slots })).toEqual({ ...NOTHING, excess: "deckLines" });
});

test("a count as deep as the file is long is no count, and is not gone through", () => {
  const deep = JSON.parse(`{"slots":{"a":${"[".repeat(200_000)}${"]".repeat(200_000)}}}`);
  expect(readDeckJson(deep).unread).toEqual([{ line: 1, text: '"a": {...}' }]);
});

test("slots that an object has from birth are none", () => {
  const born = Object.create({ slots: { "set-1": 3 } }) as unknown;
  expect(readDeckJson(born).deck.lines).toEqual([]);
  expect(readDeckJson(JSON.parse('{"slots":{"__proto__":3,"constructor":1}}')).deck.lines).toEqual([
    { count: 3, title: "__proto__" },
    { count: 1, title: "constructor" },
  ]);
});
