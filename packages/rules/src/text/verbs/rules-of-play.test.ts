import { type Samples, testSamples } from "../../../test/verb-samples.ts";
import { RULE_VERBS } from "./rules-of-play.ts";

const SAMPLES: Samples<typeof RULE_VERBS> = {
  costs: {
    effect: { do: "costs", what: { type: "event", controller: "opponent" }, change: 1 },
    en: "events your opponent plays cost 1 more",
    fr: "les événements que joue votre adversaire coûtent 1 de plus",
  },
  cannot: {
    effect: {
      do: "cannot",
      deed: "beChosen",
      who: { each: { type: "character", keyword: "Heroic" } },
      by: "cardEffects",
    },
    en: "Heroic characters cannot be chosen by card effects",
    fr: "les personnages Héroïques ne peuvent pas être choisis par des effets de cartes",
  },
  must: {
    effect: {
      do: "must",
      deed: "commit",
      who: { each: { type: "character", controller: "opponent" } },
      to: "storyOfThis",
    },
    en: "characters your opponent controls must, if able, commit to the story this character is committed to",
    fr: "les personnages que contrôle votre adversaire doivent, si possible, s'engager dans l'histoire dans laquelle ce personnage est engagé",
  },
  can: {
    effect: { do: "can", deed: "commitExhausted", who: { the: "this" } },
    en: "this character can commit to stories while exhausted",
    fr: "ce personnage peut s'engager dans les histoires même déchargé",
  },
  immune: {
    effect: { do: "immune", who: { the: "this" }, to: { type: "event", subtype: "Spell" } },
    en: "this character is immune to Spell events",
    fr: "ce personnage est immunisé contre les événements Sorts",
  },
  entersAs: {
    effect: { do: "entersAs", who: { each: { type: "character", faction: "syndicate" } }, insane: true },
    en: "Syndicate characters enter play insane",
    fr: "les personnages du Syndicat entrent en jeu déments",
  },
  struggles: {
    effect: { do: "struggles", at: { the: "host" }, add: "arcane", remove: "terror" },
    en: "the attached character gains 1 Arcane struggle and loses 1 Terror struggle",
    fr: "le personnage attaché gagne 1 lutte Occulte et perd 1 lutte de Terreur",
  },
  counts: {
    effect: { do: "counts", who: { the: "this" }, what: "both", at: { each: { type: "story" } } },
    en: "the skill and icons of this character count at all stories",
    fr: "la compétence et les icônes de ce personnage comptent dans toutes les histoires",
  },
  provides: {
    effect: { do: "provides", what: { type: "resource", controller: "you" }, faction: "syndicate" },
    en: "resources on your domains count as Syndicate resources",
    fr: "les ressources de vos domaines comptent comme des ressources du Syndicat",
  },
  holdsInsane: {
    effect: { do: "holdsInsane", who: { the: "it" }, until: "whileThisExhausted" },
    en: "it cannot be restored while this character remains exhausted",
    fr: "elle ne peut pas être restaurée tant que ce personnage reste déchargé",
  },
};

testSamples(RULE_VERBS, SAMPLES);
