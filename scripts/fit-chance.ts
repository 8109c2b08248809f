/**
 * Fits the weights of `packages/bots/src/evaluate/chance.ts`. Two players who often answer at random bring about a
 * table; from some turn on Greedy plays the game to its end. What is there at the beginning of the first turns
 * after that is set against who won. The random part matters: between players of one mind, what goes with winning is
 * mostly what somebody who is winning has, not what makes him win. Decks matter too: each has a weight of its own
 * in the fit, or what strong decks happen to hold would count for strong. In a game nobody changes his deck, so these
 * weights are not kept. With `plain` instinct plays to the end, and decks are not told apart.
 *
 *     npm run fit -- GAMES [SEED] [plain]
 */
import {
  CHANCE_TERMS,
  chooseAtRandom,
  FIELDS,
  greedily,
  instinct,
  type Pairing,
  type Policy,
  pairingsOf,
  readChanceTerms,
} from "@fhtagn/bots";
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
  readonly toTheEnd: Policy;
}

const drawPlayers = (rng: Rng, toTheEnd: Policy): Players => ({
  calmFrom: between(FIRST_TURN, LAST_TURN, rng),
  loose: { P1: between(LOOSEST, TIGHTEST, rng), P2: between(LOOSEST, TIGHTEST, rng) },
  toTheEnd,
});

function answer(state: State, { calmFrom, loose, toTheEnd }: Players, rng: Rng): void {
  const player = state.question?.player ?? "P1";
  if (state.turn >= calmFrom) apply(state, toTheEnd(state, rng));
  else apply(state, rng.below(loose[player]) === 0 ? chooseAtRandom(state, rng) : instinct(state, rng));
}

/** The beginnings of the turns that count, with who won the game. */
function samplesOf(setup: Setup, seed: string, toTheEnd: Policy): readonly Sample[] {
  const state = newGame(setup, seed);
  const rng = makeRng(`${seed}/fit`);
  const players = drawPlayers(rng, toTheEnd);
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

const FIELD = FIELDS.tuning?.() ?? [];

/** The terms, and which deck is whose. */
function withDecks(terms: Float64Array, [first, second]: Pairing): Float64Array {
  const list = new Float64Array(terms.length + FIELD.length);
  list.set(terms);
  for (const [at, { name }] of FIELD.entries())
    list[terms.length + at] = Number(name === first.name) - Number(name === second.name);
  return list;
}

interface Samples {
  readonly used: Sample[];
  readonly kept: Sample[];
}

interface Run {
  readonly games: number;
  readonly seed: string;
  readonly isPlain: boolean;
}

function playGames({ games, seed, isPlain }: Run): Samples {
  const cards = { library: makeLibrary(library()), stories: coreStories().map(({ code }) => code) };
  const pairings = pairingsOf(FIELD);
  const rng = makeRng(seed);
  const found: Samples = { used: [], kept: [] };
  for (let game = 0; game < games; game++) {
    const pairing = pairings[rng.below(pairings.length)];
    if (pairing === undefined) throw new Error("no decks to tune with");
    const decks = { P1: pairing[0].codes, P2: pairing[1].codes };
    const samples = samplesOf({ ...cards, decks }, `${seed}-${game}`, isPlain ? instinct : greedily);
    for (const { terms, won } of samples)
      (game % KEPT === 0 ? found.kept : found.used).push({
        terms: isPlain ? terms : withDecks(terms, pairing),
        won,
      });
    if (process.stderr.isTTY) process.stderr.write(`\r${game + 1} of ${games} games`);
  }
  return found;
}

function main([games = "2000", seed = "fit", way]: readonly string[]): void {
  const { used, kept } = playGames({ games: Number(games), seed, isPlain: way === "plain" });
  const weights = fitLogistic(used, used[0]?.terms.length ?? 0);
  for (const [at, term] of CHANCE_TERMS.entries())
    console.log(`  ${term}: ${(weights[at] ?? 0).toFixed(3)},`);
  console.log(`${games} games, ${used.length + kept.length} turns`);
  console.log(`log loss of the games kept apart: ${logLoss(kept, weights).toFixed(4)}; a coin has 0.6931`);
}

main(process.argv.slice(2));
