import type { Seats } from "@fhtagn/protocol";
import { makeRng, PLAYERS } from "@fhtagn/rules";
import { TWO_PEOPLE } from "@fhtagn/testkit/seats";
import { expect, test } from "vitest";
import {
  ALL_RIGHTS,
  type Asking,
  type Deliberation,
  openHost,
  type PaceClock,
  sitDown,
} from "../src/index.ts";
import { deedTime, drawn, likeBefore, NO_TEMPO, PASS, passTime, remember } from "../src/pace.ts";
import { AGAINST_BOT, mindFor, playSeatsOn, setupOfPresets, takeSeat } from "./host-table.ts";

test("a time is drawn between the least and the most", () => {
  expect([0, 0.5, 1].map((chance) => drawn({ least: 10, most: 20 }, chance))).toEqual([10, 15, 20]);
});

test("a window without a choice takes one of the times of those with one", () => {
  const tempo = [40, 90].reduce(remember, NO_TEMPO);
  expect([0, 0.4, 0.6, 0.99].map((chance) => likeBefore(tempo, chance))).toEqual([40, 40, 90, 90]);
  expect(likeBefore(NO_TEMPO, 0.5)).toBe(0);
});

/** Waits at once and writes down how long it would have waited. */
function clockThatNotes(thinking: number): PaceClock & { readonly waits: number[] } {
  const waits: number[] = [];
  let now = 0;
  return {
    waits,
    now: () => {
      now += thinking;
      return now;
    },
    wait: async (milliseconds) => {
      waits.push(milliseconds);
    },
  };
}

interface Playing {
  readonly thinking: number;
  readonly seats?: Seats;
  readonly closeness?: number;
}

async function waitsOf(
  pace: number,
  { thinking, seats = AGAINST_BOT, closeness }: Playing,
): Promise<readonly number[]> {
  const rng = makeRng("time");
  const chance = (): number => (seats === TWO_PEOPLE ? rng.below(1_000_000) / 1_000_000 : 0.5);
  const setup = setupOfPresets();
  const bots = mindFor(setup);
  const choose = async (asking: Asking): Promise<Deliberation> => ({
    ...(await bots.choose(asking)),
    ...(closeness !== undefined && { closeness }),
  });
  const clock = clockThatNotes(thinking);
  const host = openHost({
    table: "pace",
    seats,
    sitting: sitDown(setup, "pace"),
    mind: { ...bots, choose },
    clock,
    chance,
    save: async () => undefined,
    tellLog: ({ what }) => what,
    rights: ALL_RIGHTS,
    mindSeed: "bots",
    report: () => undefined,
    passPause: 600,
    pace,
  });
  const people = PLAYERS.filter((player) => seats[player].kind === "person");
  await playSeatsOn(
    host,
    people.map((player) => takeSeat(host, player)),
    { rng: makeRng("pace"), most: 30 },
  );
  return clock.waits;
}

test("deeds take their time, passes a shorter one; thinking counts", async () => {
  const thinking = 50;
  const kinds = new Set(await waitsOf(1, { thinking }));
  const [deed, pass] = [625 - thinking, drawn(PASS, 0.5) - thinking];
  expect([...kinds].sort((a, b) => a - b)).toEqual([pass, deed]);
});

test("a deed takes longer the closer the choice was, within its bounds", () => {
  for (const chance of [0, 0.5, 1]) {
    const times = [0, 0.3, 1].map((closeness) => deedTime(chance, closeness));
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(new Set(times).size).toBe(3);
  }
  expect([deedTime(0, 0), deedTime(1, 1)]).toEqual([350, 900]);
  expect(deedTime(0.5, undefined)).toBe(625);
});

test("a close choice makes deeds longer, and no pass", async () => {
  const [clear, close] = [
    await waitsOf(1, { thinking: 50, closeness: 0 }),
    await waitsOf(1, { thinking: 50, closeness: 1 }),
  ];
  const pass = drawn(PASS, 0.5) - 50;
  expect(new Set(clear)).toEqual(new Set([pass, deedTime(0.5, 0) - 50]));
  expect(new Set(close)).toEqual(new Set([pass, deedTime(0.5, 1) - 50]));
  expect(close.filter((wait) => wait === pass)).toEqual(clear.filter((wait) => wait === pass));
});

test("between two people no window that is passed for one of them can be known by its time", async () => {
  // Who passes himself takes longer than a pass is held back: what waits is passed for somebody.
  const waits = await waitsOf(1, { thinking: 60_000, seats: TWO_PEOPLE });
  expect(waits.length).toBeGreaterThan(20);
  expect(new Set(waits).size).toBe(waits.length);
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(0.4 * 600);
});

test("a pass takes what is usual on the average, and there is no longest time", () => {
  const chances = Array.from({ length: 1000 }, (_, at) => (at + 0.5) / 1000);
  const times = chances.map((chance) => passTime(600, chance));
  expect(times.reduce((sum, time) => sum + time, 0) / times.length).toBeCloseTo(600, -1);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(passTime(600, 0.999999)).toBeGreaterThan(4000);
});

test("without pace nobody waits", async () => {
  expect(await waitsOf(0, { thinking: 0 })).toEqual([]);
});
