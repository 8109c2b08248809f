import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { untoldParts } from "../packages/testkit/test/texts/silences.ts";
import { exampleText, languageRow, languageWords, refreshLanguagePage } from "./card-language.ts";

const PAGE = readFileSync(new URL("../docs/card-language.md", import.meta.url), "utf8");
const rows = PAGE.split("\n").flatMap((line) => languageRow(line) ?? []);

test("the page explains every word of the card language, and no other", () => {
  expect([...new Set(rows.flatMap(({ words }) => words))].sort()).toEqual([...languageWords()].sort());
});

test("every example uses the words that it is for", () => {
  const strange = rows.filter(({ words, code }) =>
    words.some((word) => !new RegExp(`(?<![\\w"])${word}\\b`).test(code)),
  );
  expect(strange).toEqual([]);
});

test("the examples print what the page says (npm run golden)", () => {
  expect(refreshLanguagePage(PAGE)).toBe(PAGE);
});

test("the text of every example tells every part of its tree", () => {
  const facts = { type: "character", boosters: null } as const;
  const examples = rows.map(({ code }) => ({ name: code, facts, text: exampleText(code) }));
  expect(untoldParts(examples)).toEqual([]);
});
