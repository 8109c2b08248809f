import { type Samples, testSamples } from "../../../test/verb-samples.ts";
import { CARD_VERBS } from "./card-verbs.ts";

const C = { choose: { type: "character" } } as const;

const SAMPLES: Samples<typeof CARD_VERBS> = {
  destroy: {
    effect: { do: "destroy", what: { lowest: "skill", of: { type: "character" } } },
    en: "destroy the character with the lowest skill",
    fr: "détruisez le personnage ayant la compétence la plus faible",
  },
  sacrifice: {
    effect: {
      do: "sacrifice",
      what: { pick: { type: "character", controller: "opponent" } },
      by: "opponent",
    },
    en: "your opponent sacrifices a character",
    fr: "votre adversaire sacrifie un personnage",
  },
  discard: {
    effect: { do: "discard", what: { random: { in: "hand", controller: "opponent" } } },
    en: "discard a card at random from your opponent's hand",
    fr: "défaussez une carte prise au hasard dans la main de votre adversaire",
  },
  draw: {
    effect: { do: "draw", who: "opponent", count: 2 },
    en: "your opponent draws 2 cards",
    fr: "votre adversaire pioche 2 cartes",
  },
  exchange: {
    effect: {
      do: "exchange",
      what: { pick: { in: "hand", controller: "you" }, count: 2 },
      forTopOf: "discard",
    },
    en: "exchange 2 cards from your hand for as many cards from the top of your discard pile",
    fr: "échangez 2 cartes de votre main contre autant de cartes du dessus de votre défausse",
  },
  takeControl: {
    effect: { do: "takeControl", who: "you", what: { choose: { type: "support" } } },
    en: "choose a support card. Take control of it",
    fr: "choisissez une carte de soutien. Prenez-en le contrôle",
  },
  exchangeControl: {
    effect: { do: "exchangeControl", a: { the: "this" }, b: C },
    en: "exchange control of this character and a chosen character",
    fr: "échangez le contrôle de ce personnage et d'un personnage de votre choix",
  },
  addDomain: {
    effect: { do: "addDomain", who: "you" },
    en: "add a domain",
    fr: "ajoutez un domaine",
  },
};

testSamples(CARD_VERBS, SAMPLES);
