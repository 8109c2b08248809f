import { expect, test } from "vitest";
import type { Effect } from "../../language/effects.ts";
import { sayIn } from "../describe.ts";
import { inVoice, NO_VOICE } from "../speech.ts";
import { tellEffect, VERBS } from "./all-verbs.ts";
import { CARD_VERBS } from "./card-verbs.ts";
import { CHARACTER_VERBS } from "./character-verbs.ts";
import { COMBINATORS } from "./combined-verbs.ts";
import { GAME_VERBS } from "./game-rules.ts";
import { HIDDEN_VERBS } from "./hidden.ts";
import { MOVEMENT_VERBS } from "./movements.ts";
import { RULE_VERBS } from "./rules-of-play.ts";
import { TOKEN_VERBS } from "./token-verbs.ts";
import { TRAIT_VERBS } from "./trait-verbs.ts";

/** Each has its samples in a test of its own. */
const TABLES = [
  CHARACTER_VERBS,
  CARD_VERBS,
  MOVEMENT_VERBS,
  HIDDEN_VERBS,
  TOKEN_VERBS,
  TRAIT_VERBS,
  RULE_VERBS,
  GAME_VERBS,
  COMBINATORS,
];

test("every kind is told by exactly one table", () => {
  expect(TABLES.flatMap((table) => Object.keys(table)).sort()).toEqual(Object.keys(VERBS).sort());
});

test("where nobody acts the cards are the subject", () => {
  const nobody = (effect: Effect, locale: "en" | "fr") =>
    tellEffect(effect, inVoice(sayIn(locale, { type: "character" }), NO_VOICE));
  expect(nobody({ do: "destroy", what: { the: "this" } }, "en")).toBe("this character is destroyed");
  expect(nobody({ do: "destroy", what: { each: { type: "support" } } }, "fr")).toBe(
    "toutes les cartes de soutien sont détruites",
  );
  expect(nobody({ do: "driveInsane", who: { the: "this" } }, "fr")).toBe("ce personnage devient dément");
});

test("who acts decides the form of the verb", () => {
  const ready: Effect = { do: "ready", what: { the: "it" } };
  const form = (voice: "order" | "base" | "third", locale: "en" | "fr") =>
    tellEffect(
      ready,
      inVoice(sayIn(locale, { type: "character" }), {
        actor: voice === "third" ? "opponent" : "you",
        form: voice,
      }),
    );
  expect(form("order", "fr")).toBe("redressez-la");
  expect(form("base", "fr")).toBe("la redresser");
  expect(form("third", "fr")).toBe("la redresse");
  expect(form("third", "en")).toBe("readies it");
});
