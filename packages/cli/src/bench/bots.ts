/** How fast the computer players are: whole games, worlds played on, and single decisions of the strongest. */

import {
  type Bot,
  botNamed,
  greedyBot,
  instinct,
  instinctiveMind,
  playGame,
  rollOut,
  rolloutHorizon,
  rolloutWorth,
} from "@fhtagn/bots";
import { gameLibrary, storyCodes } from "@fhtagn/cards";
import { type Contestant, contestantName, coreField } from "@fhtagn/lab";
import { apply, makeGame, makeRng, newGame, pending, playerAsked, type Setup, settle } from "@fhtagn/rules";
import { type DeckPrior, view, worldsOf } from "@fhtagn/rules/view";
import { SEEDS } from "./engine.ts";
import { statesOfGames } from "./games.ts";
import { type Contender, contender, inTurn, type Pace, paceOf, type Rounds } from "./in-turn.ts";
import { quantile, rounded } from "./measure.ts";

/** As a player meets it. */
const STRONGEST: Contestant = { bot: "elder" };

const priorOf = (setup: Setup): DeckPrior => ({
  game: makeGame(setup),
  decks: setup.decks,
  stories: setup.stories,
});

/** Each of the core decks comes up, against one deck and another. */
function fieldSetup(number: number): Setup {
  const field = coreField();
  const codesOf = (at: number): readonly string[] => field[at % field.length]?.codes ?? [];
  const decks = { P1: codesOf(number), P2: codesOf(number * 5 + 3) };
  return { library: gameLibrary(), decks, stories: storyCodes() };
}

const GREEDY_GAMES_OF_PART = 4;

function greedyGames(): Contender {
  const playOne = (number: number, seed: string): void => {
    const setup = fieldSetup(number);
    const prior = priorOf(setup);
    const bot = (seat: string): Bot => greedyBot({ prior, rng: makeRng(`${seed}/${seat}`) });
    playGame(setup, seed, { P1: bot("P1"), P2: bot("P2") });
  };
  const parts = SEEDS.map((seed, part) => () => {
    for (let game = 0; game < GREEDY_GAMES_OF_PART; game++)
      playOne(part * GREEDY_GAMES_OF_PART + game, `${seed}-${game}`);
    return GREEDY_GAMES_OF_PART;
  });
  return contender(parts);
}

const ROLLOUTS_OF_STATE = 4;

/** A world sampled, played on and judged, from questions of games that were played with sense. */
function rollouts(setup: Setup): Contender {
  const prior = priorOf(setup);
  const states = statesOfGames(setup, instinct).map((state) => {
    const player = playerAsked(state);
    return { player, turn: state.turn, worlds: worldsOf(view(state, player), prior) };
  });
  const parts = SEEDS.map((seed) => () => {
    const rng = makeRng(seed);
    for (const { player, turn, worlds } of states) {
      for (let count = 0; count < ROLLOUTS_OF_STATE; count++) {
        const world = worlds.sample(rng);
        rollOut(world, instinctiveMind, { turn: rolloutHorizon(turn), rng });
        rolloutWorth(world, player, instinctiveMind);
      }
    }
    return states.length * ROLLOUTS_OF_STATE;
  });
  return contender(parts);
}

export interface BotTimes {
  readonly greedyGamesPerSecond: number;
  readonly rolloutsPerSecond: number;
}

export const ROUNDS_OF_BOTS = 5;

export function measureBots(setup: Setup, onRound: Rounds["onRound"]): (which: keyof Pace) => BotTimes {
  const [games, worlds] = [greedyGames(), rollouts(setup)];
  inTurn([games, worlds], { rounds: ROUNDS_OF_BOTS, onRound });
  return (which) => ({
    greedyGamesPerSecond: rounded(paceOf(games, "cpu")[which]),
    rolloutsPerSecond: rounded(paceOf(worlds, "cpu")[which]),
  });
}

export interface DecisionTimes {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly max: number;
}

/** So many that the slowest of a hundred is not the slowest of all. */
export const ELDER_DECISIONS = 300;
/** Every so many questions the strongest level is asked too; Greedy, who is quicker, plays the game. */
const EVERY = 12;

/** Milliseconds of the decisions asked for in one game, one by one. */
function* timesInGame(game: number): Generator<number> {
  const setup = fieldSetup(game * 4 + 1);
  const prior = priorOf(setup);
  const seed = `elder-${game}`;
  const { bot: name, ...budget } = STRONGEST;
  const player = greedyBot({ prior, rng: makeRng(seed) });
  const state = newGame(setup, seed);
  for (let questions = game; ; questions++) {
    settle(state);
    const decision = pending(state);
    if (decision === null) return;
    const seen = view(state, decision.player);
    if (questions % EVERY === 0) {
      const start = performance.now();
      botNamed(name, { prior, rng: makeRng(`${seed}-${questions}`), ...budget }).choose(seen);
      yield performance.now() - start;
    }
    apply(state, player.choose(seen));
  }
}

/** As many games as it takes; told after each decision how many there are. */
export function elderMilliseconds(decisions: number, onDecision: (done: number) => void): DecisionTimes {
  const times: number[] = [];
  for (let game = 0; times.length < decisions; game++) {
    for (const time of timesInGame(game)) {
      onDecision(times.push(time));
      if (times.length === decisions) break;
    }
  }
  const at = (share: number): number => rounded(quantile(times, share));
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) };
}

export const strongestName = (): string => contestantName(STRONGEST);
