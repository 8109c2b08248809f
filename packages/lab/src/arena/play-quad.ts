/** The four games of a quad, and what is kept of them. */

import type { Bot, LevelTerms } from "@fhtagn/bots";
import { botNamed } from "@fhtagn/bots";
import { hash, type Library, makeGame, makeRng, PLAYERS, type Player, type Setup } from "@fhtagn/rules";
import { type Contestant, clockOf } from "./contestants.ts";
import {
  type ArenaSide,
  type Quad,
  SEATINGS,
  type Seating,
  seatOfSide,
  seedStartedBy,
  sideAt,
} from "./quads.ts";
import { type ArenaFault, type Refereed, refereeGame } from "./referee.ts";
import { addTimes, type Times, timesOf } from "./stopwatch.ts";

export type Sides<T> = Readonly<Record<ArenaSide, T>>;

/** What every game of a run is played with. */
export interface Hall {
  readonly library: Library;
  readonly stories: readonly string[];
  readonly contestants: Sides<Contestant>;
  /** How a contestant's bot is made; by its name, if nothing else is said. */
  readonly make?: (contestant: Contestant, terms: LevelTerms) => Bot;
  readonly now?: () => number;
}

export interface GameSummary extends Seating {
  /** Replays with the record of the answers. */
  readonly seed: string;
  readonly winner: ArenaSide | "draw";
  readonly because: Refereed["result"]["because"];
  readonly turns: number;
  readonly decisions: Sides<number>;
  /** Hash of the last state. */
  readonly end: string;
}

export interface FaultOfSide extends Omit<ArenaFault, "seat"> {
  readonly side: ArenaSide | null;
  /** Which of the four games. */
  readonly game: number;
}

export interface SearchEffort {
  readonly times: Times;
  readonly simulations: number;
}

export interface QuadResult {
  readonly quad: number;
  readonly deal: string;
  readonly decks: readonly [string, string];
  readonly games: readonly GameSummary[];
  readonly effort: Sides<SearchEffort>;
  readonly faults: readonly FaultOfSide[];
}

interface PlayedGame {
  readonly summary: GameSummary;
  readonly effort: Sides<SearchEffort>;
  readonly fault?: ArenaFault;
}

export function playQuad(hall: Hall, quad: Quad): QuadResult {
  const played = SEATINGS.map((_, game) => playSeating(hall, quad, game));
  const effortOf = (side: ArenaSide): SearchEffort => addEfforts(played.map(({ effort }) => effort[side]));
  return {
    quad: quad.index,
    deal: quad.deal,
    decks: [quad.decks[0].name, quad.decks[1].name],
    games: played.map(({ summary }) => summary),
    effort: { A: effortOf("A"), B: effortOf("B") },
    faults: played.flatMap(({ summary, fault }, game) => {
      if (fault === undefined) return [];
      const { seat, ...rest } = fault;
      return [{ ...rest, side: seat === null ? null : sideAt(summary.seatA, seat), game }];
    }),
  };
}

/** One of the four games alone: to see whether it still comes out as it did. */
export const playGameOfQuad = (hall: Hall, quad: Quad, game: number): GameSummary =>
  playSeating(hall, quad, game).summary;

export const addEfforts = (efforts: readonly SearchEffort[]): SearchEffort => ({
  times: addTimes(efforts.map(({ times }) => times)),
  simulations: efforts.reduce((sum, { simulations }) => sum + simulations, 0),
});

function playSeating(hall: Hall, quad: Quad, game: number): PlayedGame {
  const { seatA, first } = SEATINGS[game] ?? { seatA: "P1", first: "A" };
  const decks = { P1: quad.decks[0].codes, P2: quad.decks[1].codes };
  const setup: Setup = { library: hall.library, decks, stories: hall.stories };
  const seed = seedStartedBy(setup, quad.deal, seatOfSide(seatA, first));
  const makeBot = (seat: Player): Bot =>
    botOf(hall, setup, { side: sideAt(seatA, seat), seed: `${seed}/${game}` });
  const bots = { P1: makeBot("P1"), P2: makeBot("P2") };
  const refereed = refereeGame({ setup, seed, bots, limits: limitsOf(hall, seatA), now: hall.now ?? clock });
  return {
    ...summed(refereed, { seatA, first, seed }, bots),
    ...(refereed.fault && { fault: refereed.fault }),
  };
}

const clock = (): number => performance.now();

/** Bots know both lists, and have chance of their own in every game. */
function botOf(
  hall: Hall,
  setup: Setup,
  { side, seed }: { readonly side: ArenaSide; readonly seed: string },
): Bot {
  const { bot, ...budget } = hall.contestants[side];
  const prior = { game: makeGame(setup), decks: setup.decks, stories: setup.stories };
  const terms = { prior, rng: makeRng(`${seed}/${side}`), ...budget };
  return hall.make === undefined ? botNamed(bot, terms) : hall.make(hall.contestants[side], terms);
}

function limitsOf({ contestants }: Hall, seatA: Player): Partial<Record<Player, number>> {
  const limits: Partial<Record<Player, number>> = {};
  for (const seat of PLAYERS) {
    const ms = clockOf(contestants[sideAt(seatA, seat)]);
    if (ms !== undefined) limits[seat] = ms;
  }
  return limits;
}

function summed(
  { state, result, times }: Refereed,
  { seatA, first, seed }: Seating & { readonly seed: string },
  bots: Readonly<Record<Player, Bot>>,
): Omit<PlayedGame, "fault"> {
  const effortOf = (side: ArenaSide): SearchEffort => {
    const seat = seatOfSide(seatA, side);
    return { times: timesOf(times[seat]), simulations: bots[seat].simulations ?? 0 };
  };
  const effort = { A: effortOf("A"), B: effortOf("B") };
  const winner = result.winner === "draw" ? "draw" : sideAt(seatA, result.winner);
  const decisions = { A: effort.A.times.count, B: effort.B.times.count };
  const { because } = result;
  return {
    summary: { seatA, first, seed, winner, because, turns: state.turn, decisions, end: hash(state) },
    effort,
  };
}
