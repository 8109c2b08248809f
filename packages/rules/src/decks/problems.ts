/** What may be wrong with a deck, and how it is said in both languages. */
import type { Locale } from "../language/words.ts";

export interface DeckProblem {
  /** The rule's id; "not yet" for a card that cannot be played so far. */
  readonly rule: string;
  readonly message: string;
  /** Titles concerned. */
  readonly cards: readonly string[];
}

/** Each kind with what its sentence tells. */
export interface Faults {
  readonly unknown: { readonly titles: readonly string[] };
  readonly notLcg: { readonly titles: readonly string[] };
  readonly notYet: { readonly title: string; readonly reason: string };
  readonly noConspiracies: { readonly titles: readonly string[] };
  readonly noSilverTwilight: { readonly titles: readonly string[] };
  readonly tooSmall: { readonly count: number; readonly minimum: number };
  readonly tooMany: { readonly title: string; readonly count: number; readonly limit: number };
  readonly restricted: { readonly titles: readonly string[] };
  readonly banned: { readonly titles: readonly string[] };
  readonly stories: { readonly titles: readonly string[] };
}

const list = (titles: readonly string[], and: string): string =>
  titles.length < 2 ? titles.join("") : `${titles.slice(0, -1).join(", ")} ${and} ${titles.at(-1)}`;
const copies = (count: number): string => (count === 1 ? "1 copy" : `${count} copies`);
const verb = (titles: readonly string[], one: string, many: string): string =>
  titles.length === 1 ? one : many;

type Sentences = { readonly [K in keyof Faults]: (fault: Faults[K]) => string };

const en: Sentences = {
  unknown: ({ titles }) => `no card is called ${list(titles, "or")}`,
  notLcg: ({ titles }) =>
    `${list(titles, "and")}: not among the LCG cards; older cards are legal only if reprinted`,
  notYet: ({ title, reason }) => `${title} cannot be played yet (${reason})`,
  noConspiracies: ({ titles }) => `this ruleset has no conspiracies: ${list(titles, "and")}`,
  noSilverTwilight: ({ titles }) => `this ruleset has no Silver Twilight cards: ${list(titles, "and")}`,
  tooSmall: ({ count, minimum }) => `the deck has ${count} cards, at least ${minimum} are needed`,
  tooMany: ({ title, count, limit }) => `${copies(count)} of ${title}, at most ${limit} are allowed`,
  restricted: ({ titles }) => `only one restricted title is allowed, not ${list(titles, "and")}`,
  banned: ({ titles }) => `${list(titles, "and")} ${verb(titles, "is", "are")} banned`,
  stories: ({ titles }) =>
    `the story deck is the fixed ten stories of one set${titles.length === 0 ? "" : `; it cannot be changed by ${list(titles, "and")}`}`,
};

const fr: Sentences = {
  unknown: ({ titles }) => `aucune carte ne s’appelle ${list(titles, "ou")}`,
  notLcg: ({ titles }) =>
    `hors des cartes LCG : ${list(titles, "et")} ; les cartes plus anciennes ne sont autorisées que si elles ont été réimprimées`,
  notYet: ({ title, reason }) => `${title} n’est pas encore jouable (${reason})`,
  noConspiracies: ({ titles }) => `ces règles n’ont pas de conspirations : ${list(titles, "et")}`,
  noSilverTwilight: ({ titles }) =>
    `ces règles n’ont pas de cartes de l’Ordre du Crépuscule d’Argent : ${list(titles, "et")}`,
  tooSmall: ({ count, minimum }) => `le deck compte ${count} cartes, il en faut au moins ${minimum}`,
  tooMany: ({ title, count, limit }) =>
    `${title} : ${count} exemplaires, alors que ${limit} au plus sont permis`,
  restricted: ({ titles }) => `un seul titre restreint est permis, et non ${list(titles, "et")}`,
  banned: ({ titles }) => `${list(titles, "et")} : ${verb(titles, "carte interdite", "cartes interdites")}`,
  stories: ({ titles }) =>
    `le deck d’histoires est formé des dix histoires fixes d’une édition${titles.length === 0 ? "" : ` ; on ne peut pas y mettre ${list(titles, "et")}`}`,
};

const SENTENCES: Readonly<Record<Locale, Sentences>> = { en, fr };

export const say = <K extends keyof Faults>(kind: K, fault: Faults[K], locale: Locale): string =>
  SENTENCES[locale][kind](fault);
