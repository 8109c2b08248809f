/**
 * Fits the weights of `packages/bots/src/evaluate/chance.ts`. Two players who often answer at random bring about a
 * table; from some turn on Greedy plays the game to its end. What is there at the beginning of the first turns
 * after that is set against who won. The random part matters: between players of one mind, what goes with winning is
 * mostly what somebody who is winning has, not what makes him win. Decks matter too: each has a weight of its own
 * in the fit, or what strong decks happen to hold would count for strong. In a game nobody changes his deck, so these
 * weights are not kept. Each card has two, on the table and in hand (`card-worth-table.ts`). With `plain` instinct plays
 * to the end, and neither decks nor cards are told apart.
 *
 *     npm run fit -- GAMES [SEED] [plain]
 */
import {
  CHANCE_TERMS,
  chooseAtRandom,
  eachOpenCard,
  greedily,
  instinct,
  type Policy,
  readChanceTerms,
} from "@fhtagn/bots";
import { coreStories, library } from "@fhtagn/cards";
import { FIELDS, type Pairing, pairingsOf } from "@fhtagn/lab";
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

const FIELD = FIELDS.tuning?.() ?? [];
const CODES = [...new Set(FIELD.flatMap(({ codes }) => codes))].sort();
const DECKS = CHANCE_TERMS.length;
const ON_TABLE = DECKS + FIELD.length;
const IN_HAND = ON_TABLE + CODES.length;
/** There are many cards, and each is seen seldom: most are worth what their figures say. */
const CARD_SHRINK = 40;

/** What is read off a table, how strongly each weight of it is drawn to nothing, and who plays on. */
interface Reading {
  readonly shrink: readonly number[];
  readonly toTheEnd: Policy;
  read(state: State, pairing: Pairing): Float64Array;
}

const PLAIN: Reading = {
  shrink: CHANCE_TERMS.map(() => 1),
  toTheEnd: instinct,
  read: readChanceTerms,
};

/** The terms, which deck is whose, and every card. */
const FULL: Reading = {
  shrink: [
    ...CHANCE_TERMS.map(() => 1),
    ...FIELD.map(() => 1),
    ...[...CODES, ...CODES].map(() => CARD_SHRINK),
  ],
  toTheEnd: greedily,
  read(state, [first, second]) {
    const list = new Float64Array(IN_HAND + CODES.length);
    list.set(readChanceTerms(state));
    for (const [at, { name }] of FIELD.entries())
      list[DECKS + at] = Number(name === first.name) - Number(name === second.name);
    eachOpenCard(state, (code, place, sign) => {
      const at = (place === "table" ? ON_TABLE : IN_HAND) + CODES.indexOf(code);
      list[at] = (list[at] ?? 0) + sign;
    });
    return list;
  },
};

interface Run {
  readonly games: number;
  readonly seed: string;
  readonly reading: Reading;
}

/** The beginnings of the turns that count, with who won the game. */
function samplesOf(
  setup: Setup,
  seed: string,
  { reading, pairing }: { readonly reading: Reading; readonly pairing: Pairing },
): readonly Sample[] {
  const state = newGame(setup, seed);
  const rng = makeRng(`${seed}/fit`);
  const players = drawPlayers(rng, reading.toTheEnd);
  const seen: Float64Array[] = [];
  for (let { turn } = state; ; answer(state, players, rng)) {
    settle(state);
    if (state.question === null) break;
    if (state.turn === turn) continue;
    turn = state.turn;
    if (turn >= players.calmFrom && turn < players.calmFrom + LOOKED_AT)
      seen.push(reading.read(state, pairing));
  }
  const winner = state.result?.winner;
  return winner === undefined || winner === "draw"
    ? []
    : seen.map((terms) => ({ terms, won: winner === "P1" }));
}

interface Samples {
  readonly used: Sample[];
  readonly kept: Sample[];
}

function playGames({ games, seed, reading }: Run): Samples {
  const cards = { library: makeLibrary(library()), stories: coreStories().map(({ code }) => code) };
  const pairings = pairingsOf(FIELD);
  const rng = makeRng(seed);
  const found: Samples = { used: [], kept: [] };
  for (let game = 0; game < games; game++) {
    const pairing = pairings[rng.below(pairings.length)];
    if (pairing === undefined) throw new Error("no decks to tune with");
    const decks = { P1: pairing[0].codes, P2: pairing[1].codes };
    const samples = samplesOf({ ...cards, decks }, `${seed}-${game}`, { reading, pairing });
    (game % KEPT === 0 ? found.kept : found.used).push(...samples);
    if (process.stderr.isTTY) process.stderr.write(`\r${game + 1} of ${games} games`);
  }
  return found;
}

function main([games = "2000", seed = "fit", way]: readonly string[]): void {
  const reading = way === "plain" ? PLAIN : FULL;
  const { used, kept } = playGames({ games: Number(games), seed, reading });
  const weights = fitLogistic(used, reading.shrink);
  const weightAt = (at: number): string => (weights[at] ?? 0).toFixed(3);
  for (const [at, term] of CHANCE_TERMS.entries()) console.log(`  ${term}: ${weightAt(at)},`);
  if (reading === FULL)
    for (const [at, code] of CODES.entries())
      console.log(`  "${code}": [${weightAt(ON_TABLE + at)}, ${weightAt(IN_HAND + at)}],`);
  console.log(`${games} games, ${used.length + kept.length} turns`);
  console.log(`log loss of the games kept apart: ${logLoss(kept, weights).toFixed(4)}; a coin has 0.6931`);
}

main(process.argv.slice(2));
