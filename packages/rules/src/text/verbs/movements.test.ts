import { type Samples, testSamples } from "../../../test/verb-samples.ts";
import { MOVEMENT_VERBS } from "./movements.ts";

const SAMPLES: Samples<typeof MOVEMENT_VERBS> = {
  putIntoPlay: {
    effect: {
      do: "putIntoPlay",
      what: { choose: { type: "character", in: "discard", owner: "opponent" } },
      under: "you",
      exhausted: true,
      committedTo: "storyOfThis",
    },
    en: "choose a character from your opponent's discard pile. Put it into play under your control, exhausted and committed to the story this card is committed to",
    fr: "choisissez un personnage dans la défausse de votre adversaire. Mettez-le en jeu sous votre contrôle, déchargé et engagé dans l'histoire dans laquelle cette carte est engagée",
  },
  toHand: {
    effect: { do: "toHand", what: { choose: { type: "support", controller: "opponent" }, count: 2 } },
    en: "choose 2 support cards your opponent controls. Return them to their owners' hands",
    fr: "choisissez 2 cartes de soutien que contrôle votre adversaire. Renvoyez-les dans la main de leurs propriétaires",
  },
  toDeck: {
    effect: { do: "toDeck", what: { the: "this" }, where: "shuffled" },
    en: "shuffle this character into its owner's deck",
    fr: "mélangez ce personnage dans le deck de son propriétaire",
  },
  attach: {
    effect: {
      do: "attach",
      what: { top: 1, of: "you" },
      to: { pick: { type: "domain", controller: "you" } },
      asResource: true,
      faceDown: true,
    },
    en: "attach the top card of your deck face down to a domain you control as a resource",
    fr: "attachez la première carte de votre deck face cachée à un domaine que vous contrôlez comme ressource",
  },
  removeFromGame: {
    effect: { do: "removeFromGame", what: { each: { in: "discard", controller: "opponent" } } },
    en: "remove all cards in your opponent's discard pile from the game",
    fr: "retirez de la partie toutes les cartes de la défausse de votre adversaire",
  },
};

testSamples(MOVEMENT_VERBS, SAMPLES);
