import { expect, test } from "vitest";
import { splitKeywords } from "./split-keywords.ts";

const keywordsIn = (text: string, locale: "en" | "fr"): readonly string[] =>
  splitKeywords(text, locale).flatMap(({ keyword }) => (keyword === null ? [] : [keyword]));

test("keywords are found by their name in the language", () => {
  expect(keywordsIn("A character with Willpower cannot go insane", "en")).toEqual(["Willpower"]);
  expect(keywordsIn("Résistance +1 et Volonté", "fr")).toEqual(["Toughness", "Willpower"]);
});

test("nothing of the sentence is lost", () => {
  const text = "Hired Muscle has Toughness +1: choose him.";
  expect(
    splitKeywords(text, "en")
      .map((part) => part.text)
      .join(""),
  ).toBe(text);
});

test("parts of other words and titles are none", () => {
  expect(keywordsIn("Disloyal, faster, Opening Night", "en")).toEqual([]);
});
