/** What a term of the evaluator is about; null where it is too technical to be told. Of one topic only one is told. */
import type { Term } from "../evaluate/weights.ts";

const TERM_TOPICS = {
  firstStory: "stories",
  secondStory: "stories",
  token1: "stories",
  token2: "stories",
  token3: "stories",
  token4: "stories",
  lastStory: "stories",
  characters: "characters",
  skill: "characters",
  terror: "characters",
  combat: "characters",
  arcane: "characters",
  investigation: "characters",
  keywords: null,
  toughness: "characters",
  insane: null,
  readySkill: "ready",
  readyIcons: "ready",
  supports: null,
  domain1: "domains",
  domain2: "domains",
  domain3: "domains",
  open: "domains",
  cover: "domains",
  hand: "hand",
  deckLow: null,
  initiative: null,
  threat: null,
  forecast: null,
} as const satisfies { readonly [T in Term]: "stories" | "characters" | "ready" | "domains" | "hand" | null };

/** A term that people have a word for. */
export type ToldTerm = { [T in Term]: (typeof TERM_TOPICS)[T] extends null ? never : T }[Term];

export const isTold = (term: Term): term is ToldTerm => TERM_TOPICS[term] !== null;

export const topicOf = (term: ToldTerm): string => TERM_TOPICS[term];
