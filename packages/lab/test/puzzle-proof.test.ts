/** The proof leaves out what cannot matter: here it is compared with one that leaves out nothing. */

import { chooseAtRandom, instinct } from "@fhtagn/bots";
import { apply, clone, isLegal, options, type Player, pending, type State, settle } from "@fhtagn/rules";
import { eachQuestion } from "@fhtagn/testkit/tables";
import { expect, test } from "vitest";
import { isCandidate } from "../src/puzzle/candidate.ts";
import { proofAt } from "../src/puzzle/prove.ts";
import type { Verdict } from "../src/puzzle/puzzle.ts";

interface Plain {
  readonly seat: Player;
  readonly turn: number;
  readonly won: number;
  left: number;
}

function everyAssignment(state: State): readonly (readonly number[])[] {
  const decision = pending(state);
  if (decision?.form !== "assign") return [];
  let all: (readonly number[])[] = [[]];
  for (const places of decision.places)
    all = all.flatMap((begun) => [-1, ...places.keys()].map((place) => [...begun, place]));
  return all.filter((assign) => isLegal(state, assign));
}

const everyAnswer = (state: State) =>
  pending(state)?.form === "assign"
    ? everyAssignment(state).map((assign) => ({ assign }))
    : options(state).map((_, choose) => ({ choose }));

/** Every answer of both to every question, to the end of the turn; undefined where that is too much. */
function plainly(plain: Plain, state: State): boolean | undefined {
  settle(state);
  if (state[plain.seat].won.length > plain.won || state.result?.winner === plain.seat) return true;
  if (state.result !== null || state.turn !== plain.turn) return false;
  const isOwn = state.question?.player === plain.seat;
  for (const choice of everyAnswer(state)) {
    if (plain.left-- <= 0) return undefined;
    const next = clone(state);
    apply(next, choice);
    const wins = plainly(plain, next);
    if (wins === undefined || wins === isOwn) return wins;
  }
  return !isOwn;
}

const MOST = 200;

test("what is left out changes nothing", () => {
  const compared: Verdict[] = [];
  for (let game = 0; game < 5; game++) {
    eachQuestion(
      game,
      (state, rng) => (rng.below(4) === 0 ? chooseAtRandom(state, rng) : instinct(state, rng)),
      ({ state, player }) => {
        if (!isCandidate(state)) return;
        const { turn } = state;
        const plain = { seat: player, turn, won: state[player].won.length, left: MOST };
        const wins = plainly(plain, clone(state));
        if (wins === undefined) return;
        const { verdict } = proofAt(state, player, { nodes: 10 * MOST });
        expect([game, turn, verdict]).toEqual([game, turn, wins ? "wins" : "fails"]);
        compared.push(verdict);
      },
    );
  }
  expect(compared.filter((verdict) => verdict === "wins").length).toBeGreaterThan(5);
  expect(compared.filter((verdict) => verdict === "fails").length).toBeGreaterThan(5);
});
