import { LOCALES, type Player } from "@fhtagn/rules";
import { type AboutView, type OptionView, type View, view } from "@fhtagn/rules/view";
import { expect, test } from "vitest";
import { optionWords, questionText } from "../src/index.ts";
import { questionsOf, speakerFor } from "./table.ts";

function firstView(): View {
  for (const state of questionsOf(["agency-cthulhu", "syndicate-hastur"], "questions"))
    if (state.question?.kind === "resource") return view(state, "P1");
  throw new Error("nobody attaches anything");
}

const SEEN = firstView();
const STORY = SEEN.stories[0]?.handle ?? 0;
const ABILITY = { code: "core-set-6", index: 0 } as Extract<AboutView, { about: "player" }>["ability"]; // any will do

const said = (about: AboutView, viewer: Player = "P1"): readonly string[] =>
  LOCALES.map((locale) => questionText({ about, source: 0 }, SEEN, speakerFor(viewer, locale)));

/** Titles of stories are drawn by lot. */
const untitled = (texts: readonly string[]): readonly string[] =>
  texts.map((text) => text.replace(/\(.+?\)/, "(…)"));

const struggle = (icon: "terror" | "combat" | "arcane", loser: Player): AboutView => ({
  about: "struggle",
  story: STORY,
  icon,
  loser,
});

test("of a struggle it is told whose character is chosen, and what for: the loser's, of Arcane the winner's", () => {
  expect(untitled(said(struggle("terror", "P1")))).toEqual([
    "Terror struggle at story 1 (…): choose a character of yours to go insane",
    "Lutte de Terreur dans l’histoire 1 (…)\u202f: choisissez lequel de vos personnages devient dément",
  ]);
  expect(untitled(said(struggle("combat", "P2")))).toEqual([
    "Combat struggle at story 1 (…): choose a character of Ben to be wounded",
    "Lutte de Combat dans l’histoire 1 (…)\u202f: choisissez lequel des personnages de Ben est blessé",
  ]);
  expect(untitled(said(struggle("arcane", "P2")))).toEqual([
    "Arcane struggle at story 1 (…): choose a character of yours to ready",
    "Lutte Occulte dans l’histoire 1 (…)\u202f: choisissez lequel de vos personnages est redressé",
  ]);
});

const TOKENS = [
  ["investigation", "Investigation struggle won at", "Lutte d’Investigation remportée dans"],
  ["success", "Success at", "Succès dans"],
  ["unchallenged", "Unchallenged at", "Victoire incontestée dans"],
] as const;

test.each(TOKENS)("of a success token it is told that it is for %s", (because, english, french) => {
  const about: AboutView = { about: "token", story: STORY, because };
  expect(untitled(said(about))).toEqual([
    `${english} story 1 (…): place a success token?`,
    `${french} l’histoire 1 (…)\u202f: placer un marqueur de succès\u202f?`,
  ]);
  const bySource = questionText({ about, source: STORY }, SEEN, speakerFor("P1", "en"));
  expect(bySource).toBe(said(about)[0]); // the story is not told twice
});

const COUNTS = [
  {
    about: "target",
    taken: 0,
    least: 1,
    most: 1,
    english: "Choose a target",
    french: "Choisissez une cible",
  },
  {
    about: "target",
    taken: 0,
    least: 2,
    most: 2,
    english: "Choose 2 targets",
    french: "Choisissez 2 cibles",
  },
  {
    about: "target",
    taken: 1,
    least: 2,
    most: 2,
    english: "Choose 1 more",
    french: "Choisissez-en encore une",
  },
  { about: "pick", taken: 1, least: 3, most: 3, english: "Choose 2 more", french: "Choisissez-en encore 2" },
  {
    about: "pick",
    taken: 0,
    least: 0,
    most: 3,
    english: "Choose up to 3 cards",
    french: "Choisissez jusqu’à 3 cartes",
  },
  {
    about: "search",
    taken: 0,
    least: 0,
    most: 1,
    english: "Choose up to 1 card",
    french: "Choisissez jusqu’à une carte",
  },
  {
    about: "search",
    taken: 2,
    least: 0,
    most: 3,
    english: "Choose up to 1 more",
    french: "Choisissez-en encore jusqu’à une",
  },
  {
    about: "pick",
    taken: 0,
    least: 0,
    most: "any",
    english: "Choose any number of cards",
    french: "Choisissez autant de cartes que vous voulez",
  },
  {
    about: "pick",
    taken: 2,
    least: 0,
    most: "any",
    english: "Choose any number of further cards",
    french: "Choisissez-en encore à volonté",
  },
  {
    about: "cost",
    taken: 0,
    least: 1,
    most: 1,
    english: "What do you pay with?",
    french: "Avec quoi payez-vous\u202f?",
  },
  {
    about: "cost",
    taken: 0,
    least: 2,
    most: 2,
    english: "What do you pay with? Choose 2 cards",
    french: "Avec quoi payez-vous\u202f? Choisissez 2 cartes",
  },
  {
    about: "cost",
    taken: 1,
    least: 2,
    most: 2,
    english: "What do you pay with? Choose 1 more",
    french: "Avec quoi payez-vous\u202f? Choisissez-en encore une",
  },
] as const;

test.each(COUNTS)(
  "what is still to be chosen is told: $english",
  ({ about, taken, least, most, english, french }) => {
    const choosing = { taken: Array.from({ length: taken }, () => 7), least, most };
    const asked: AboutView =
      about === "search"
        ? { about, ability: ABILITY, deck: "P1", to: "hand", ...choosing }
        : { about, ability: ABILITY, deed: "wound", ...choosing };
    expect(said(asked)).toEqual([english, french]);
  },
);

const label = (about: AboutView, verb: "yes" | "no" | "pass" | "done"): readonly string[] =>
  LOCALES.map((locale) => {
    const option: OptionView = { do: verb };
    return optionWords(option, { view: SEEN, about, source: 0 }, speakerFor("P1", locale)).label;
  });

const PICK = { about: "pick", ability: ABILITY, deed: "wound", least: 0, most: 2 } as const;

test("no, pass and done say what follows where they are asked", () => {
  expect(label({ about: "action" }, "pass")).toEqual(["Pass", "Passer"]);
  expect(label({ about: "disrupt", to: [] }, "pass")).toEqual(["Let it happen", "Laisser faire"]);
  expect(label({ about: "resource" }, "pass")).toEqual([
    "Attach nothing this turn",
    "Ne rien attacher ce tour-ci",
  ]);
  expect(label({ ...PICK, taken: [] }, "done")).toEqual(["Choose none", "N’en choisir aucune"]);
  expect(label({ ...PICK, taken: [7] }, "done")).toEqual(["Choose no more", "Ne rien choisir de plus"]);
  expect(label({ about: "payToPutIntoPlay", ability: ABILITY, card: 0 }, "no")).toEqual([
    "Do not put a hidden card into play",
    "Ne pas mettre en jeu\u202f: une carte cachée",
  ]);
  expect(label({ about: "host", card: 0 }, "done")).toEqual([
    "Leave a hidden card where it is",
    "Laisser où elle est\u202f: une carte cachée",
  ]);
});

test("an answer that a question does not have has no words", () => {
  expect(() => label({ about: "mulligan" }, "yes")).toThrow('a question about "mulligan" has no "yes"');
  expect(() => label({ about: "struggle", story: STORY, icon: "arcane", loser: "P2" }, "yes")).toThrow(
    "has no",
  );
});
