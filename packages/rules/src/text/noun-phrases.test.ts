import { expect, test } from "vitest";
import type { Filter } from "../language/expressions.ts";
import { LOCALES, type Locale } from "../language/words.ts";
import { sayIn } from "./describe.ts";
import { nounPhrase } from "./noun-phrases.ts";
import { selected } from "./selections.ts";
import { inVoice, type Quantity, type Say } from "./speech.ts";

const say = (locale: Locale) => sayIn(locale, { type: "character" });
const text = (filter: Filter, quantity: Quantity, locale: Locale) =>
  nounPhrase(filter, quantity, say(locale)).text;
const a = { kind: "a" } as const;

/** The phrase with "a", in English and French. */
const both = (filter: Filter, quantity: Quantity = a) => [
  text(filter, quantity, "en"),
  text(filter, quantity, "fr"),
];

test("the article follows gender, number and elision", () => {
  const story: Filter = { type: "story" };
  expect(both(story)).toEqual(["a story", "une histoire"]);
  expect(both(story, { kind: "the" })).toEqual(["the story", "l'histoire"]);
  expect(both(story, { kind: "all" })).toEqual(["all stories", "toutes les histoires"]);
  expect(both({ type: "event" }, { kind: "each" })).toEqual(["each event", "chaque événement"]);
  expect(both({ type: "domain" }, { kind: "no" })).toEqual(["no domains", "aucun domaine"]);
  expect(both({ type: "support" }, { kind: "no" })).toEqual(["no support cards", "aucune carte de soutien"]);
});

test("numbers: so many, up to so many, any number", () => {
  const card: Filter = { type: "card" };
  expect(both(card, { kind: "number", of: 2 })).toEqual(["2 cards", "2 cartes"]);
  expect(both(card, { kind: "number", of: 1 })).toEqual(["1 card", "1 carte"]);
  expect(both({ type: "event" }, { kind: "upTo", of: { x: true } })).toEqual([
    "up to X events",
    "jusqu'à X événements",
  ]);
  expect(both({ type: "event" }, { kind: "any" })).toEqual([
    "any number of events",
    "n'importe quel nombre d'événements",
  ]);
});

test("states agree with their noun", () => {
  expect(both({ type: "support", exhausted: true }, { kind: "all" })).toEqual([
    "all exhausted support cards",
    "toutes les cartes de soutien déchargées",
  ]);
  expect(both({ type: "character", insane: true }, { kind: "bare" })).toEqual([
    "insane characters",
    "les personnages déments",
  ]);
  expect(both({ type: "domain", drained: false })).toEqual([
    "an undrained domain",
    "un domaine non exploité",
  ]);
});

test("English puts subtype and faction before the noun, French after, contracted", () => {
  expect(both({ type: "character", subtype: "Deep One" })).toEqual([
    "a Deep One character",
    "un personnage Profond",
  ]);
  expect(both({ type: "character", faction: "syndicate" })).toEqual([
    "a Syndicate character",
    "un personnage du Syndicat",
  ]);
  expect(both({ type: "character", faction: "agency" })).toEqual([
    "an Agency character",
    "un personnage de l'Agence",
  ]);
  expect(both({ type: "card", faction: "hastur" })).toEqual(["a Hastur card", "une carte d'Hastur"]);
});

test("a masculine subtype agrees in number, a feminine one does not, an unknown one stays", () => {
  const plural = (subtype: string) => text({ type: "support", subtype }, { kind: "bare" }, "fr");
  expect(plural("Tome")).toBe("les cartes de soutien Tomes");
  expect(plural("Weapon")).toBe("les cartes de soutien Arme");
  expect(plural("Direwolf")).toBe("les cartes de soutien Direwolf");
});

test("keywords that are adjectives stand with the noun, the others after with", () => {
  expect(both({ type: "character", keyword: "Heroic" })).toEqual([
    "a Heroic character",
    "un personnage Héroïque",
  ]);
  expect(both({ type: "character", keyword: "Willpower" })).toEqual([
    "a character with Willpower",
    "un personnage avec Volonté",
  ]);
});

