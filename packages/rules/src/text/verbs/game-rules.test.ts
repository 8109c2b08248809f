import { type Samples, testSamples } from "../../../test/verb-samples.ts";
import { GAME_VERBS } from "./game-rules.ts";

const SAMPLES: Samples<typeof GAME_VERBS> = {
  storiesToWin: {
    effect: { do: "storiesToWin", change: 1 },
    en: "players need 1 more story to win the game",
    fr: "il faut 1 histoire de plus pour remporter la partie",
  },
  woundsOfEvents: {
    effect: { do: "woundsOfEvents", times: 2 },
    en: "events deal twice as many wounds",
    fr: "les événements infligent 2 fois plus de blessures",
  },
  struggleDecidedBy: {
    effect: { do: "struggleDecidedBy", icon: "terror", instead: "arcane" },
    en: "Terror struggles are decided by Arcane icons",
    fr: "les luttes de Terreur sont décidées par les icônes Occultes",
  },
  mixAlignments: {
    effect: { do: "mixAlignments", who: "you" },
    en: "you may have Heroic and Villainous characters in play at the same time",
    fr: "vous pouvez avoir en jeu à la fois des personnages Héroïques et des personnages Diaboliques",
  },
  mayPlay: {
    effect: { do: "mayPlay", what: { each: { type: "event", in: "discard", controller: "you" } } },
    en: "you may play events from your discard pile",
    fr: "vous pouvez jouer les événements de votre défausse",
  },
  cancel: {
    effect: { do: "cancel" },
    en: "cancel that effect",
    fr: "annulez cet effet",
  },
  prevent: {
    effect: { do: "prevent" },
    en: "cancel that result",
    fr: "annulez ce résultat",
  },
  insteadOfThat: {
    effect: { do: "insteadOfThat", effect: { do: "draw", who: "you", count: 1 } },
    en: "draw 1 card instead",
    fr: "piochez 1 carte à la place",
  },
  delayed: {
    effect: { do: "delayed", at: "endOfPhase", effect: { do: "sacrifice", what: { the: "it" } } },
    en: "at the end of the phase, sacrifice it",
    fr: "à la fin de la phase, sacrifiez-la",
  },
  moveThisEvent: {
    effect: { do: "moveThisEvent", to: "topOfDeckFaceUp" },
    en: "put this event face up on top of your deck instead of discarding it",
    fr: "placez cet événement face visible sur le dessus de votre deck au lieu de le défausser",
  },
  payToPutIntoPlay: {
    effect: { do: "payToPutIntoPlay", what: { the: "it" } },
    en: "put it into play by paying its cost",
    fr: "mettez-la en jeu en payant son coût",
  },
  playFree: {
    effect: { do: "playFree", what: { choose: { type: "event", in: "hand", controller: "you" } } },
    en: "choose an event from your hand. Play it without paying its cost",
    fr: "choisissez un événement dans votre main. Jouez-le sans payer son coût",
  },
  nothing: {
    effect: { do: "nothing" },
    en: "do nothing",
    fr: "ne faites rien",
  },
};

testSamples(GAME_VERBS, SAMPLES);
