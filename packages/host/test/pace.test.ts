import { makeRng, PLAYERS } from "@fhtagn/rules";
import { expect, test } from "vitest";
import { type Clock, openHost, sitDown } from "../src/index.ts";
import { DEED, drawn, likeBefore, NO_TEMPO, PASS, remember } from "../src/pace.ts";
import { AGAINST_BOT, mindFor, PEOPLE, playOn, setupOf, takeSeat } from "./table.ts";

test("a time is drawn between the least and the most", () => {
  expect([0, 0.5, 1].map((chance) => drawn({ least: 10, most: 20 }, chance))).toEqual([10, 15, 20]);
});

test("a window without a choice takes one of the times of those with one", () => {
  const tempo = [40, 90].reduce(remember, NO_TEMPO);
  expect([0, 0.4, 0.6, 0.99].map((chance) => likeBefore(tempo, chance))).toEqual([40, 40, 90, 90]);
  expect(likeBefore(NO_TEMPO, 0.5)).toBe(0);
});

/** Waits at once and writes down how long it would have waited. */
function clockThatNotes(thinking: number): Clock & { readonly waits: number[] } {
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

async function waitsOf(pace: number, thinking: number, seats = AGAINST_BOT): Promise<readonly number[]> {
  const setup = setupOf();
  const clock = clockThatNotes(thinking);
  const host = openHost({
    table: "pace",
    seats,
    sitting: sitDown(setup, "pace"),
    mind: mindFor(setup),
    clock,
    chance: () => 0.5,
    save: async () => undefined,
    mayUndo: true,
    mayHint: true,
    passPause: 600,
    pace,
  });
  const people = PLAYERS.filter((player) => seats[player].kind === "person");
  await playOn(
    host,
    people.map((player) => takeSeat(host, player)),
    { rng: makeRng("pace"), most: 30 },
  );
  return clock.waits;
}

test("deeds take their time, passes a shorter one; thinking counts", async () => {
  const thinking = 50;
  const kinds = new Set(await waitsOf(1, thinking));
  const [deed, pass] = [drawn(DEED, 0.5) - thinking, drawn(PASS, 0.5) - thinking];
  expect([...kinds].sort((a, b) => a - b)).toEqual([pass, deed]);
});

test("between two people every window that is passed for one of them takes the same time", async () => {
  const waits = await waitsOf(1, 50, PEOPLE);
  expect(waits.length).toBeGreaterThan(20);
  expect(new Set(waits)).toEqual(new Set([600]));
});

test("without pace nobody waits", async () => {
  expect(await waitsOf(0, 0)).toEqual([]);
});
