import { constructedDecks } from "@fhtagn/cards";
import { expect, test } from "vitest";
import { terminalWords } from "../src/languages.ts";

const NAMES = constructedDecks().map(({ name }) => name);

test("there are words for each deck that is built for tournaments, and for no other", () => {
  expect(Object.keys(terminalWords("en").builtDecks).sort()).toEqual([...NAMES].sort());
});

test.each(NAMES)("%s has a title and one line about it, each language its own", (name) => {
  const [english, french] = (["en", "fr"] as const).map((locale) => terminalWords(locale).builtDecks[name]);
  for (const part of ["title", "description"] as const) {
    expect(english?.[part]).toMatch(/^\S.*\S$/);
    expect(french?.[part]).toMatch(/^\S.*\S$/);
    expect(french?.[part]).not.toBe(english?.[part]);
  }
});
