/**
 * Fits the weights of `packages/bots/src/evaluate/chance.ts`: bots play, the terms of the evaluator are read at the
 * beginning of every turn, and a logistic regression tells what goes with winning. Prints the weights and how well
 * they foretell games that were not used.
 *
 *     npm run fit -- GAMES [instinct|greedy] [SEED]
 */
import {
  botNamed,
  chooseAtRandom,
  FIELDS,
  instinct,
  type LevelTerms,
  pairingsOf,
  readTerms,
  TERMS,
} from "@fhtagn/bots";
import { coreStories, library } from "@fhtagn/cards";
import {
  apply,
  type Choice,
  makeGame,
  makeLibrary,
  makeRng,
  newGame,
  type Player,
  type Setup,
  type State,
  settle,
} from "@fhtagn/rules";
import { view } from "@fhtagn/rules/view";
import { fitLogistic, logLoss, type Sample } from "./logistic.ts";

/** The first turns tell nothing yet. */
const FIRST_TURN = 3;
/** One answer in so many of the instinct is a random one, so that odd tables come up too. */
const STRAY_ONE_IN = 30;
/** One game in so many is kept for the check. */
const KEPT = 5;

type Answering = (state: State) => Choice;

function answeringBy(bot: string, setup: Setup, seed: string): Answering {
  const rng = makeRng(seed);
  if (bot === "instinct")
    return (state) => (rng.below(STRAY_ONE_IN) === 0 ? chooseAtRandom(state, rng) : instinct(state, rng));
  const terms: LevelTerms = {
    prior: { game: makeGame(setup), decks: setup.decks, stories: setup.stories },
    rng,
  };
  const bots: Record<Player, ReturnType<typeof botNamed>> = {
    P1: botNamed(bot, terms),
    P2: botNamed(bot, terms),
  };
  return (state) => {
    const player = state.question?.player ?? "P1";
    return bots[player].choose(view(state, player));
  };
}

/** The beginnings of all turns of one game, with who won it. */
function samplesOf(setup: Setup, seed: string, bot: string): readonly Sample[] {
  const state = newGame(setup, seed);
  const answering = answeringBy(bot, setup, `${seed}/fit`);
  const seen: Float64Array[] = [];
  for (let { turn } = state; state.question !== null; ) {
    settle(state);
    if (state.question === null) break;
    if (state.turn !== turn) {
      turn = state.turn;
      if (turn >= FIRST_TURN) seen.push(readTerms(state));
    }
    apply(state, answering(state));
  }
  const winner = state.result?.winner;
  return winner === undefined || winner === "draw"
    ? []
    : seen.map((terms) => ({ terms, won: winner === "P1" }));
}

function main([games = "2000", bot = "instinct", seed = "fit"]: readonly string[]): void {
  const cards = { library: makeLibrary(library()), stories: coreStories().map(({ code }) => code) };
  const pairings = pairingsOf(FIELDS.tuning?.() ?? []);
  const rng = makeRng(seed);
  const used: Sample[] = [];
  const kept: Sample[] = [];
  for (let game = 0; game < Number(games); game++) {
    const pairing = pairings[rng.below(pairings.length)];
    if (pairing === undefined) throw new Error("no decks to tune with");
    const [first, second] = pairing;
    const samples = samplesOf(
      { ...cards, decks: { P1: first.codes, P2: second.codes } },
      `${seed}-${game}`,
      bot,
    );
    (game % KEPT === 0 ? kept : used).push(...samples);
  }
  const weights = fitLogistic(used, TERMS.length);
  for (const [at, term] of TERMS.entries()) console.log(`  ${term}: ${(weights[at] ?? 0).toFixed(3)},`);
  console.log(`${games} games by ${bot}, ${used.length + kept.length} turns`);
  console.log(`log loss of the games kept apart: ${logLoss(kept, weights).toFixed(4)}; a coin has 0.6931`);
}

main(process.argv.slice(2));
