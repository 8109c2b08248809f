/** What a review adds up to. */

import { mean } from "@fhtagn/bots";
import { PLAYERS, type Player } from "@fhtagn/rules";
import type { LuckStep } from "./luck.ts";
import type { LossMark, LuckAndSkill, LuckEvent, ReviewedDecision, SeatReview } from "./review.ts";

/** A step of the game with its place in the record. */
export interface Stepped extends LuckStep {
  readonly at: number;
  readonly turn: number;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Luck is what chance added to the average, skill what the answers changed on average. */
export function luckAndSkillOf(start: number, dealt: number, steps: readonly Stepped[]): LuckAndSkill {
  const deal: LuckEvent = { at: 0, turn: 0, what: "deal", luck: dealt - start, drew: [] };
  const events = steps
    .filter(({ expected, after }) => expected !== after)
    .map(({ at, turn, expected, after, drew }): LuckEvent => {
      const what = drew.length > 0 ? "draws" : "other";
      return { at, turn, what, luck: after - expected, drew };
    });
  return {
    start,
    luck: sum([deal, ...events].map(({ luck }) => luck)),
    skill: sum(steps.map(({ before, expected }) => expected - before)),
    end: steps.at(-1)?.after ?? dealt,
    events: [deal, ...events],
    open: [
      ...steps.map(({ at, turn, before }) => ({ at, turn, chance: before })),
      ...steps.slice(-1).map(({ at, turn, after }) => ({ at: at + 1, turn, chance: after })),
    ],
  };
}

const MOST_TURNING_POINTS = 3;
const MOST_OF_A_TURN = 2;

const dearestFirst = (decisions: readonly ReviewedDecision[]): readonly ReviewedDecision[] =>
  decisions.toSorted((a, b) => b.loss - a.loss);

/** Only what surely cost something; one of each turn, and a second one where there are too few turns. */
export function turningPointsOf(decisions: readonly ReviewedDecision[]): readonly ReviewedDecision[] {
  const dear = dearestFirst(decisions.filter(({ low }) => low > 0));
  const rankInTurn = (one: ReviewedDecision): number =>
    dear.filter(({ turn }) => turn === one.turn).indexOf(one);
  const ranks = Array.from({ length: MOST_OF_A_TURN }, (_, rank) => rank);
  const spread = ranks.flatMap((rank) => dear.filter((one) => rankInTurn(one) === rank));
  return dearestFirst(spread.slice(0, MOST_TURNING_POINTS));
}

const countMarks = (decisions: readonly ReviewedDecision[]): Readonly<Record<LossMark, number>> => {
  const count = (mark: LossMark): number => decisions.filter((decision) => decision.mark === mark).length;
  return { inaccuracy: count("inaccuracy"), mistake: count("mistake"), blunder: count("blunder") };
};

/** Where the game ended: `end` is P1's chance then. */
export interface Ending {
  readonly at: number;
  readonly turn: number;
  readonly end: number;
}

function seatOf(
  player: Player,
  decisions: readonly ReviewedDecision[],
  { at, turn, end }: Ending,
): SeatReview {
  const own = decisions.filter((decision) => decision.player === player);
  const last = { at, turn, chance: player === "P1" ? end : 1 - end };
  return {
    accuracy: own.length === 0 ? null : mean(own.map(({ accuracy }) => accuracy)),
    marks: countMarks(own),
    curve: [...own.map((one) => ({ at: one.at, turn: one.turn, chance: one.chance })), last],
  };
}

export function reviewedSeats(
  decisions: readonly ReviewedDecision[],
  ending: Ending,
): Readonly<Record<Player, SeatReview>> {
  const [P1, P2] = PLAYERS.map((player) => seatOf(player, decisions, ending)) as [SeatReview, SeatReview]; // one for each player
  return { P1, P2 };
}
