import { LOCALES, playerAsked } from "@fhtagn/rules";
import { happeningFor, view } from "@fhtagn/rules/view";
import { expect, test } from "vitest";
import { assignmentText } from "../src/assignment-text.ts";
import {
  assignmentLabel,
  becauseText,
  boardSummary,
  logLine,
  optionWords,
  questionText,
} from "../src/index.ts";
import { questionsOf, speakerFor } from "./table.ts";

const GAMES = [
  ["agency-cthulhu", "syndicate-hastur+2", "a"],
  ["miskatonic-yog-sothoth+2", "hastur-shub-niggurath", "b"],
  ["syndicate-shub-niggurath", "agency-yog-sothoth+2", "c"],
] as const;

/** Words that tell nothing, and marks of something missing. */
const EMPTY = /^(ok|yes|no|oui|non|decline)$/i;
const BROKEN = /undefined|null|\[object|NaN|\*\*| {2}/;

test.each(GAMES)(
  "every question and option of %s against %s has words in both languages",
  (first, second, seed) => {
    for (const state of questionsOf([first, second], seed)) {
      const player = playerAsked(state);
      const seen = view(state, player);
      const { question } = seen;
      if (question === null || question.form === "other") throw new Error("nobody is asked");
      const source = question.form === "choose" ? question.source : 0;
      for (const locale of LOCALES) {
        const speaker = speakerFor(player, locale);
        const asked = questionText({ about: question.about, source }, seen, speaker);
        const texts = [asked, becauseText(seen, speaker), boardSummary(seen, 3, speaker)];
        if (question.form === "choose")
          texts.push(
            ...question.options.map(
              (option) => optionWords(option, { view: seen, about: question.about, source }, speaker).label,
            ),
          );
        for (const text of texts) expect(text).not.toMatch(BROKEN);
        for (const text of texts.slice(3)) {
          expect(text).not.toMatch(EMPTY);
          expect(text).not.toBe("");
        }
      }
    }
  },
);

test("a log line tells what its viewer may know", () => {
  const [state] = questionsOf(["agency-cthulhu", "syndicate-hastur"], "log");
  const drawn = state?.journal?.find(({ what, player }) => what === "drew" && player === "P2");
  if (drawn === undefined) throw new Error("nobody drew");
  const line = (viewer: "P1" | "P2", locale: "en" | "fr") =>
    logLine(happeningFor(drawn, viewer), speakerFor(viewer, locale));
  expect(line("P1", "en")).toBe("Ben draws a card.");
  expect(line("P1", "fr")).toBe("Ben pioche une carte.");
  expect(line("P2", "en")).toMatch(/^You draw (?!a card)/);
});

test("a response says what it answers", () => {
  const said = new Set<string>();
  for (const state of questionsOf(["agency-yog-sothoth", "miskatonic-syndicate"], "because")) {
    const { question } = state;
    if (question?.kind !== "response" && question?.kind !== "disrupt") continue;
    for (const locale of LOCALES)
      said.add(becauseText(view(state, question.player), speakerFor(question.player, locale)));
  }
  said.delete("");
  expect(said.size).toBeGreaterThan(5);
  for (const text of said) expect(text).toMatch(/^[\p{Lu}«.].*\.$/u);
  for (const text of said) expect(text).not.toMatch(/^You has|^Vous a |^Vous est /);
  for (const text of said) expect(text).not.toMatch(/lutte (?!de |d’|Occulte)|[^\u202f] ?; vous/);
});

function firstOf(kind: string) {
  for (const state of questionsOf(["agency-cthulhu", "syndicate-hastur"], "kinds"))
    if (state.question?.kind === kind) return state;
  throw new Error(`no ${kind} question`);
}

function labels(kind: string, locale: "en" | "fr") {
  const state = firstOf(kind);
  const player = playerAsked(state);
  const seen = view(state, player);
  const { question } = seen;
  if (question?.form !== "choose") throw new Error("not a choice");
  const scene = { view: seen, about: question.about, source: question.source };
  return question.options.map((option) => optionWords(option, scene, speakerFor(player, locale)).label);
}

test("buttons say what will happen", () => {
  expect(labels("mulligan", "en")).toEqual(["Keep this hand", "Draw a new hand"]);
  expect(labels("mulligan", "fr")).toEqual(["Garder cette main", "Piocher une nouvelle main"]);
  expect(labels("resource", "en").at(-1)).toMatch(/^Attach .+ to domain \d$|^Attach nothing this turn$/);
  expect(labels("token", "en")).toEqual([
    expect.stringMatching(/^Place 1 success token on story \d \(/),
    "Place no token",
  ]);
  expect(labels("token", "fr")[1]).toBe("Ne placer aucun marqueur");
});

test("paying says the domain, the price and what is wasted", () => {
  const state = firstOf("resource");
  const player = playerAsked(state);
  const seen = view(state, player);
  const [domain] = seen[player].domains;
  const scene = { view: seen, about: { about: "payment", for: 0, ability: null } as const, source: 0 };
  const handle = domain?.handle ?? 0;
  const option = { do: "drain" as const, card: handle, pays: { domain: handle, cost: 3, wasted: 1 } };
  expect(optionWords(option, scene, speakerFor(player, "en"))).toEqual({
    label: "Drain domain 1: pay 3",
    warning: "1 resource wasted",
  });
  expect(optionWords(option, scene, speakerFor(player, "fr"))).toEqual({
    label: "Exploiter le domaine 1\u202f: payer 3",
    warning: "1 ressource perdue",
  });
});

test("commits are counted", () => {
  expect(assignmentLabel("commit", 0, { locale: "en" })).toBe("Commit nobody");
  expect(assignmentLabel("commit", 1, { locale: "en" })).toBe("Commit 1 character");
  expect(assignmentLabel("oppose", 0, { locale: "en" })).toBe("Oppose with nobody");
  expect(assignmentLabel("oppose", 4, { locale: "fr" })).toBe("Défendre avec 4 personnages");
  expect(assignmentLabel("setup", 2, { locale: "en" })).toBe("Choose three cards: 2 of 3");
  expect(assignmentLabel("setup", 3, { locale: "fr" })).toBe("Attacher ces trois cartes à vos domaines");
  expect(assignmentText("commit", ["T-Men → S1"], { locale: "en" })).toBe("Commit 1 character: T-Men → S1");
  expect(assignmentText("commit", ["T-Men → S1"], { locale: "fr" })).toBe(
    "Engager 1 personnage\u202f: T-Men → S1",
  );
});
