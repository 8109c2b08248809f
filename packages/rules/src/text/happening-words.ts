/** Words of the log that stand for themselves: steps of the setup, reasons of the end, what a player named. */
import { FACTIONS, type Faction, ICONS, type Icon, type Locale } from "../language/words.ts";
import { FACTION_NAMES, ICON_NAMES, subtypeName } from "./terms.ts";

type Words = Readonly<Record<string, { readonly en: string; readonly fr: string }>>;

export const END_REASONS: Words = {
  stories: { en: "three stories won", fr: "trois histoires remportées" },
  deck: { en: "a deck has run out", fr: "un deck est épuisé" },
  concession: { en: "concession", fr: "abandon" },
  loop: { en: "endless loop", fr: "boucle infinie" },
  turns: { en: "turn limit reached", fr: "limite de tours atteinte" },
};

export const SETUP_STEPS: Words = {
  shuffle: { en: "the decks are shuffled", fr: "les decks sont mélangés" },
  stories: { en: "three stories are dealt", fr: "trois histoires sont mises en place" },
  domains: { en: "each player has three domains", fr: "chaque joueur a trois domaines" },
  "first player": { en: "the first player is chosen at random", fr: "le premier joueur est tiré au sort" },
  hands: { en: "each player draws his setup hand", fr: "chaque joueur pioche sa main de début de partie" },
  mulligans: { en: "mulligans", fr: "mulligans" },
  resources: {
    en: "the starting resources are turned up",
    fr: "les ressources de départ sont retournées face visible",
  },
};

const isIcon = (word: string): word is Icon => ICONS.some((icon) => icon === word);
const isFaction = (word: string): word is Faction => FACTIONS.some((faction) => faction === word);

/** An icon type, a faction or a subtype, as cards call it. */
export function namedWord(word: string, locale: Locale): string {
  if (isIcon(word)) return ICON_NAMES[locale][word];
  return isFaction(word) ? FACTION_NAMES[locale][word] : subtypeName(word, locale);
}
