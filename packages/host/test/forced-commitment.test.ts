/** STORY-31: who must go has no choice left, and nobody is asked. */
import { library } from "@fhtagn/cards";
import { USUAL_PASSING } from "@fhtagn/protocol";
import {
  apply,
  forcedAnswer,
  makeGame,
  makeLibrary,
  onlyAnswer,
  options,
  pending,
  type State,
} from "@fhtagn/rules";
import { fromPosition } from "@fhtagn/rules/position";
import { expect, test } from "vitest";
import { sitDown } from "../src/index.ts";
import { verdictOn } from "../src/passing.ts";
import { setupOfPresets } from "./host-table.ts";

const GAME = makeGame({ library: makeLibrary(library()) });

/** P1's commit step; Y'Golonac calls for the exhausted character, the others are as they are. */
function commitStep(others: readonly string[]): State {
  const state = fromPosition(
    {
      phase: "story",
      P1: {
        play: [{ "Y'Golonac": { story: "S2" } }, { "Hired Muscle": { exhausted: true } }, ...others],
        domains: [["shub-niggurath"]],
      },
    },
    GAME,
  );
  if (Array.isArray(state)) throw new Error(JSON.stringify(state));
  const called = state.cards.findIndex(({ condition, story }) => condition === "exhausted" && story < 0);
  for (const wanted of ["use", "choose", "drain"]) {
    const at = options(state).findIndex(
      (option) =>
        option.do === wanted && (wanted !== "choose" || ("card" in option && option.card === called)),
    );
    if (at >= 0) apply(state, { choose: at });
  }
  while (pending(state)?.kind === "action") apply(state, { choose: 0 });
  return state;
}

/** What the table answers for the player at this position. */
function verdict(state: State) {
  const sitting = sitDown(setupOfPresets(), "1");
  const since = { log: 0, turn: state.turn };
  const there = { ...sitting, recorder: { ...sitting.recorder, state } };
  return verdictOn({ sitting: there, seat: "P1", passing: USUAL_PASSING, since });
}

test("STORY-31 where everybody who could commit must go, and where to, nobody is asked", () => {
  const state = commitStep([]);
  expect(pending(state)).toMatchObject({ kind: "commit", form: "assign" });
  expect(forcedAnswer(state)).toEqual({ assign: [1] });
  expect(verdict(state)).toEqual({ answer: { assign: [1] } });
  apply(state, { assign: [1] });
  expect(state.cards.filter(({ story }) => story === state.stories[1])).toHaveLength(2);
});

test("a record holds such an answer, as it always did, so that older records find it", () => {
  expect(onlyAnswer(commitStep([]))).toBeNull();
});

test("one more who may go or stay is a choice", () => {
  const state = commitStep(["Monster Hunter"]);
  expect(forcedAnswer(state)).toBeNull();
  expect(verdict(state)).toEqual({ answer: null });
});
