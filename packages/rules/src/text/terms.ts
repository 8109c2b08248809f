/** Game terms in both languages: the glossary as tables. Sentences live with the verbs. */
import type { Noun } from "../language/expressions.ts";
import type {
  CardType,
  Condition,
  Faction,
  Icon,
  Keyword,
  Locale,
  Phase,
  Timing,
  Zone,
} from "../language/words.ts";
import type { Gender } from "./french.ts";
import { SUBTYPES, type SubtypeTerm } from "./subtypes.ts";

export interface NounTerm {
  readonly en: { readonly one: string; readonly many: string };
  readonly fr: { readonly one: string; readonly many: string; readonly gender: Gender };
}

/** Singular and plural separated by a bar; without one the plural adds an s. */
function noun(english: string, french: string, gender: Gender): NounTerm {
  const forms = (words: string) => {
    const [one = "", many = `${one}s`] = words.split("|");
    return { one, many };
  };
  return { en: forms(english), fr: { ...forms(french), gender } };
}

export const NOUNS: { readonly [K in Noun]: NounTerm } = {
  character: noun("character", "personnage", "m"),
  support: noun("support card", "carte de soutien|cartes de soutien", "f"),
  event: noun("event", "événement", "m"),
  conspiracy: noun("conspiracy|conspiracies", "conspiration", "f"),
  story: noun("story|stories", "histoire", "f"),
  card: noun("card", "carte", "f"),
  attachment: noun("attached card", "carte attachée|cartes attachées", "f"),
  domain: noun("domain", "domaine", "m"),
  resource: noun("resource", "ressource", "f"),
};

export const THINGS = {
  successToken: noun("success token", "marqueur de succès|marqueurs de succès", "m"),
  wound: noun("wound", "blessure", "f"),
} as const satisfies Record<string, NounTerm>;

export const CARD_TYPE_NAMES: { readonly [L in Locale]: { readonly [T in CardType]: string } } = {
  en: {
    character: "character",
    support: "support",
    event: "event",
    conspiracy: "conspiracy",
    story: "story",
  },
  fr: {
    character: "personnage",
    support: "soutien",
    event: "événement",
    conspiracy: "conspiration",
    story: "histoire",
  },
};

export const ICON_NAMES: { readonly [L in Locale]: { readonly [I in Icon]: string } } = {
  en: { terror: "Terror", combat: "Combat", arcane: "Arcane", investigation: "Investigation" },
  fr: { terror: "Terreur", combat: "Combat", arcane: "Occulte", investigation: "Investigation" },
};

/** "icône de Terreur", but "icône Occulte": an adjective. */
const FRENCH_ICON_COMPLEMENTS: { readonly [I in Icon]: { readonly one: string; readonly many: string } } = {
  terror: { one: "de Terreur", many: "de Terreur" },
  combat: { one: "de Combat", many: "de Combat" },
  arcane: { one: "Occulte", many: "Occultes" },
  investigation: { one: "d'Investigation", many: "d'Investigation" },
};
export const frenchIcon = (icon: Icon, plural: boolean): string =>
  FRENCH_ICON_COMPLEMENTS[icon][plural ? "many" : "one"];

type Side = Faction | "neutral";
export const FACTION_NAMES: { readonly [L in Locale]: { readonly [F in Side]: string } } = {
  en: {
    agency: "The Agency",
    miskatonic: "Miskatonic University",
    syndicate: "The Syndicate",
    cthulhu: "Cthulhu",
    hastur: "Hastur",
    "yog-sothoth": "Yog-Sothoth",
    "shub-niggurath": "Shub-Niggurath",
    "silver-twilight": "The Order of the Silver Twilight",
    neutral: "neutral",
  },
  fr: {
    agency: "L’Agence",
    miskatonic: "L’Université de Miskatonic",
    syndicate: "Le Syndicat",
    cthulhu: "Cthulhu",
    hastur: "Hastur",
    "yog-sothoth": "Yog-Sothoth",
    "shub-niggurath": "Shub-Niggurath",
    "silver-twilight": "L’Ordre du Crépuscule d’Argent",
    neutral: "neutre",
  },
};

/** Before a noun: "an Agency character"; in French with its article, for "de l'Agence", "du Syndicat". */
export const FACTION_WORDS: { readonly [F in Faction]: { readonly en: string; readonly fr: string } } = {
  agency: { en: "Agency", fr: "l'Agence" },
  miskatonic: { en: "Miskatonic", fr: "l'Université de Miskatonic" },
  syndicate: { en: "Syndicate", fr: "le Syndicat" },
  cthulhu: { en: "Cthulhu", fr: "Cthulhu" },
  hastur: { en: "Hastur", fr: "Hastur" },
  "yog-sothoth": { en: "Yog-Sothoth", fr: "Yog-Sothoth" },
  "shub-niggurath": { en: "Shub-Niggurath", fr: "Shub-Niggurath" },
  "silver-twilight": { en: "Silver Twilight", fr: "l'Ordre du Crépuscule d'Argent" },
};

