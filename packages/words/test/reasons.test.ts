import { LOCALES, type Reason } from "@fhtagn/rules";
import { expect, test } from "vitest";
import { reasonText } from "../src/index.ts";
import { languageOf } from "../src/languages.ts";

test("a reason is a sentence with its facts, translated", () => {
  const reason: Reason = {
    rule: "PAY-01",
    facts: { title: "T-Men", cost: 5, largest: 3, faction: "agency" },
  };
  expect(reasonText(reason, "en")).toBe(
    "No undrained domain has enough resources (card: T-Men, cost: 5, largest domain: 3, faction: The Agency).",
  );
  expect(reasonText(reason, "fr").replaceAll("\u202f", " ")).toBe(
    "Aucun domaine non exploité n’a assez de ressources (carte : T-Men, coût : 5, plus grand domaine : 3, faction : L’Agence).",
  );
});

test("a reason without facts is the sentence alone", () => {
  expect(reasonText({ rule: "COMP-07", facts: {} }, "en")).toBe("That card is already exhausted.");
  expect(reasonText({ rule: "VICT-10", facts: {} }, "fr")).toBe("La partie est terminée.");
});

test("places and phases in the facts are translated too", () => {
  const reason: Reason = { rule: "TRIG-24", facts: { zone: "discard", phase: "story" } };
  expect(reasonText(reason, "fr")).toContain("défausse");
  expect(reasonText(reason, "fr")).toContain("phase d’histoire");
});

test("a forced response and a unique card that changes sides are refused in words", () => {
  expect(reasonText({ rule: "TRIG-11", facts: {} }, "en")).toBe(
    "A forced response is triggered by the game, not by a player.",
  );
  expect(reasonText({ rule: "CTRL-10", facts: {} }, "fr")).toBe(
    "On ne peut pas prendre le contrôle d’une carte unique dont on a déjà un exemplaire en jeu.",
  );
});

test.each(LOCALES)(
  "in %s every sentence begins with a capital and leaves the full stop to the end",
  (locale) => {
    for (const text of Object.values(languageOf(locale).reasons.rules))
      expect(text).toMatch(/^\p{Lu}.*[^.]$/u);
  },
);
