/**
 * The chance to win, as it is found at the beginning of a turn. Its weights are not those that the players of one move
 * ahead maximise: they were fitted to the results of games (`npm run fit`), so that 60 % means six games of ten.
 */
import type { Player, State } from "@fhtagn/rules";
import { readTerms } from "./terms.ts";
import { TERMS, type Terms } from "./weights.ts";

/** By 16,000 games of the instinct against itself, one answer in thirty at random. */
export const CHANCE_WEIGHTS: Terms = {
  firstStory: 0.458,
  secondStory: 0.43,
  token1: 0.084,
  token2: 0.102,
  token3: 0.164,
  token4: 0.138,
  lastStory: 0.242,
  characters: 0.059,
  skill: 0.032,
  terror: 0.063,
  combat: 0.026,
  arcane: -0.041,
  investigation: 0.067,
  keywords: 0.054,
  toughness: -0.031,
  insane: -0.031,
  readySkill: 0.013,
  readyIcons: -0.005,
  supports: 0.046,
  domain1: 0.224,
  domain2: 0.038,
  domain3: 0.007,
  open: -0.085,
  cover: -0.005,
  hand: 0.156,
  deckLow: -0.509,
  initiative: 0.274,
  threat: 0.261,
  forecast: 0.0,
};

const LIST = Float64Array.from(TERMS, (term) => CHANCE_WEIGHTS[term]);

/** From 0 to 1; what one player's chance is the other's lacks. The game must go on. */
export function chanceToWin(state: State, player: Player): number {
  const terms = readTerms(state);
  let logOdds = 0;
  for (let at = 0; at < terms.length; at++) logOdds += (terms[at] ?? 0) * (LIST[at] ?? 0);
  return 1 / (1 + Math.exp(player === "P1" ? -logOdds : logOdds));
}
