import { expect, test } from "vitest";
import { type Samples, testSamples, told } from "../../../test/verb-samples.ts";
import type { Effect } from "../../language/effects.ts";
import { COMBINATORS } from "./combined-verbs.ts";

const C = { choose: { type: "character" } } as const;

const SAMPLES: Samples<typeof COMBINATORS> = {
  choose: {
    effect: { do: "choose", what: C },
    en: "choose a character",
    fr: "choisissez un personnage",
  },
  inOrder: {
    effect: {
      do: "inOrder",
      effects: [
        { do: "draw", who: "you", count: 1 },
        { do: "shuffle", who: "you" },
      ],
    },
    en: "draw 1 card. Shuffle your deck",
    fr: "piochez 1 carte. Mélangez votre deck",
  },
  // biome-ignore lint/suspicious/noThenProperty: the kind of the language is called so
  then: {
    effect: {
      do: "then",
      first: { do: "discard", what: { pick: { in: "hand", controller: "you" }, count: 2 } },
      next: { do: "draw", who: "you", count: 2 },
    },
    en: "discard 2 cards from your hand, then draw 2 cards",
    fr: "défaussez 2 cartes de votre main, puis piochez 2 cartes",
  },
  ifThen: {
    effect: {
      do: "ifThen",
      test: { night: true },
      yes: { do: "draw", who: "you", count: 1 },
      no: { do: "wound", who: { the: "this" } },
    },
    en: "if it is Night, draw 1 card. Otherwise, wound this character",
    fr: "s'il fait Nuit, piochez 1 carte. Sinon, blessez ce personnage",
  },
  either: {
    effect: {
      do: "either",
      by: "you",
      options: [
        { do: "draw", who: "you", count: 1 },
        { do: "ready", what: { the: "this" } },
      ],
    },
    en: "either draw 1 card or ready this character",
    fr: "soit piochez 1 carte, soit redressez ce personnage",
  },
  may: {
    effect: { do: "may", by: "opponent", effect: { do: "draw", who: "opponent", count: 1 } },
    en: "your opponent may draw 1 card",
    fr: "votre adversaire peut piocher 1 carte",
  },
  unless: {
    effect: {
      do: "unless",
      by: "opponent",
      pay: { do: "pay", count: 1 },
      effect: { do: "destroy", what: { the: "it" } },
    },
    en: "destroy it unless your opponent pays 1",
    fr: "détruisez-la, sauf si votre adversaire paie 1",
  },
  forEach: {
    effect: {
      do: "forEach",
      what: { each: { type: "domain", controller: "you" } },
      effect: { do: "drain", what: { the: "each" } },
    },
    en: "for each domain you control, drain that domain",
    fr: "pour chaque domaine que vous contrôlez, exploitez ce domaine",
  },
  repeat: {
    effect: { do: "repeat", times: { x: true }, effect: { do: "draw", who: "you", count: 1 } },
    en: "draw 1 card, X times",
    fr: "piochez 1 carte, X fois",
  },
  eachPlayer: {
    effect: { do: "eachPlayer", who: "all", effect: { do: "draw", who: "thatPlayer", count: 1 } },
    en: "each player draws 1 card",
    fr: "chaque joueur pioche 1 carte",
  },
  until: {
    effect: {
      do: "until",
      end: "endOfTurn",
      effects: [
        { do: "gains", who: { the: "this" }, traits: { skill: 1 } },
        { do: "gains", who: { the: "this" }, traits: { keyword: "Fast" } },
      ],
    },
    en: "until the end of the turn, this character gains +1 skill and it gains Fast",
    fr: "jusqu'à la fin du tour, ce personnage gagne +1 en compétence et il gagne Rapide",
  },
  pay: {
    effect: { do: "pay", count: 2 },
    en: "pay 2",
    fr: "payez 2",
  },
  payX: {
    effect: { do: "payX", atLeast: 1 },
    en: "pay X (at least 1)",
    fr: "payez X (au moins 1)",
  },
};

testSamples(COMBINATORS, SAMPLES);

test("a verb that both options share is said once; nothing is done in the form asked for", () => {
  const discard = (of: "you" | "opponent"): Effect => ({ do: "discard", what: { top: 1, of } });
  const both: Effect = { do: "either", by: "you", options: [discard("you"), discard("opponent")] };
  expect(told(both, "en")).toBe(
    "discard either the top card of your deck or the top card of your opponent's deck",
  );
  expect(told(both, "fr")).toBe(
    "défaussez soit la première carte de votre deck, soit la première carte du deck de votre adversaire",
  );
  const idle: Effect = { do: "either", by: "opponent", options: [discard("opponent"), { do: "nothing" }] };
  expect(told(idle, "fr")).toBe("votre adversaire défausse la première carte de son deck ou ne fait rien");
});

test("of two things one may do the first is the price of the second", () => {
  const drain: Effect = { do: "drain", what: { pick: { type: "domain", controller: "you" } } };
  const row: Effect = {
    do: "may",
    by: "you",
    effect: { do: "then", first: drain, next: { do: "draw", who: "you", count: 1 } },
  };
  expect([told(row, "en"), told(row, "fr")]).toEqual([
    "you may drain a domain you control to draw 1 card",
    "vous pouvez exploiter un domaine que vous contrôlez pour piocher 1 carte",
  ]);
});

test("what lasts together is dated once, after the choice and before the rest", () => {
  const effects: readonly Effect[] = [
    { do: "gains", who: C, traits: { skill: 1 } },
    { do: "loses", who: { the: "it" }, traits: { keyword: "Fast" } },
  ];
  const lasting: Effect = { do: "until", end: "endOfPhase", effects };
  expect([told(lasting, "en"), told(lasting, "fr")]).toEqual([
    "choose a character. Until the end of the phase, it gains +1 skill and it loses Fast",
    "choisissez un personnage. Jusqu'à la fin de la phase, il gagne +1 en compétence et il perd Rapide",
  ]);
  const there: Effect = { do: "until", end: "whileThisCommitted", effects };
  expect(told(there, "en")).toBe(
    "choose a character. It gains +1 skill. It loses Fast, all while this card is committed to it",
  );
});

test("what may be done in a row is one sentence without a comma, and a form has its keywords translated", () => {
  const draw: Effect = { do: "draw", who: "you", count: 1 };
  const row: Effect = {
    do: "may",
    by: "you",
    effect: { do: "then", first: draw, next: { do: "shuffle", who: "you" } },
  };
  expect([told(row, "en"), told(row, "fr")]).toEqual([
    "you may draw 1 card and then shuffle your deck",
    "vous pouvez piocher 1 carte, puis mélanger votre deck",
  ]);
  const form: Effect = {
    do: "becomes",
    what: { the: "this" },
    form: { type: "character", keywords: ["Fast", "Toughness +1"] },
  };
  expect(told(form, "fr")).toBe("ce personnage devient un personnage avec Rapide et Résistance +1");
});
