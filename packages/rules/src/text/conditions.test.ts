import { expect, test } from "vitest";
import type { Test } from "../language/expressions.ts";
import { tellTest } from "./conditions.ts";
import { sayIn } from "./describe.ts";

const both = (condition: Test) => [
  tellTest(condition, sayIn("en", { type: "character" })),
  tellTest(condition, sayIn("fr", { type: "character" })),
];
const not = (condition: Test): Test => ({ not: condition });

test("something is there, or nothing is", () => {
  const support: Test = { exists: { type: "support", controller: "you" } };
  expect(both(support)).toEqual(["you control a support card", "vous contrôlez une carte de soutien"]);
  expect(both(not(support))).toEqual([
    "you control no support cards",
    "vous ne contrôlez aucune carte de soutien",
  ]);
  expect(both({ exists: { type: "story", tokens: { atLeast: 1 } } })[0]).toBe(
    "there is a story with 1 or more success tokens in play",
  );
  expect(both(not({ exists: { type: "event", in: "discard", controller: "you" } }))[1]).toBe(
    "il n'y a aucun événement dans votre défausse",
  );
});

test("so many are there", () => {
  const crowd: Test = { number: { count: { type: "character" } }, is: { atLeast: 6 } };
  expect(both(crowd)).toEqual([
    "there are 6 or more characters in play",
    "il y a au moins 6 personnages en jeu",
  ]);
  expect(both(not(crowd))).toEqual([
    "there are fewer than 6 characters in play",
    "il y a moins de 6 personnages en jeu",
  ]);
  expect(both({ number: { count: { type: "domain", controller: "opponent" } }, is: { above: 3 } })).toEqual([
    "your opponent controls more than 3 domains",
    "votre adversaire contrôle plus de 3 domaines",
  ]);
  expect(both({ number: { handOf: "you" }, is: { exactly: 0 } })).toEqual([
    "you have no cards in hand",
    "vous n'avez aucune carte en main",
  ]);
});

test("stories won are counted as such", () => {
  const none: Test = {
    number: { count: { type: "story", in: "won", controller: "you" } },
    is: { exactly: 0 },
  };
  expect(both(none)).toEqual(["you have won no stories", "vous n'avez remporté aucune histoire"]);
});

test("what a card is, with agreement and denial", () => {
  expect(both({ is: "it", like: { ready: true } })).toEqual(["it is ready", "elle est redressée"]);
  expect(both(not({ is: "this", like: { insane: true } }))).toEqual([
    "this character is not insane",
    "ce personnage n'est pas dément",
  ]);
  expect(both({ is: "it", like: { type: "character", subtype: "Cultist" } })).toEqual([
    "it is a Cultist character",
    "c'est un personnage Cultiste",
  ]);
});

test("committed, attached, attacking, defending, entered", () => {
  expect(both({ committed: "this" })).toEqual([
    "this character is committed to a story",
    "ce personnage est engagé dans une histoire",
  ]);
  expect(both(not({ attached: "this" }))[1]).toBe("ce personnage n'est pas attaché");
  expect(both({ attacking: "this" })).toEqual(["this character is attacking", "ce personnage est attaquant"]);
  expect(both({ defending: "this" })[1]).toBe("ce personnage est défenseur");
  expect(both({ enteredThisPhase: "this" })).toEqual([
    "this character entered play this phase",
    "ce personnage est entré en jeu pendant cette phase",
  ]);
});

test("moments and payment", () => {
  expect(both({ phase: "story" })).toEqual(["it is the story phase", "c'est la phase d'histoire"]);
  expect(both(not({ turnOf: "you" }))).toEqual(["it is not your turn", "ce n'est pas votre tour"]);
  expect(both({ day: true })).toEqual(["it is Day", "il fait Jour"]);
  expect(both({ overpaid: true })).toEqual(["you overpaid", "vous avez surpayé"]);
});

test("French says its conjunction again, and denies all of them without doubt", () => {
  const two: Test = { anyOf: [{ night: true }, { overpaid: true }] };
  expect(tellTest(two, { ...sayIn("fr", { type: "character" }), conjunction: "si" })).toBe(
    "il fait Nuit ou si vous avez surpayé",
  );
  const heroes: Test = { all: { type: "character", controller: "you" }, are: { keyword: "Heroic" } };
  expect(both(not(heroes))).toEqual([
    "not all characters you control are Heroic cards",
    "les personnages que vous contrôlez ne sont pas tous des cartes Héroïques",
  ]);
});

test("and and or, also denied", () => {
  const day: Test = { day: true };
  const night: Test = { night: true };
  expect(both({ anyOf: [day, night] })[0]).toBe("it is Day or it is Night");
  expect(both(not({ anyOf: [day, night] }))[0]).toBe("it is not Day and it is not Night");
  expect(both({ all: { type: "character", controller: "you" }, are: { faction: "miskatonic" } })).toEqual([
    "all characters you control are Miskatonic cards",
    "tous les personnages que vous contrôlez sont des cartes de l'Université de Miskatonic",
  ]);
});