/** Adjectives stand with the noun ("a Heroic character"), the others follow "with". */
export const KEYWORD_TERMS: {
  readonly [K in Keyword]: { readonly fr: string; readonly adjective: boolean };
} = {
  Fast: { fr: "Rapide", adjective: true },
  Heroic: { fr: "Héroïque", adjective: true },
  Villainous: { fr: "Diabolique", adjective: true },
  Invulnerability: { fr: "Invulnérabilité", adjective: false },
  Loyal: { fr: "Loyal", adjective: false },
  Willpower: { fr: "Volonté", adjective: false },
  Resilient: { fr: "Tenace", adjective: true },
  Day: { fr: "Jour", adjective: false },
  Night: { fr: "Nuit", adjective: false },
  Prophecy: { fr: "Prophétie", adjective: false },
  Dormant: { fr: "Dormant", adjective: false },
  Toughness: { fr: "Résistance", adjective: false },
  Fated: { fr: "Prédestiné", adjective: false },
};
export const keywordName = (keyword: Keyword, locale: Locale): string =>
  ({ en: keyword, fr: KEYWORD_TERMS[keyword].fr })[locale];

/** Facts of their own, named like keywords on the card. */
export const OTHER_TERMS = {
  steadfast: { en: "Steadfast", fr: "Intègre" },
  transient: { en: "Transient", fr: "Éphémère" },
} as const;

/** Of a card, so in French feminine. */
export const CONDITION_WORDS: { readonly [C in Condition]: { readonly en: string; readonly fr: string } } = {
  ready: { en: "ready", fr: "redressée" },
  exhausted: { en: "exhausted", fr: "déchargée" },
  insane: { en: "insane", fr: "démente" },
};

export const PHASE_NAMES: { readonly [P in Phase]: { readonly en: string; readonly fr: string } } = {
  setup: { en: "setup", fr: "préparation" },
  refresh: { en: "refresh phase", fr: "phase de régénération" },
  draw: { en: "draw phase", fr: "phase de tirage" },
  resource: { en: "resource phase", fr: "phase de ressource" },
  operations: { en: "operations phase", fr: "phase d'opérations" },
  story: { en: "story phase", fr: "phase d'histoire" },
};

export const ZONE_NAMES: {
  readonly [Z in Zone]: { readonly en: string; readonly fr: string; readonly gender: Gender };
} = {
  deck: { en: "deck", fr: "deck", gender: "m" },
  hand: { en: "hand", fr: "main", gender: "f" },
  discard: { en: "discard pile", fr: "défausse", gender: "f" },
  play: { en: "play", fr: "jeu", gender: "m" },
  story: { en: "row of stories", fr: "rangée d'histoires", gender: "f" },
  storyDeck: { en: "story deck", fr: "deck d'histoires", gender: "m" },
  domain: { en: "domains", fr: "domaines", gender: "m" },
  resource: { en: "domains", fr: "domaines", gender: "m" },
  won: { en: "won story pile", fr: "pile de cartes d'histoire remportées", gender: "f" },
  removed: { en: "cards removed from the game", fr: "cartes retirées de la partie", gender: "f" },
  limbo: { en: "events being resolved", fr: "événements en cours de résolution", gender: "m" },
};

/** Headings of triggered abilities; passives and effects of stories have none. */
export const HEADINGS: { readonly [T in Timing]: { readonly en: string; readonly fr: string } | undefined } =
  {
    action: { en: "Action:", fr: "Action :" },
    response: { en: "Response:", fr: "Réaction :" },
    forcedResponse: { en: "Forced Response:", fr: "Réaction forcée :" },
    disrupt: { en: "Disrupt:", fr: "Interruption :" },
    passive: undefined,
    whenWon: undefined,
  };

/** Cards of scenario files may have subtypes of any name. */
const subtypeTerm = (name: string): SubtypeTerm =>
  (Object.hasOwn(SUBTYPES, name) ? SUBTYPES[name] : undefined) ?? { one: name, many: name, gender: "m" };

/** In a sentence a masculine subtype agrees in number, a feminine one stays in the singular. */
export const frenchSubtype = (name: string, plural: boolean): string => {
  const { one, many, gender } = subtypeTerm(name);
  return plural && gender === "m" ? many : one;
};
export const subtypeName = (name: string, locale: Locale): string =>
  ({ en: name, fr: subtypeTerm(name).one })[locale];

/** What a player names: an icon, a faction or a subtype. */
export function namedWord(word: string, locale: Locale): string {
  const known: Readonly<Record<string, string | undefined>> = {
    ...ICON_NAMES[locale],
    ...FACTION_NAMES[locale],
  };
  return known[word] ?? subtypeName(word, locale);
}
