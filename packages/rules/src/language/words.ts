/** The closed lists of the game: every name a card, a state or a scenario may use. */

export const PLAYERS = ["P1", "P2"] as const;
/** The seats, in code, records, scenario files and URLs alike. */
export type Player = (typeof PLAYERS)[number];

export const ICONS = ["terror", "combat", "arcane", "investigation"] as const;
export type Icon = (typeof ICONS)[number];

export const FACTIONS = [
  "agency",
  "miskatonic",
  "syndicate",
  "cthulhu",
  "hastur",
  "yog-sothoth",
  "shub-niggurath",
  "silver-twilight",
] as const;
export type Faction = (typeof FACTIONS)[number];

export const CARD_TYPES = ["character", "support", "event", "conspiracy", "story"] as const;
export type CardType = (typeof CARD_TYPES)[number];

/** KW-GEN-03: Toughness and Fated carry a number; Steadfast and Transient are facts of their own. */
export const KEYWORDS = [
  "Fast",
  "Heroic",
  "Villainous",
  "Invulnerability",
  "Loyal",
  "Willpower",
  "Resilient",
  "Day",
  "Night",
  "Prophecy",
  "Dormant",
  "Toughness",
  "Fated",
] as const;
export type Keyword = (typeof KEYWORDS)[number];

/**
 * Where a card lies. `play` is the play area; `story` the row of stories and conspiracies; `domain` a domain
 * itself; `resource` a card on a domain; `limbo` an event while it resolves (LEAVE-12).
 */
export const ZONES = [
  "deck",
  "hand",
  "discard",
  "play",
  "story",
  "storyDeck",
  "domain",
  "resource",
  "won",
  "removed",
  "limbo",
] as const;
export type Zone = (typeof ZONES)[number];

export const CONDITIONS = ["ready", "exhausted", "insane"] as const;
export type Condition = (typeof CONDITIONS)[number];

export const PHASES = ["setup", "refresh", "draw", "resource", "operations", "story"] as const;
export type Phase = (typeof PHASES)[number];

export const TIMINGS = ["action", "response", "forcedResponse", "disrupt", "passive", "whenWon"] as const;
export type Timing = (typeof TIMINGS)[number];

/** The rules of 2008 with the last FAQ, and those of the Eldritch Edition with the FAQ of 2005. */
export const RULESETS = ["lcg", "ccg"] as const;
export type Ruleset = (typeof RULESETS)[number];
/** What is played where nobody asks for other rules. */
export const USUAL_RULESET: Ruleset = "lcg";

export const LOCALES = ["en", "fr"] as const;
export type Locale = (typeof LOCALES)[number];

/** Happenings, in the past tense. Each has two moments: `would` (before) and after. */
export const EVENTS = [
  "cardEnteredPlay",
  "cardPlayed",
  "cardLeftPlay",
  "cardEnteredDiscardPile",
  "cardReturnedToHand",
  "cardDestroyed",
  "cardSacrificed",
  "cardDiscarded",
  "cardDrawn",
  "cardAttached",
  "cardReadied",
  "cardExhausted",
  "characterCommitted",
  "characterUncommitted",
  "characterWounded",
  "characterWentInsane",
  "characterRestored",
  "controlChanged",
  "tokensPlaced",
  "tokensRemoved",
  "domainDrained",
  "domainRefreshed",
  "domainAdded",
  "resourceAttached",
  "costOverpaid",
  "effectInitiated",
  "struggleBegins",
  "struggleResolves",
  "struggleWon",
  "struggleLost",
  "storySucceeded",
  "storyNotSucceeded",
  "storyUnchallenged",
  "storyResolved",
  "storyWon",
  "commitStepEnded",
  "phaseBegan",
  "phaseEnded",
  "turnBegan",
  "turnEnded",
  "cardRevealed",
  "cardSearched",
] as const;
export type EventKind = (typeof EVENTS)[number];

/** What made something happen (TRIG-33): a card effect, a struggle, another game rule, or the paying of a cost. */
export type Cause = "card" | "struggle" | "rule" | "cost";
