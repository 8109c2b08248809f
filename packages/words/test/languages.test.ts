/** Every language has all parts, and one that lacks a line is none. */
import { readdirSync, readFileSync } from "node:fs";
import { sep } from "node:path";
import { LOCALES } from "@fhtagn/rules";
import { keywordName } from "@fhtagn/rules/text";
import { expect, test } from "vitest";
import type { HintWords } from "../src/contract/hint-words.ts";
import type { Language } from "../src/contract/language.ts";
import type { TerminalWords } from "../src/contract/terminal-words.ts";
import { languageOf } from "../src/languages.ts";

/** "no" where something is missing: were it let through, this file would not compile. */
type Is<Whole, Given> = Given extends Whole ? "yes" : "no";
type Without<Whole, Part extends keyof Whole, Line extends keyof Whole[Part]> = Omit<Whole, Part> & {
  readonly [P in Part]: Omit<Whole[P], Line & keyof Whole[P]>;
};

test("a language that lacks a part or a line does not compile", () => {
  const whole: Is<Language, Language> = "yes";
  const incomplete: readonly "no"[] = [
    "no" satisfies Is<Language, Omit<Language, "log">>,
    "no" satisfies Is<Language, Without<Language, "log", "drew">>,
    "no" satisfies Is<Language, Without<Language, "deckProblems", "tooMany">>,
    "no" satisfies Is<Language, Without<Language, "reasons", "rules">>,
    "no" satisfies Is<Language, Without<Language, "buttons", "deeds">>,
    "no" satisfies Is<Language["buttons"], Without<Language["buttons"], "deeds", "wound">>,
    "no" satisfies Is<Language["questions"], Without<Language["questions"], "asked", "struggle">>,
    "no" satisfies Is<Language["events"], Without<Language["events"], "lines", "struggleWon">>,
    "no" satisfies Is<Language["reasons"], Without<Language["reasons"], "rules", "PAY-01">>,
    "no" satisfies Is<HintWords, Without<HintWords, "reasons", "alone">>,
    "no" satisfies Is<TerminalWords, Without<TerminalWords, "levels", "elder">>,
    "no" satisfies Is<TerminalWords, Without<TerminalWords, "builtDecks", "hastur">>,
  ];
  expect([whole, ...new Set(incomplete)]).toEqual(["yes", "no"]);
});

/** The file that puts a language together is called as the language is. */
const WHOLE = { en: "english.ts", fr: "french.ts" } as const;

test.each(LOCALES)("the folder of %s has the files of the English one", (locale) => {
  const filesIn = (folder: keyof typeof WHOLE): readonly string[] =>
    readdirSync(new URL(`../src/${folder}/`, import.meta.url)).filter((file) => file !== WHOLE[folder]);
  expect(filesIn(locale).toSorted()).toEqual(filesIn("en").toSorted());
});

test("the French question of Heroic and Villainous characters calls them as their cards do", () => {
  const { heroicOrVillainous } = languageOf("fr").questions.asked;
  for (const keyword of ["Heroic", "Villainous"] as const)
    expect(heroicOrVillainous).toContain(`${keywordName(keyword, "fr")}s`);
});

/** Programs that ask for one language by its name leave a third one to whatever stands behind "else". */
const ASKS_FOR_ONE = /[lL]ocale(\(\))? (===|!==) "|useLocale\(\) (===|!==) "/;
const PACKAGES = new URL("../../", import.meta.url);

const SOURCES = readdirSync(PACKAGES).flatMap((name) => {
  const folder = new URL(`${name}/src/`, PACKAGES);
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|(^|\/)test\//.test(file))
    .map((file) => ({
      path: `${name}/src/${file.split(sep).join("/")}`,
      text: readFileSync(new URL(file, folder), "utf8"),
    }));
});

test("no program asks whether one language is spoken: each is told apart by a table that a new one must be in", () => {
  expect(SOURCES.length).toBeGreaterThan(1000);
  const asking = SOURCES.filter(({ text }) => ASKS_FOR_ONE.test(text));
  expect(asking.map(({ path }) => path)).toEqual([]);
});

/** Words of the game, words of the page, cards that print themselves. */
const HOMES = /^(?:words\/src\/fr|web\/src\/language\/fr|rules\/src\/text)\//;
/** The name of the language, and letters that a search reads as others. */
const NO_SENTENCES: readonly string[] = ["web/src/language/locales.ts", "web/src/pages/rules/search/fold.ts"];
const FRENCH = /[àâçéèêëîïôùûœ]|\b(?:vous|votre|une carte)\b/;

test("French is written in its own homes and nowhere else", () => {
  const strangers = SOURCES.filter(({ path, text }) => !HOMES.test(path) && FRENCH.test(text));
  expect(strangers.map(({ path }) => path).toSorted()).toEqual(NO_SENTENCES);
});
