/** STORY-31: who must go has no choice left, and nobody is asked. */
import { library } from "@fhtagn/cards";
import { USUAL_PASSING } from "@fhtagn/protocol";
import {
  apply,
  forcedAnswer,
  makeGame,
  makeLibrary,
  makeRng,
  onlyAnswer,
  options,
  pending,
  randomAssign,
  type State,
} from "@fhtagn/rules";
import { fromPosition } from "@fhtagn/rules/position";
import { TWO_PEOPLE } from "@fhtagn/testkit/seats";
import { LIBRARY } from "@fhtagn/testkit/tables";
import { expect, test } from "vitest";
import { type Mind, type Sitting, sitDown, stateOf, walkThrough } from "../src/index.ts";
import { verdictOn } from "../src/passing.ts";
import { take } from "../src/sitting.ts";
import { AGAINST_BOT, FULL, mindFor, openTable, setupOfPresets, takeSeat } from "./host-table.ts";

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

/** Y'Golonac, code of the Core Set, who calls whenever he can. */
const CALLER = "core-set-122";
const SETUP_OF_CALLERS = setupOfPresets("hastur-shub-niggurath", "syndicate-shub-niggurath");

/** A game in which P2 has come to a commitment that nobody in it can refuse. */
function untilForced(): Sitting {
  const sitting = sitDown(SETUP_OF_CALLERS, "forced 4");
  const rng = makeRng("answers 4");
  for (let answers = 0; answers < 1000; answers++) {
    const state = stateOf(sitting);
    if (state.question === null) break;
    if (forcedAnswer(state) !== null && onlyAnswer(state) === null) return sitting;
    const all = options(state);
    const calls = all.findIndex((one) => one.do === "use" && state.cards[one.card]?.code === CALLER);
    const chosen = (): number => (calls >= 0 && rng.below(3) > 0 ? calls : rng.below(all.length));
    take(sitting, all.length === 0 ? { assign: randomAssign(state, rng) } : { choose: chosen() }, false);
  }
  throw new Error("nobody was bound to commit in this game");
}

test("at a table of two people the one who has no choice is not asked, and can go back to no such decision", async () => {
  const sitting = untilForced();
  const id = stateOf(sitting).question?.id;
  const before = sitting.taken.length;
  const { host } = openTable({ sitting, seats: TWO_PEOPLE, passing: { P1: FULL, P2: FULL } });
  const bound = takeSeat(host, "P2");
  await host.settled();
  expect(sitting.taken.length).toBeGreaterThan(before);
  expect(
    bound.replies.flatMap((reply) => (reply.type === "update" ? (reply.asked?.id ?? []) : [])),
  ).not.toContain(id);
  expect(bound.last().turningPoints).toEqual([]);
  host.close();
});

test("a computer player is not asked either", async () => {
  const sitting = untilForced();
  const id = stateOf(sitting).question?.id;
  const asked: number[] = [];
  const usual = mindFor(SETUP_OF_CALLERS);
  const mind: Mind = {
    ...usual,
    choose: (asking) => {
      const { question } = asking.view;
      if (question !== null && "id" in question) asked.push(question.id);
      return usual.choose(asking);
    },
  };
  const { host } = openTable({ sitting, setup: SETUP_OF_CALLERS, seats: AGAINST_BOT, mind });
  await host.settled();
  expect(sitting.taken.length).toBeGreaterThan(0);
  expect(asked).not.toContain(id);
  host.close();
});

test("who looks back at the game finds no decision there", () => {
  const sitting = untilForced();
  const answer = forcedAnswer(stateOf(sitting));
  if (answer === null) throw new Error("nobody is bound");
  take(sitting, answer, false);
  const walk = walkThrough(sitting.recorder.record(), LIBRARY);
  if (!("points" in walk)) throw new Error(JSON.stringify(walk.divergedAt));
  const kinds = walk.points.flatMap(({ decision }) => decision?.kind ?? []);
  expect(kinds).toContain("commit");
  expect(kinds).not.toContain("oppose"); // the only one so far
});
