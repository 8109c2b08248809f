/** Finding: by id, by words in either language, with or without accents. */
import { describe, expect, test } from "vitest";
import { loadEntries, type SearchEntry } from "./entries.ts";
import { findEntries, indexOf, wordsOf } from "./find.ts";
import { fold, highlight } from "./fold.ts";

const INDEX = indexOf(await loadEntries());
const names = (query: string, locale: "en" | "fr" = "en"): readonly string[] =>
  findEntries(INDEX, query, locale).map(({ entry }) => entry.name);

describe("folding", () => {
  test("accents, capitals, ligatures and apostrophes make no difference", () => {
    expect(fold("Régénération d’ŒUVRE")).toBe("regeneration d'oeuvre");
  });

  test("what was found is marked in the text as it is written", () => {
    expect(highlight("Phase de régénération", ["regen"])).toEqual([
      { text: "Phase de ", hit: false },
      { text: "régén", hit: true },
      { text: "ération", hit: false },
    ]);
  });

  test("a letter that is two when folded is marked as one", () => {
    expect(highlight("un œil", ["oe"]).filter(({ hit }) => hit)).toEqual([{ text: "œ", hit: true }]);
  });

  test("words next to each other and overlapping become one mark", () => {
    expect(highlight("abcd", ["ab", "bc"])).toEqual([
      { text: "abc", hit: true },
      { text: "d", hit: false },
    ]);
  });
});

describe("finding", () => {
  test("an id comes first, in small letters too", () => {
    expect(names("STORY-08")[0]).toBe("STORY-08");
    expect(names("kw-fast-01")[0]).toBe("KW-FAST-01");
    expect(names("ED-19")[0]).toBe("ED-19");
  });

  test("part of an id finds the ids that begin with it before others", () => {
    expect(names("pay-0").slice(0, 9)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map((at) => `PAY-0${at}`));
  });

  test("all words must be there", () => {
    const found = findEntries(INDEX, "mulligan first player", "en");
    expect(found.length).toBeGreaterThan(0);
    for (const { text, entry } of found)
      for (const word of wordsOf("mulligan first player"))
        expect(fold(`${entry.name} ${text}`)).toContain(word);
  });

  test("a reader of French finds by French words without accents, and reads French", () => {
    const found = findEntries(INDEX, "demence", "fr");
    expect(found[0]).toMatchObject({ locale: "fr" });
    expect(fold(found[0]?.text ?? "")).toContain("demence");
  });

  test("a word of the other language is found too, and shown in that language", () => {
    const found = findEntries(INDEX, "redressés", "en").find(({ entry }) => entry.kind === "rule");
    expect(found?.locale).toBe("fr");
  });

  test.each([
    ["Pulled Under", "ruling"],
    ["exploiter", "term"],
    ["struggle", "section"],
  ] satisfies readonly (readonly [string, SearchEntry["kind"]])[])("%s is found as a %s", (query, kind) => {
    expect(findEntries(INDEX, query, "en").map(({ entry }) => entry.kind)).toContain(kind);
  });

  test("points and rulings are found by their French words, and read in French", () => {
    const first = (query: string) => findEntries(INDEX, query, "fr")[0];
    expect(first("accessoire défaussé porteuse")).toMatchObject({
      locale: "fr",
      name: expect.stringMatching(/^ED-/),
    });
    expect(first("personnages déments à la régénération")).toMatchObject({
      locale: "fr",
      name: "personnages déments à la régénération",
      entry: { kind: "ruling" },
    });
  });

  test("nothing is found by nothing, and by what is not there", () => {
    expect(findEntries(INDEX, "   ", "en")).toEqual([]);
    expect(findEntries(INDEX, "zzyzx", "en")).toEqual([]);
  });
});
