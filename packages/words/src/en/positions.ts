/** Positions that mean nothing or that no game can reach, in English. */
import type { PositionFlaw } from "@fhtagn/rules/position";
import type { WordsBy } from "../contract/scenario-words.ts";

const list = (words: readonly string[]): string => words.join(", ");
const found = (expected: string, text: string): string => `expected ${expected}, found ${text}`;

export const englishPositions: WordsBy<PositionFlaw> = {
  noMap: ({ keys, found: text }) => found(`a map of ${list(keys)}`, text),
  unknownKey: ({ known }) => `unknown key; known here: ${list(known)}`,
  oneOf: ({ words, found: text }) => found(list(words), text),
  noList: ({ found: text }) => found("a list", text),
  noCount: ({ found: text }) => found("a whole number from 0", text),
  noFlag: ({ found: text }) => found("true or false", text),
  noEntry: ({ found: text }) => found('a title or "Title: {...}"', text),
  noTitle: ({ found: text }) => found("a title", text),
  noLane: ({ found: text }) => found("S1 to S3 or K1 and on", text),
  unknownCard: ({ title, similar }) =>
    `no card is called "${title}"${similar === null ? "" : `; did you mean "${similar}"?`}`,
  wrongType: ({ title, type, types }) => `"${title}" is a ${type}, which cannot be here (${list(types)})`,
  noConspiracies: ({ title }) => `"${title}": this ruleset has no conspiracies`,
  secondCopy: ({ title }) => `a second ${title} under one player`,
  notDormant: ({ title }) => `${title} is not Dormant`,
  turnOfOther: ({ turn, active, starter }) => `turn ${turn} is not ${active}'s, ${starter} having started`,
  missingLane: ({ lane }) => `there is no ${lane}`,
  tooManyWounds: ({ wounds, toughness }) => `${wounds} wounds are more than its Toughness of ${toughness}`,
  fated: ({ count }) => `Fated ${count} was reached`,
  tokensWon: ({ count }) => `${count} tokens have won the story`,
  storiesWon: ({ count }) => `${count} stories have won the game`,
  rivals: ({ hero, villain }) => `Heroic ${hero} with Villainous ${villain}`,
  twoConspiracies: ({ player }) => `${player} has two conspiracies of his own`,
  fillersLast: () => "fillers stand at the end of a list",
  insaneExhausted: () => "insane is neither ready nor exhausted",
  readyExhausted: () => "ready and exhausted or insane at once",
  tooManyStories: () => "no more than three stories lie side by side",
  nobodyCommitted: () => "nobody has committed yet",
  firstTurn: () => "the first turn is 1",
  eventInPlay: () => "an event is not put into play",
  unattached: () => "an attachment is never in play unattached",
  insaneWounded: () => "an insane character with a wound is destroyed",
  insaneTokens: () => "an insane character has lost its tokens",
  insaneCommitted: () => "an insane character is never committed",
  woundedThing: () => "only characters are wounded",
  committedThing: () => "only characters can be committed",
  attachedToInsane: () => "what was attached to an insane character is destroyed",
  emptyDeck: () => "an empty deck has lost",
  setupHand: () => "a setup hand has eight cards",
  committedOutside: () => "nobody is committed outside the Story phase",
  defenderAlone: () => "the defender is where the attacker has nobody",
};
