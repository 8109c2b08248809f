/**
 * Fits the weights of `packages/bots/src/evaluate/chance.ts`. Two players who often answer at random bring about a
 * table; from some turn on the instinct plays the game to its end. What is there at the beginning of the first turns
 * after that is set against who won. The random part matters: between players of one mind, what goes with winning is
 * mostly what somebody who is winning has, not what makes him win.
 *
 *     npm run fit -- GAMES [SEED]
 */
import { CHANCE_TERMS, chooseAtRandom, FIELDS, instinct, pairingsOf, readChanceTerms } from "@fhtagn/bots";
import { coreStories, library } from "@fhtagn/cards";
import {
  apply,
  makeLibrary,
  makeRng,
  newGame,
  type Rng,
  type Setup,
  type State,
  settle,
} from "@fhtagn/rules";
import { fitLogistic, logLoss, type Sample } from "./logistic.ts";

/** The table is brought about in so many turns. */
const FIRST_TURN = 3;
const LAST_TURN = 12;
/** How many turns are looked at after that. */
const LOOKED_AT = 3;
/** Each player answers one question in two to nine at random, so that some have much more than others. */
const LOOSEST = 2;
const TIGHTEST = 9;
/** One game in so many is kept for the check. */
const KEPT = 5;

const between = (low: number, high: number, rng: Rng): number => low + rng.below(high - low + 1);

interface Players {
  readonly calmFrom: number;
  /** One answer in so many is random before that. */
  readonly loose: { readonly P1: number; readonly P2: number };
}

const drawPlayers = (rng: Rng): Players => ({
  calmFrom: between(FIRST_TURN, LAST_TURN, rng),
  loose: { P1: between(LOOSEST, TIGHTEST, rng), P2: between(LOOSEST, TIGHTEST, rng) },
});

function answer(state: State, { calmFrom, loose }: Players, rng: Rng): void {
  const player = state.question?.player ?? "P1";
  const isRandom = state.turn < calmFrom && rng.below(loose[player]) === 0;
  apply(state, isRandom ? chooseAtRandom(state, rng) : instinct(state, rng));
}

/** The beginnings of the turns that count, with who won the game. */
function samplesOf(setup: Setup, seed: string): readonly Sample[] {
  const state = newGame(setup, seed);
  const rng = makeRng(`${seed}/fit`);
  const players = drawPlayers(rng);
  const seen: Float64Array[] = [];
  for (let { turn } = state; ; answer(state, players, rng)) {
    settle(state);
    if (state.question === null) break;
    if (state.turn === turn) continue;
    turn = state.turn;
    if (turn >= players.calmFrom && turn < players.calmFrom + LOOKED_AT) seen.push(readChanceTerms(state));
  }
  const winner = state.result?.winner;
  return winner === undefined || winner === "draw"
    ? []
    : seen.map((terms) => ({ terms, won: winner === "P1" }));
}

function main([games = "2000", seed = "fit"]: readonly string[]): void {
  const cards = { library: makeLibrary(library()), stories: coreStories().map(({ code }) => code) };
  const pairings = pairingsOf(FIELDS.tuning?.() ?? []);
  const rng = makeRng(seed);
  const used: Sample[] = [];
  const kept: Sample[] = [];
  for (let game = 0; game < Number(games); game++) {
    const pairing = pairings[rng.below(pairings.length)];
    if (pairing === undefined) throw new Error("no decks to tune with");
    const [first, second] = pairing;
    const decks = { P1: first.codes, P2: second.codes };
    (game % KEPT === 0 ? kept : used).push(...samplesOf({ ...cards, decks }, `${seed}-${game}`));
  }
  const weights = fitLogistic(used, CHANCE_TERMS.length);
  for (const [at, term] of CHANCE_TERMS.entries())
    console.log(`  ${term}: ${(weights[at] ?? 0).toFixed(3)},`);
  console.log(`${games} games, ${used.length + kept.length} turns`);
  console.log(`log loss of the games kept apart: ${logLoss(kept, weights).toFixed(4)}; a coin has 0.6931`);
}

main(process.argv.slice(2));
