import {
  type Accepted,
  clone,
  decide,
  type Happening,
  hash,
  makeRng,
  options,
  pass,
  type State,
  settle,
} from "@fhtagn/rules";
import { expect, test } from "vitest";
import { BROKEN, breakLater } from "../../../rules/test/break-engine.ts";
import { startTrickGame, statesOf } from "../view/games.ts";
import { type Sent, sentBySomebody } from "./hostile-answers.ts";

/** What the state has worked out for itself, and what all states share, may be written. */
const UNFROZEN: readonly string[] = ["cache", "game", "faces"];

function frozen(state: State): State {
  for (const [name, part] of Object.entries(state)) if (!UNFROZEN.includes(name)) freezeAll(part);
  return Object.freeze(state);
}

function freezeAll(part: unknown): void {
  if (typeof part !== "object" || part === null || Object.isFrozen(part)) return;
  Object.freeze(part);
  for (const inner of Object.values(part)) freezeAll(inner);
}

function accepted(decided: ReturnType<typeof decide>): Accepted {
  if (!decided.ok) throw new Error(decided.refusal);
  return decided;
}

/** One of each question of a long game, and a game that is over. */
function positions(): readonly State[] {
  const found = new Map<string, State>();
  for (const { state } of statesOf([1], 1)) {
    const kind = state.question?.kind ?? "";
    if (!found.has(kind)) found.set(kind, clone(state));
  }
  const open = [...found.values()];
  return [
    ...open,
    ...open.slice(0, 1).map((state) => accepted(decide(state, "P2", { concede: true })).state),
  ];
}

const KINDS = ["mulligan", "setup", "resource", "action", "commit", "oppose", "target", "domain", "token"];

/** What is said to an answer; what is thrown is said too. */
function said(state: State, { seat, answer }: Sent): string {
  try {
    const decided = decide(state, seat, answer);
    return decided.ok ? "accepted" : decided.refusal;
  } catch (thrown) {
    return `thrown: ${thrown}`;
  }
}

test("of 100,000 hostile answers none throws, none is taken and none changes the game", () => {
  const all = positions().map(frozen);
  const before = all.map(hash);
  expect(all.map(({ question }) => question?.kind ?? "over")).toEqual(
    expect.arrayContaining([...KINDS, "over"]),
  );
  const rng = makeRng("hostile");
  const wrong: string[] = [];
  const counts: Record<string, number> = {};
  for (let round = 0, sent = 0; sent < 100_000; round++) {
    for (const [at, state] of all.entries()) {
      const one = sentBySomebody(state, rng);
      const word = said(state, one);
      if (word !== one.expected) wrong.push(`${state.question?.kind}: ${word}, not ${one.expected}`);
      counts[word] = (counts[word] ?? 0) + 1;
      sent++;
      if (round % 500 === 0 && hash(state) !== before[at]) wrong.push(`${state.question?.kind}: changed`);
    }
  }
  expect(wrong).toEqual([]);
  expect(all.map(hash)).toEqual(before);
  expect(Object.keys(counts).sort()).toEqual([
    "accepted",
    "game over",
    "malformed",
    "no such option",
    "not your decision",
    "stale decision",
  ]);
  expect(counts.malformed).toBeGreaterThan(60_000);
});

test("an answer is carried out on a copy, with a journal of its own", () => {
  const { state, journal } = startTrickGame(1);
  settle(state);
  const { question } = state;
  if (question === null) throw new Error("nobody is asked");
  const before = { hash: hash(state), lines: journal.length };
  const choice = { choose: 0 };
  const {
    state: next,
    answer,
    ...rest
  } = accepted(decide(state, question.player, { decision: question.id, choice }));
  expect(rest).toEqual({ ok: true, before: state });
  expect({ hash: hash(state), lines: journal.length }).toEqual(before);
  expect(answer).toEqual(choice);
  expect(next.journal?.length).toBeGreaterThan(0);
  choice.choose = 99;
  expect(answer).toEqual({ choose: 0 });
});

test("VICT-09 one may concede whoever is asked", () => {
  const { state } = startTrickGame(1);
  for (const [seat, winner] of [
    ["P1", "P2"],
    ["P2", "P1"],
  ] as const) {
    const decided = accepted(decide(state, seat, { concede: true }));
    expect(decided.answer).toEqual({ concede: seat });
    expect(decided.state.result).toEqual({ winner, because: "concession" });
  }
  expect(state.result).toBeNull();
});

/** In an action window in which one player has passed; when the other passes too, nobody knows how to go on. */
function brokenAhead(): State {
  for (const { state } of statesOf([1], 1)) {
    if (state.question?.kind !== "action") continue;
    const broken = clone(state);
    pass(broken);
    breakLater(broken);
    return broken;
  }
  throw new Error("there is no action window");
}

test("where the engine breaks, the position and its journal are as they were", () => {
  const state = brokenAhead();
  const journal: Happening[] = [];
  state.journal = journal;
  const before = hash(state);
  const { id = 0, player = "P1" } = state.question ?? {};
  const choose = options(state).findIndex(({ do: verb }) => verb === "pass");
  expect(() => decide(state, player, { decision: id, choice: { choose } })).toThrow(BROKEN);
  expect(hash(state)).toBe(before);
  expect(journal).toEqual([]);
});