test("comparisons, printed or not, with a number or another card", () => {
  expect(both({ type: "character", skill: { atMost: 2 } })).toEqual([
    "a character with skill 2 or lower",
    "un personnage de compétence 2 ou moins",
  ]);
  expect(both({ type: "character", printed: { cost: { atLeast: { x: true } } } })).toEqual([
    "a character with printed cost X or higher",
    "un personnage de coût imprimé X ou plus",
  ]);
  expect(both({ type: "character", controller: "opponent", skill: { below: { skillOf: "this" } } })).toEqual([
    "a character your opponent controls with skill lower than this character's",
    "un personnage que contrôle votre adversaire et dont la compétence est inférieure à celle de ce personnage",
  ]);
  const domains: Filter = { type: "domain", controller: "you" };
  expect(both({ type: "character", cost: { atMost: { count: domains } } })).toEqual([
    "a character with cost equal to or lower than the number of domains you control",
    "un personnage dont le coût est inférieur ou égal au nombre de domaines que vous contrôlez",
  ]);
});

test("icons and tokens: some, none, so many", () => {
  expect(both({ type: "character", icon: { is: "arcane" } })).toEqual([
    "a character with an Arcane icon",
    "un personnage avec une icône Occulte",
  ]);
  expect(both({ type: "character", icon: { is: "investigation", count: { exactly: 0 } } })).toEqual([
    "a character with no Investigation icons",
    "un personnage sans icône d'Investigation",
  ]);
  expect(both({ type: "character", icon: { is: "arcane", count: { atLeast: 2 } } })).toEqual([
    "a character with 2 or more Arcane icons",
    "un personnage avec au moins 2 icônes Occultes",
  ]);
  expect(both({ type: "story", tokens: { atMost: 4 } })).toEqual([
    "a story with 4 or fewer success tokens in all",
    "une histoire avec au plus 4 marqueurs de succès au total",
  ]);
});

test("two complements with the same preposition are joined", () => {
  expect(both({ type: "character", skill: { exactly: 3 }, icon: { is: "terror" } })[0]).toBe(
    "a character with skill 3 and a Terror icon",
  );
  expect(both({ type: "character", skill: { atMost: 2 }, cost: { below: 4 } })).toEqual([
    "a character with skill 2 or lower and cost lower than 4",
    "un personnage de compétence 2 ou moins et de coût inférieur à 4",
  ]);
});

test("what is not so", () => {
  expect(both({ type: "character", not: { subtype: "Ancient One" } })).toEqual([
    "a non-Ancient One character",
    "un personnage sans le sous-type Grand Ancien",
  ]);
  expect(both({ type: "resource", not: { faction: "syndicate" } })).toEqual([
    "a non-Syndicate resource",
    "une ressource n'appartenant pas au Syndicat",
  ]);
  expect(both({ type: "character", not: { hasAttachment: { subtype: "Attachment" } } })[1]).toBe(
    "un personnage sans carte Accessoire attachée",
  );
  expect(both({ type: "character", not: { exhausted: true, subtype: "Monster" } })).toEqual([
    "a character that is not an exhausted Monster card",
    "un personnage qui n'est pas une carte déchargée Monstre",
  ]);
});

test("of two nouns each takes its own article and participle in French", () => {
  const filter: Filter = {
    anyOf: [{ type: "character" }, { type: "support" }],
    exhausted: true,
    controller: "you",
  };
  expect(both(filter)).toEqual([
    "an exhausted character or support card you control",
    "un personnage déchargé que vous contrôlez ou une carte de soutien déchargée que vous contrôlez",
  ]);
  expect(both(filter, { kind: "all" })).toEqual([
    "all exhausted characters and support cards you control",
    "tous les personnages déchargés et toutes les cartes de soutien déchargées que vous contrôlez",
  ]);
});

test("alternatives of one noun, and whole alternatives", () => {
  expect(both({ type: "character", anyOf: [{ keyword: "Villainous" }, { subtype: "Cultist" }] })).toEqual([
    "a Villainous or Cultist character",
    "un personnage Diabolique ou Cultiste",
  ]);
  expect(
    both({
      anyOf: [
        { type: "resource", not: { faction: "agency" } },
        { type: "support", subtype: "Location" },
      ],
    }),
  ).toEqual([
    "a non-Agency resource or a Location support card",
    "une ressource n'appartenant pas à l'Agence ou une carte de soutien Lieu",
  ]);
});

