/** What is wrong with a deck, in French. */
import type { DeckProblemWords } from "../contract/deck-problem-words.ts";
import { listed } from "../listed.ts";

export const frenchDeckProblems: DeckProblemWords = {
  unknown: ({ cards }) => `aucune carte ne s'appelle ${listed(cards, "ou")}`,
  notLcg: ({ cards }) =>
    `hors des cartes LCG : ${listed(cards, "et")} ; les cartes plus anciennes ne sont autorisées que si elles ont été réimprimées`,
  notYet: ({ cards: [title], reason }) => `${title} n'est pas encore jouable (${reason})`,
  noConspiracies: ({ cards }) => `ces règles n'ont pas de conspirations : ${listed(cards, "et")}`,
  noSilverTwilight: ({ cards }) =>
    `ces règles n'ont pas de cartes de l'Ordre du Crépuscule d'Argent : ${listed(cards, "et")}`,
  tooSmall: ({ count, minimum }) => `le deck compte ${count} cartes, il en faut au moins ${minimum}`,
  tooMany: ({ cards: [title], count, limit }) =>
    `${title} : ${count} exemplaires, alors que ${limit} au plus sont permis`,
  restricted: ({ cards }) => `un seul titre restreint est permis, et non ${listed(cards, "et")}`,
  banned: ({ cards }) =>
    `${listed(cards, "et")} : ${cards.length === 1 ? "carte interdite" : "cartes interdites"}`,
  stories: ({ cards }) =>
    `le deck d'histoires est formé des dix histoires fixes d'une édition${cards.length === 0 ? "" : ` ; on ne peut pas y mettre ${listed(cards, "et")}`}`,
};
