/**
 * The chance to win, as it is found at the beginning of a turn. Its weights are not those that the players of one move
 * ahead maximise: they were fitted to the results of games (`npm run fit`), so that 60 % means six games of ten.
 */
import type { Player, State } from "@fhtagn/rules";
import { cardsWorth } from "./card-worth.ts";
import { castableWorth } from "./evaluate.ts";
import { readTerms } from "./terms.ts";
import { TERMS } from "./weights.ts";

/** The terms of the evaluator, and the worth of the cards in hand as far as the domains could pay for them. */
export const CHANCE_TERMS = [...TERMS, "castable"] as const;

type ChanceWeights = Readonly<Record<(typeof CHANCE_TERMS)[number], number>>;

/** Of Rollout and ISMCTS: by 24,000 games that instinct ended (`npm run fit -- 24000 fit plain`). */
const PLAIN_WEIGHTS: ChanceWeights = {
  firstStory: 0.757,
  secondStory: 0.665,
  token1: 0.102,
  token2: 0.205,
  token3: 0.246,
  token4: 0.029,
  lastStory: 0.306,
  characters: 0.185,
  skill: 0.022,
  terror: 0.166,
  combat: 0.067,
  arcane: 0.012,
  investigation: 0.215,
  keywords: 0.213,
  toughness: -0.002,
  insane: 0.018,
  readySkill: 0.008,
  readyIcons: 0.047,
  supports: 0.04,
  domain1: 0.282,
  domain2: 0.116,
  domain3: 0.125,
  open: -0.081,
  cover: 0.036,
  hand: 0.045,
  deckLow: -0.057,
  initiative: 0.548,
  threat: 0.251,
  forecast: 0.0,
  castable: 0.523,
};

/** Of everybody else: by 24,000 games that Greedy ended, what decks and single cards are worth set aside. */
export const CHANCE_WEIGHTS: ChanceWeights = {
  firstStory: 0.78,
  secondStory: 0.687,
  token1: 0.147,
  token2: 0.244,
  token3: 0.228,
  token4: 0.104,
  lastStory: 0.347,
  characters: 0.232,
  skill: 0.029,
  terror: 0.159,
  combat: 0.032,
  arcane: 0.05,
  investigation: 0.122,
  keywords: 0.232,
  toughness: 0.134,
  insane: 0.252,
  readySkill: 0.002,
  readyIcons: 0.042,
  supports: 0.063,
  domain1: 0.317,
  domain2: 0.144,
  domain3: 0.101,
  open: -0.032,
  cover: 0.019,
  hand: 0.091,
  deckLow: -0.385,
  initiative: 0.506,
  threat: 0.314,
  forecast: 0.0,
  castable: 0.33,
};

/** A number for each of them, as seen by P1. Both hands must be known: in a made-up world they are. */
export function readChanceTerms(state: State): Float64Array {
  const list = new Float64Array(CHANCE_TERMS.length);
  list.set(readTerms(state));
  list[TERMS.length] = castableWorth(state, "P1") - castableWorth(state, "P2");
  return list;
}

/** From 0 to 1; what one player's chance is the other's lacks. The game must go on. */
type Chance = (state: State, player: Player) => number;

function chanceBy(weights: ChanceWeights, beyond: (state: State) => number): Chance {
  const list = Float64Array.from(CHANCE_TERMS, (term) => weights[term]);
  return (state, player) => {
    const terms = readChanceTerms(state);
    let logOdds = beyond(state);
    for (let at = 0; at < terms.length; at++) logOdds += (terms[at] ?? 0) * (list[at] ?? 0);
    return 1 / (1 + Math.exp(player === "P1" ? -logOdds : logOdds));
  };
}

export const plainChance = chanceBy(PLAIN_WEIGHTS, () => 0);
export const chanceToWin = chanceBy(CHANCE_WEIGHTS, cardsWorth);
