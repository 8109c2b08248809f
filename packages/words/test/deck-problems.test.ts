import type { DeckProblem } from "@fhtagn/rules";
import { expect, test } from "vitest";
import { deckProblemText } from "../src/index.ts";

/** Each problem, and what is said of it; the narrow spaces of print as plain ones. */
const TOLD: readonly (readonly [DeckProblem, en: string, fr: string])[] = [
  [
    { rule: "DECK-01", kind: "tooSmall", cards: [], count: 4, minimum: 50 },
    "the deck has 4 cards, at least 50 are needed",
    "le deck compte 4 cartes, il en faut au moins 50",
  ],
  [
    { rule: "DECK-04", kind: "tooMany", cards: ["Guard"], count: 4, limit: 3 },
    "4 copies of Guard, at most 3 are allowed",
    "Guard : 4 exemplaires, alors que 3 au plus sont permis",
  ],
  [
    { rule: "not yet", kind: "notYet", cards: ["Draft"], reason: "no word for it" },
    "Draft cannot be played yet (no word for it)",
    "Draft n’est pas encore jouable (no word for it)",
  ],
  [
    { rule: "COMP-11", kind: "unknown", cards: ["A", "B", "C"] },
    "no card is called A, B or C",
    "aucune carte ne s’appelle A, B ou C",
  ],
  [
    { rule: "TOURN-05", kind: "banned", cards: ["A", "B"] },
    "A and B are banned",
    "A et B : cartes interdites",
  ],
  [{ rule: "TOURN-05", kind: "banned", cards: ["A"] }, "A is banned", "A : carte interdite"],
  [
    { rule: "DECK-09", kind: "stories", cards: [] },
    "the story deck is the fixed ten stories of one set",
    "le deck d’histoires est formé des dix histoires fixes d’une édition",
  ],
  [
    { rule: "DECK-09", kind: "stories", cards: ["A"] },
    "the story deck is the fixed ten stories of one set; it cannot be changed by A",
    "le deck d’histoires est formé des dix histoires fixes d’une édition ; on ne peut pas y mettre A",
  ],
];

test.each(TOLD)("%o is told in both languages", (problem, en, fr) => {
  expect(deckProblemText(problem, "en")).toBe(en);
  expect(deckProblemText(problem, "fr").replaceAll("\u202f", " ")).toBe(fr);
});
