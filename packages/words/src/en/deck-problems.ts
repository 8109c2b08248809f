/** What is wrong with a deck, in English. */
import type { DeckProblemWords } from "../contract/deck-problem-words.ts";
import { listed } from "../listed.ts";

const copies = (count: number): string => (count === 1 ? "1 copy" : `${count} copies`);

export const englishDeckProblems: DeckProblemWords = {
  unknown: ({ cards }) => `no card is called ${listed(cards, "or")}`,
  notLcg: ({ cards }) =>
    `${listed(cards, "and")}: not among the LCG cards; older cards are legal only if reprinted`,
  notYet: ({ cards: [title], reason }) => `${title} cannot be played yet (${reason})`,
  noConspiracies: ({ cards }) => `this ruleset has no conspiracies: ${listed(cards, "and")}`,
  noSilverTwilight: ({ cards }) => `this ruleset has no Silver Twilight cards: ${listed(cards, "and")}`,
  tooSmall: ({ count, minimum }) => `the deck has ${count} cards, at least ${minimum} are needed`,
  tooMany: ({ cards: [title], count, limit }) => `${copies(count)} of ${title}, at most ${limit} are allowed`,
  restricted: ({ cards }) => `only one restricted title is allowed, not ${listed(cards, "and")}`,
  banned: ({ cards }) => `${listed(cards, "and")} ${cards.length === 1 ? "is" : "are"} banned`,
  stories: ({ cards }) =>
    `the story deck is the fixed ten stories of one set${cards.length === 0 ? "" : `; it cannot be changed by ${listed(cards, "and")}`}`,
};
