/** Somebody who has no seat: what he is shown, and that he can do nothing. */
import type { Request } from "@fhtagn/protocol";
import { makeRng, PLAYERS, skillOf } from "@fhtagn/rules";
import { happeningFor, view } from "@fhtagn/rules/view";
import { TWO_PEOPLE } from "@fhtagn/testkit/seats";
import { expect, test } from "vitest";
import { type Host, sitDown, stateOf } from "../src/index.ts";
import {
  AGAINST_BOT,
  FULL,
  leaveDrafts,
  openTable,
  playSeatsOn,
  setupOfPresets,
  type TestSeat,
  type TestTold,
  takeSeat,
  watchTable,
} from "./host-table.ts";

const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const NAMED = {
  P1: { ...TWO_PEOPLE.P1, deck: "own-deck-of-ann" },
  P2: { ...TWO_PEOPLE.P2, deck: "own-deck-of-ben" },
};

const seatBoth = (host: Host): readonly TestSeat[] => PLAYERS.map((player) => takeSeat(host, player));
const updatesOf = ({ replies }: TestTold) =>
  replies.flatMap((reply) => (reply.type === "update" ? [reply] : []));

test("he is shown what everybody may see: no question, no hand, no settings, nothing to take back", async () => {
  for (const seats of [TWO_PEOPLE, AGAINST_BOT]) {
    const sitting = sitDown(setupOfPresets(), "watched");
    const { host } = openTable({ seats, sitting });
    const watcher = watchTable(host);
    const tables = PLAYERS.filter((player) => seats[player].kind === "person").map((player) =>
      takeSeat(host, player),
    );
    for (let moves = 0; moves < 30; moves++) {
      await playSeatsOn(host, tables, { rng: makeRng(`${moves}`), most: 1 });
      leaveDrafts(tables);
      const state = stateOf(sitting);
      const told = watcher.last();
      expect(told).toMatchObject({ asked: null, step: 0, turningPoints: [], seq: tables[0]?.last().seq });
      expect(told).not.toHaveProperty("passing");
      expect(told.view).toEqual(view(state, "spectator"));
      expect(told.figures.costs).toEqual({});
      for (const { handleSpectator: handle, id, faceDown, zone } of state.cards)
        if (zone === "play" && !faceDown) expect(told.figures.inPlay[handle]?.skill).toBe(skillOf(state, id));
      expect(told.figures.lanes.length).toBe(tables[0]?.last().figures.lanes.length);
    }
    const log = updatesOf(watcher).flatMap((update) => update.log.map(({ happening }) => happening));
    const end = sitting.marks.at(-1)?.log;
    expect(log).toEqual(
      sitting.journal.slice(0, end).map((happening) => happeningFor(happening, "spectator")),
    );
    expect(Object.keys(watcher.last().figures.domains).length).toBeGreaterThanOrEqual(6);
  }
});

test("he sees each position once, and no move on trial", async () => {
  const { host } = openTable({ seats: TWO_PEOPLE, seed: "trial" });
  const watcher = watchTable(host);
  const seats = seatBoth(host);
  await playSeatsOn(host, seats, { rng: makeRng("trial"), most: 80 });
  expect(Math.max(...seats.flatMap((seat) => updatesOf(seat).map(({ step }) => step)))).toBeGreaterThan(0);
  const { seq } = watcher.last();
  expect(updatesOf(watcher).map((update) => update.seq)).toEqual(
    Array.from({ length: seq + 1 }, (_, at) => at),
  );
});

test("he is welcomed without rights, and learns what was played when it is over", async () => {
  const { host } = openTable({ seats: NAMED });
  const before = watchTable(host);
  const [ann] = seatBoth(host);
  const rights = { type: "welcome", seat: "spectator", mayUndo: false, mayHint: false };
  expect(before.replies[0]).toEqual(expect.objectContaining({ ...rights, seats: TWO_PEOPLE }));
  ann?.say({ type: "concede" });
  await host.settled();
  expect(before.last().result).toEqual({ winner: "P2", because: "concession" });
  expect(watchTable(host).replies[0]).toMatchObject({ ...rights, seats: NAMED });
});

/** One of each kind; those that name a position name that of the watcher. */
const REQUESTS: Readonly<Record<Exclude<Request["type"], "hello">, Record<string, unknown>>> = {
  answer: { decision: 0, choice: { choose: 0 } },
  stepBack: { decision: 0 },
  undo: {},
  agree: { yes: true },
  concede: {},
  why: { attempt: { do: "pass" } },
  preview: { decision: 0, choice: { choose: 0 } },
  explain: { card: 1 },
  hint: { decision: 0 },
  setPassing: { passing: FULL },
  record: {},
  hurry: {},
  setPace: { pace: 0 },
};

