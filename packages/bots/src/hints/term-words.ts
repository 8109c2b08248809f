/** The terms of the evaluator as people would call them; null where a term is too technical to be told. */
import type { Locale } from "@fhtagn/rules";
import type { Term } from "../evaluate/weights.ts";

/** Terms about the same thing say much the same. */
type About = "stories" | "characters" | "ready" | "domains" | "hand";

export const TERM_NOUNS: Readonly<
  Record<Term, (Readonly<Record<Locale, string>> & { readonly about: About }) | null>
> = {
  firstStory: { about: "stories", en: "stories won", fr: "histoires remportées" },
  secondStory: { about: "stories", en: "stories won", fr: "histoires remportées" },
  token1: {
    about: "stories",
    en: "stories with a success token",
    fr: "histoires avec un marqueur de succès",
  },
  token2: {
    about: "stories",
    en: "stories with two success tokens",
    fr: "histoires avec deux marqueurs de succès",
  },
  token3: {
    about: "stories",
    en: "stories with three success tokens",
    fr: "histoires avec trois marqueurs de succès",
  },
  token4: {
    about: "stories",
    en: "stories with four success tokens",
    fr: "histoires avec quatre marqueurs de succès",
  },
  lastStory: {
    about: "stories",
    en: "success tokens towards the last story",
    fr: "marqueurs de succès vers la dernière histoire",
  },
  characters: { about: "characters", en: "sane characters", fr: "personnages non déments" },
  skill: { about: "characters", en: "skill", fr: "compétence" },
  terror: { about: "characters", en: "Terror icons", fr: "icônes de Terreur" },
  combat: { about: "characters", en: "Combat icons", fr: "icônes de Combat" },
  arcane: { about: "characters", en: "Arcane icons", fr: "icônes Occultes" },
  investigation: { about: "characters", en: "Investigation icons", fr: "icônes d'Investigation" },
  keywords: null,
  toughness: { about: "characters", en: "Toughness", fr: "Résistance" },
  insane: null,
  readySkill: { about: "ready", en: "skill of ready characters", fr: "compétence des personnages redressés" },
  readyIcons: { about: "ready", en: "icons of ready characters", fr: "icônes des personnages redressés" },
  supports: null,
  domain1: {
    about: "domains",
    en: "resources on the largest domain",
    fr: "ressources du plus grand domaine",
  },
  domain2: { about: "domains", en: "resources on the second domain", fr: "ressources du deuxième domaine" },
  domain3: {
    about: "domains",
    en: "resources on the smallest domain",
    fr: "ressources du plus petit domaine",
  },
  open: { about: "domains", en: "domains not drained", fr: "domaines non exploités" },
  cover: { about: "domains", en: "factions on the domains", fr: "factions sur les domaines" },
  hand: { about: "hand", en: "cards in hand", fr: "cartes en main" },
  deckLow: null,
  initiative: null,
  threat: null,
  forecast: null,
};
