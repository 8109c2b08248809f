import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { goldenSets, goldenText } from "./golden.ts";

const FOLDER = new URL("../golden/", import.meta.url);
const files = goldenSets().flatMap((set) =>
  (["en", "fr"] as const).map((locale) => ({ set, locale, file: `${set}.${locale}.md` })),
);

test.each(files)("$file is current (npm run golden)", ({ set, locale, file }) => {
  expect(readFileSync(new URL(file, FOLDER), "utf8")).toBe(goldenText(set, locale));
});

test("there is no golden file without its set", () => {
  expect(readdirSync(FOLDER).sort()).toEqual(files.map(({ file }) => file).sort());
});

test("no text is broken: no hole, no double space, no stray mark", () => {
  for (const { set, locale } of files) {
    const texts = goldenText(set, locale).replaceAll(/^## .*$/gm, "");
    expect(texts).not.toMatch(/undefined|\[object| {2}| [,.]|\.\.|\(\)/);
  }
});

test("French has no word the glossary forbids", () => {
  const french = goldenSets()
    .map((set) => goldenText(set, "fr"))
    .join("\n");
  expect(french).not.toMatch(/\b(activ(er|ez|é|e)|attribut|vidé|tirez|fou|aliéné)\b/);
});
