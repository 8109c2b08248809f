import { expect, test } from "vitest";
import { a, capitalised, englishList, possessive } from "./english.ts";

test("a or an goes by sound", () => {
  expect(["exhausted character", "unique card", "Agency card", "Undead card", "Cultist"].map(a)).toEqual([
    "an exhausted character",
    "a unique card",
    "an Agency card",
    "an Undead card",
    "a Cultist",
  ]);
});

test("a sentence begins with a capital, also behind a mark", () => {
  expect(capitalised("élixir")).toBe("Élixir");
  expect(capitalised("“draw”")).toBe("“Draw”");
});

test("lists and possessives", () => {
  expect(englishList(["a", "b", "c"], "and")).toBe("a, b and c");
  expect([possessive("that character"), possessive("those characters")]).toEqual([
    "that character's",
    "those characters'",
  ]);
});
