import { type Samples, testSamples } from "../../../test/verb-samples.ts";
import { HIDDEN_VERBS } from "./hidden.ts";

const SAMPLES: Samples<typeof HIDDEN_VERBS> = {
  lookAt: {
    effect: { do: "lookAt", what: { top: 3, of: "opponent" } },
    en: "look at the top 3 cards of your opponent's deck",
    fr: "regardez les 3 premières cartes du deck de votre adversaire",
  },
  reveal: {
    effect: { do: "reveal", what: { each: { in: "hand", controller: "opponent" } } },
    en: "reveal all cards in your opponent's hand",
    fr: "révélez toutes les cartes de la main de votre adversaire",
  },
  search: {
    effect: {
      do: "search",
      who: "you",
      for: { type: "support", subtype: "Tome" },
      count: { upTo: 2 },
      to: "hand",
    },
    en: "search your deck for up to 2 Tome support cards, add them to your hand, then shuffle your deck",
    fr: "cherchez jusqu'à 2 cartes de soutien Tomes dans votre deck, ajoutez-les à votre main, puis mélangez votre deck",
  },
  sort: {
    effect: { do: "sort", hand: { upTo: 1 }, bottom: 2 },
    en: "add at most 1 of them to your hand, put 2 of them on the bottom of that deck and put the others back on top in any order",
    fr: "ajoutez-en au plus 1 à votre main, placez-en 2 sous ce deck et remettez les autres sur le dessus dans l'ordre de votre choix",
  },
  shuffle: {
    effect: { do: "shuffle", who: "opponent" },
    en: "your opponent shuffles his deck",
    fr: "votre adversaire mélange son deck",
  },
  name: {
    effect: { do: "name", what: "subtype" },
    en: "name a subtype",
    fr: "nommez un sous-type",
  },
};

testSamples(HIDDEN_VERBS, SAMPLES);
