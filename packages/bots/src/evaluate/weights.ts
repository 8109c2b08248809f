/** What each term of the evaluator counts for, in log-odds of winning. The story solver and the instinct read them too. */

export const TERMS = [
  /** At least one story won, at least two. */
  "firstStory",
  "secondStory",
  /** Stories on which the player has at least so many success tokens. */
  "token1",
  "token2",
  "token3",
  "token4",
  /** Tokens on his best story while he has won two. */
  "lastStory",
  /** Characters that are not insane, and what they bring. */
  "characters",
  "skill",
  "terror",
  "combat",
  "arcane",
  "investigation",
  "keywords",
  /** Wounds they can take and live. */
  "toughness",
  "insane",
  /** Those who can still commit before they next ready. */
  "readySkill",
  "readyIcons",
  "supports",
  /** Resources on the largest domain, the next, and the rest. */
  "domain1",
  "domain2",
  "domain3",
  /** Domains that are not drained. */
  "open",
  /** Factions found on the domains. */
  "cover",
  "hand",
  "deckLow",
  /** Who commits next. */
  "initiative",
  /** Stories lost next time for want of blockers. */
  "threat",
  /** What the committed characters are about to do. */
  "forecast",
] as const;
export type Term = (typeof TERMS)[number];
export type EvaluationTerms = Readonly<Record<Term, number>>;

export const WEIGHTS: EvaluationTerms = {
  firstStory: 2.4,
  secondStory: 3.0,
  token1: 0.3,
  token2: 0.35,
  token3: 0.45,
  token4: 0.6,
  lastStory: 0.15,
  characters: 0.2,
  skill: 0.09,
  terror: 0.07,
  combat: 0.09,
  arcane: 0.06,
  investigation: 0.11,
  keywords: 0.06,
  toughness: 0.05,
  insane: 0.12,
  readySkill: 0.03,
  readyIcons: 0.02,
  supports: 0.05,
  domain1: 0.14,
  domain2: 0.1,
  domain3: 0.04,
  open: 0.02,
  cover: 0.08,
  hand: 0.13,
  deckLow: -0.2,
  initiative: 0.1,
  threat: 0.6,
  forecast: 1,
};

/** Of his own hand only: cards that his domains can pay for, by their worth on the table. */
export const CASTABLE_SHARE = 0.25;
/** The third story is the game. */
export const LAST_STORY_WON = 10;
/** What is left of a character that went insane, and the price of one wound that does not kill. */
export const INSANE_LOSS = 0.65;
export const WOUND_LOSS = 0.2;