test("places belong to somebody, to anybody or to everybody", () => {
  expect(both({ type: "character", in: ["hand", "discard"], controller: "you" })).toEqual([
    "a character in your hand or discard pile",
    "un personnage de votre main ou de votre défausse",
  ]);
  expect(both({ type: "character", in: "discard" })).toEqual([
    "a character in any discard pile",
    "un personnage d'une défausse",
  ]);
  expect(both({ type: "character", in: "discard" }, { kind: "all" })).toEqual([
    "all characters in all discard piles",
    "tous les personnages de toutes les défausses",
  ]);
  expect(both({ type: "card", in: "deck", controller: "opponent" })).toEqual([
    "a card in your opponent's deck",
    "une carte du deck de votre adversaire",
  ]);
});

test("in French one looks into a place, and takes from it", () => {
  const cheap: Filter = {
    type: "character",
    cost: { atMost: 2 },
    in: ["hand", "discard"],
    controller: "you",
  };
  const phrase = (how: Pick<Say, "within" | "moving" | "random">) =>
    nounPhrase(cheap, a, { ...say("fr"), ...how }).text;
  expect(phrase({ within: true })).toBe("un personnage de coût 2 ou moins dans votre main ou votre défausse");
  expect(phrase({ moving: true })).toBe(
    "un personnage de coût 2 ou moins depuis votre main ou votre défausse",
  );
  expect(phrase({ random: true })).toBe(
    "un personnage de coût 2 ou moins pris au hasard dans votre main ou votre défausse",
  );
});

test("the player who acts is he, his and il, son", () => {
  const acting = (locale: Locale) => inVoice(say(locale), { actor: "thatPlayer", form: "third" });
  const phrase = (filter: Filter, locale: Locale) => nounPhrase(filter, a, acting(locale)).text;
  expect(phrase({ type: "resource", controller: "thatPlayer" }, "en")).toBe("a resource on his domains");
  expect(phrase({ type: "resource", controller: "thatPlayer" }, "fr")).toBe("une ressource de ses domaines");
  expect(phrase({ type: "story", in: "won", controller: "thatPlayer" }, "fr")).toBe(
    "une histoire qu'il a remportée",
  );
});

test("other comes before the noun in both languages", () => {
  expect(both({ type: "character", other: true })).toEqual(["another character", "un autre personnage"]);
  expect(both({ type: "character", other: true }, { kind: "all" })).toEqual([
    "all other characters",
    "tous les autres personnages",
  ]);
});

test("a place that the nouns tell already is not told again", () => {
  const table: Filter = { in: ["play", "resource"], anyOf: [{ type: "resource" }, { type: "support" }] };
  expect(both(table)).toEqual(["a resource or support card", "une ressource ou une carte de soutien"]);
});

/** After characters were chosen and given these names. */
const afterNaming = (names: readonly string[], filter: Filter) =>
  LOCALES.map((locale) => {
    const after = say(locale);
    for (const as of names) selected({ choose: { type: "character" }, as }, after);
    return nounPhrase(filter, a, after).text;
  });

test("of cards named before: one of them, then the other", () => {
  const pair = [{ is: "mine" }, { is: "theirs" }];
  const named = ["mine", "theirs"];
  expect(afterNaming(named, { type: "character", anyOf: pair })).toEqual([
    "one of those characters",
    "l'un de ces personnages",
  ]);
  expect(afterNaming([...named, "victim"], { type: "character", anyOf: pair, isNot: "victim" })).toEqual([
    "the other",
    "l'autre",
  ]);
});

test("of cards of which not all were named before each is told", () => {
  const pair = [{ is: "mine" }, { is: "this" }];
  expect(afterNaming(["mine", "theirs"], { type: "character", anyOf: pair })).toEqual([
    "a character that is that character or that is this card",
    "un personnage qui est le personnage choisi ou qui est cette carte",
  ]);
});

test("a card that is named keeps its other qualities and its number", () => {
  expect(both({ is: "this" })).toEqual(["this character", "ce personnage"]);
  expect(both({ type: "character", insane: true, is: "this" })).toEqual([
    "an insane character that is this character",
    "un personnage dément qui est ce personnage",
  ]);
});