test("whatever he says is refused, and nobody hears of it; the record is his when the game is over", async () => {
  const { host, saved } = openTable({ seats: TWO_PEOPLE, seed: "hexagonal-basalt" });
  const watcher = watchTable(host);
  const seats = seatBoth(host);
  await playSeatsOn(host, seats, { rng: makeRng("refused"), most: 20 });
  for (const isOver of [false, true]) {
    if (isOver) seats[0]?.say({ type: "concede" });
    await host.settled();
    const told = seats.map(({ replies }) => replies.length);
    const stored = saved.length;
    for (const [type, request] of Object.entries(REQUESTS)) {
      const heard = watcher.replies.length;
      const id = watcher.say({ type, ...request });
      await host.settled();
      if (isOver && type === "record") {
        expect(JSON.stringify(watcher.replies.at(-1))).toContain("hexagonal-basalt");
        continue;
      }
      expect(watcher.replies.slice(heard)).toMatchObject([
        { type: "refused", id, refusal: "not allowed here" },
      ]);
    }
    expect(seats.map(({ replies }) => replies.length)).toEqual(told);
    expect(saved.length).toBe(stored);
  }
});

test("he comes back like a seat: to the position of now, with the rest of the log", async () => {
  const { host } = openTable({ seats: TWO_PEOPLE, seed: "wire" });
  const watcher = watchTable(host);
  const seats = seatBoth(host);
  await playSeatsOn(host, seats, { rng: makeRng("wire"), most: 30 });
  leaveDrafts(seats);
  seats[0]?.say({ type: "undo" });
  seats[1]?.say({ type: "agree", yes: true });
  await playSeatsOn(host, seats, { rng: makeRng("wire"), most: 10 });
  const whole = watchTable(host).last();
  expect(whole.logFrom).toBe(0);
  for (const { line, seq, logFrom, log } of updatesOf(watcher)) {
    const back = watchTable(host, { line, seq }).last();
    expect(back.view).toEqual(whole.view);
    expect(back.logFrom).toBe(line === whole.line ? logFrom + log.length : 0);
    expect(back.log).toEqual(whole.log.slice(back.logFrom));
  }
  expect(whole.line).toBe(1);
});

test("all who watch are told the very same, so that it is written down once", async () => {
  const { host } = openTable({ seats: TWO_PEOPLE });
  const watchers = [watchTable(host), watchTable(host), watchTable(host)];
  const seats = seatBoth(host);
  await playSeatsOn(host, seats, { rng: makeRng("same"), most: 10 });
  const [first, ...others] = watchers.map((watcher) => updatesOf(watcher).slice(1));
  expect(first?.length).toBeGreaterThan(10);
  for (const other of others) for (const [at, update] of other.entries()) expect(update).toBe(first?.[at]);
});

test("what those who watch say takes nothing from the seats, nor from each other", async () => {
  let release = (): void => undefined;
  let isHeld = false;
  const save = (): Promise<void> =>
    isHeld
      ? new Promise((resolve) => {
          release = resolve;
        })
      : Promise.resolve();
  const { host } = openTable({ seats: TWO_PEOPLE, passing: { P1: FULL, P2: FULL }, save });
  const seats = seatBoth(host);
  const [loud, quiet] = [watchTable(host), watchTable(host)];
  await playSeatsOn(host, seats, { rng: makeRng("loud"), most: 6 });
  leaveDrafts(seats);
  isHeld = true;
  seats[0]?.say({ type: "concede" });
  await soon();
  for (let times = 0; times < 300; times++) loud.say({ type: "hello", version: loud.version, since: null });
  expect(loud.replies.at(-1)).toMatchObject({ type: "refused", refusal: "too often" });
  const id = seats[1]?.say({ type: "hello", version: quiet.version, since: null });
  expect(quiet.replies.at(-1)?.type).toBe("update");
  isHeld = false;
  release();
  await host.settled();
  expect(seats[1]?.replies.some((reply) => reply.type === "welcome" && reply.id === id)).toBe(true);
  expect(loud.replies.at(-1)?.type).toBe("update");
  quiet.say({ type: "undo" });
  expect(quiet.replies.at(-1)).toMatchObject({ refusal: "not allowed here", refusals: 1 });
});

test("a table that stands because nothing can be stored is not set going by those who watch", async () => {
  let tries = 0;
  const save = (): Promise<void> => {
    tries++;
    return Promise.reject(new Error("the disk is full"));
  };
  const { host } = openTable({ seats: { P1: AGAINST_BOT.P2, P2: AGAINST_BOT.P2 }, save });
  await host.settled();
  const before = tries;
  watchTable(host);
  await host.settled();
  expect(tries).toBe(before);
  takeSeat(host, "P1");
  await host.settled();
  expect(tries).toBeGreaterThan(before);
});
