/** A record played again, point by point. */
import { readFileSync } from "node:fs";
import { type GameRecord, hash, readRecord } from "@fhtagn/rules";
import { LIBRARY } from "@fhtagn/testkit/tables";
import { expect, test } from "vitest";
import { keptAt, logOf, resume, showAt, stateOf, type Walk, walkThrough } from "../src/index.ts";

function golden(name: string): GameRecord {
  const file = new URL(`../../testkit/records/${name}.txt`, import.meta.url);
  const read = readRecord(readFileSync(file, "utf8"));
  if (!read.ok) throw new Error(JSON.stringify(read));
  return read.record;
}

function walkOf(record: GameRecord): Walk {
  const walked = walkThrough(record, LIBRARY);
  if (!("points" in walked)) throw new Error(JSON.stringify(walked.divergedAt));
  return walked;
}

const RECORD = golden("built-decks");
const WALK = walkOf(RECORD);
const LAST = WALK.points.length - 1;

test("the last point is the recorded end, and every answer lies between two points", () => {
  expect(WALK.divergedAt).toBeNull();
  expect(hash(stateOf(WALK.sitting))).toBe(RECORD.end);
  expect(WALK.points[LAST]).toMatchObject({ answers: RECORD.answers.length, decision: null });
  const answers = WALK.points.map((point) => point.answers);
  expect(answers).toEqual(answers.toSorted((a, b) => a - b));
  expect(WALK.points.filter(({ news }) => news).length).toBeGreaterThan(RECORD.hashes.length);
});

test("what is worth a mark is marked once", () => {
  const moments = WALK.points.flatMap((point) => point.moments);
  const stories = moments.filter(({ what }) => what === "storyWon");
  const won = stateOf(WALK.sitting);
  expect(stories.length).toBe(won.P1.won.length + won.P2.won.length);
  const destroyed = RECORD.log.filter(({ text }) => / is destroyed\.$/.test(text));
  const lost = moments.filter(({ what }) => what === "characterLost");
  expect(lost.length).toBeGreaterThan(0);
  expect(lost.length).toBeLessThanOrEqual(destroyed.length);
});

test("one player's eyes see neither the other hand nor what the other one decides", () => {
  const others = WALK.points.findIndex(({ decision }) => decision?.player === "P2");
  const shown = showAt(WALK, others, { seat: "P1", open: false });
  expect(shown.answered).toBeNull();
  expect(shown.view.P2.hand.cards).toEqual([]);
  const open = showAt(WALK, others, { seat: "P1", open: true });
  expect(open.answered?.asked.kind).toBe(WALK.points[others]?.decision?.kind);
  expect(open.view.P2.hand.cards.length).toBe(open.view.P2.hand.count);
  expect(open.view.P1).toEqual(shown.view.P1);
});

test("the log hides what these eyes could not see, and tells it with both hands open", () => {
  const drawn = (open: boolean) =>
    logOf(WALK, { seat: "P1", open }).filter(
      ({ happening: { what, player } }) => what === "drew" && player === "P2",
    );
  expect(drawn(false).some(({ happening }) => happening.code !== undefined)).toBe(false);
  expect(drawn(true).every(({ happening }) => happening.code !== undefined)).toBe(true);
});

test("a game goes on from any point with the very same position, and the decisions of its player can be undone", () => {
  for (const at of [0, 1, 7, Math.floor(LAST / 2), LAST - 1]) {
    const kept = keptAt(WALK, at, "P2");
    if (kept === null) throw new Error(`point ${at} is not over`);
    const resumed = resume(kept, LIBRARY);
    if (!resumed.ok) throw new Error("the kept game does not replay");
    const state = WALK.positions[at]?.state;
    if (state === undefined) throw new Error("no such point");
    expect(hash(stateOf(resumed.sitting))).toBe(hash(state));
    const byHand = resumed.sitting.marks.filter((mark) => mark.byHand);
    expect(byHand.every(({ asked }) => asked?.player === "P2")).toBe(true);
  }
  expect(keptAt(WALK, LAST, "P1")).toBeNull();
});

test("a concession, a turn limit and a game that was left end where they ended", () => {
  for (const name of ["a-concession", "the-last-turn", "not-finished"]) {
    const record = golden(name);
    expect(hash(stateOf(walkOf(record).sitting)), name).toBe(record.end);
  }
});

test("a record of another engine is shown as far as it goes, then told", () => {
  const half = Math.floor(RECORD.hashes.length / 2);
  const hashes = RECORD.hashes.with(half, "0000000000000000");
  const walk = walkOf({ ...RECORD, engine: "0.0.9", hashes });
  expect(walk).toMatchObject({
    sameEngine: false,
    divergedAt: { difference: { kind: "turnHash" } },
    result: RECORD.result,
  });
  expect(walk.points.at(-1)?.turn).toBe(half);
  expect(walk.rest[0]?.at).toBe(walk.divergedAt?.decision);
  expect(walk.rest.at(-1)).toEqual(RECORD.log.at(-1));
});

test("with a card nobody knows there is only the log", () => {
  const decks = { ...RECORD.decks, P1: ["nowhere-1", ...RECORD.decks.P1.slice(1)] };
  const walked = walkThrough({ ...RECORD, engine: "9.0.0", decks }, LIBRARY);
  expect(walked).toMatchObject({
    divergedAt: { difference: { kind: "unknownCard", code: "nowhere-1" } },
    rest: RECORD.log,
  });
  expect(walked).not.toHaveProperty("points");
});
