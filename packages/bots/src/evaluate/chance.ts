/**
 * The chance to win, as it is found at the beginning of a turn. Its weights are not those that the players of one move
 * ahead maximise: they were fitted to the results of games (`npm run fit`), so that 60 % means six games of ten.
 */
import type { Player, State } from "@fhtagn/rules";
import { castableWorth } from "./evaluate.ts";
import { readTerms } from "./terms.ts";
import { TERMS, type Term } from "./weights.ts";

/** The terms of the evaluator, and the worth of the cards in hand as far as the domains could pay for them. */
export const CHANCE_TERMS = [...TERMS, "castable"] as const;

/** By 24,000 games (`npm run fit -- 24000`). */
export const CHANCE_WEIGHTS: Readonly<Record<Term | "castable", number>> = {
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

const LIST = Float64Array.from(CHANCE_TERMS, (term) => CHANCE_WEIGHTS[term]);

/** A number for each of them, as seen by P1. Both hands must be known: in a made-up world they are. */
export function readChanceTerms(state: State): Float64Array {
  const list = new Float64Array(CHANCE_TERMS.length);
  list.set(readTerms(state));
  list[TERMS.length] = castableWorth(state, "P1") - castableWorth(state, "P2");
  return list;
}

/** From 0 to 1; what one player's chance is the other's lacks. The game must go on. */
export function chanceToWin(state: State, player: Player): number {
  const terms = readChanceTerms(state);
  let logOdds = 0;
  for (let at = 0; at < terms.length; at++) logOdds += (terms[at] ?? 0) * (LIST[at] ?? 0);
  return 1 / (1 + Math.exp(player === "P1" ? -logOdds : logOdds));
}
