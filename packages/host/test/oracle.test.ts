/** A game taken up where a record ends, across from somebody who sees the whole position. */
import { readFileSync } from "node:fs";
import { hash, onlyAnswer, options, readRecord, type State } from "@fhtagn/rules";
import { LIBRARY } from "@fhtagn/testkit/tables";
import { expect, test } from "vitest";
import { ALL_RIGHTS, type Oracle, openHost, sitAfter, stateOf, walkThrough } from "../src/index.ts";
import { AGAINST_BOT, takeSeat } from "./host-table.ts";

const read = readRecord(
  readFileSync(new URL("../../testkit/records/built-decks.txt", import.meta.url), "utf8"),
);
if (!read.ok) throw new Error(JSON.stringify(read));
const { record } = read;

/** The record up to a question with a choice that this seat is asked. */
function cutFor(seat: "P1" | "P2") {
  const walk = walkThrough(record, LIBRARY);
  if (!("points" in walk)) throw new Error("the record cannot be played");
  const at = walk.points.findIndex(({ turn, decision }) => turn > 2 && decision?.player === seat);
  const { answers = 0 } = walk.points[at] ?? {};
  const state = walk.positions[at]?.state;
  if (state === undefined) throw new Error(`${seat} is never asked`);
  return { cut: { ...record, answers: record.answers.slice(0, answers) }, state };
}

test("a game is taken up at the next question with a choice", () => {
  const { cut, state } = cutFor("P1");
  const sitting = sitAfter(cut, LIBRARY);
  expect(hash(stateOf(sitting))).toBe(hash(state));
  expect(onlyAnswer(stateOf(sitting))).toBeNull();
});

test("further answers go on from there", () => {
  const { cut, state } = cutFor("P1");
  const next = record.answers[cut.answers.length];
  if (next === undefined || "concede" in next) throw new Error("the record ends here");
  const sitting = sitAfter(cut, LIBRARY, [next]);
  expect(sitting.recorder.record().answers).toEqual([...cut.answers, next]);
  expect(hash(stateOf(sitting))).not.toBe(hash(state));
});

function oracleWith(seen: State[]): Oracle {
  return {
    sees: "position",
    choose: async (position) => {
      seen.push(position);
      return options(position).length > 0 ? { choose: 0 } : { assign: [-1] };
    },
    advise: async (position) => {
      seen.push(position);
      return { choice: { choose: 0 } };
    },
  };
}

function openAt(seat: "P1" | "P2", seen: State[]) {
  return openHost({
    table: "test",
    seats: AGAINST_BOT,
    sitting: sitAfter(cutFor(seat).cut, LIBRARY),
    mind: oracleWith(seen),
    clock: { now: () => 0, wait: async () => undefined },
    chance: () => 0.5,
    save: async () => undefined,
    tellLog: ({ what }) => what,
    rights: ALL_RIGHTS,
    mindSeed: "bots",
    report: () => undefined,
    passPause: 0,
    pace: 0,
  });
}

test("the oracle answers with the whole position before it, hidden cards included", async () => {
  const seen: State[] = [];
  const host = openAt("P2", seen);
  await host.settled();
  host.close();
  expect(seen[0]?.question?.player).toBe("P2");
  expect(seen[0]?.P1.hand.length).toBeGreaterThan(0);
});

test("its advice is for the position the player is in", async () => {
  const seen: State[] = [];
  const host = openAt("P1", seen);
  const person = takeSeat(host, "P1");
  await host.settled();
  const id = person.say({ type: "hint", decision: person.asked()?.id });
  await host.settled();
  expect(seen.at(-1)?.question?.id).toBe(person.asked()?.id);
  expect(person.replies).toContainEqual(
    expect.objectContaining({ type: "told", id, told: { of: "hint", hint: { choice: { choose: 0 } } } }),
  );
});
