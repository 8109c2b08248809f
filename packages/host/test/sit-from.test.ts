/** A game brought back from every one of its answers, as a store keeps them in rows. */
import { hash, isInitiating, makeRng, PLAYERS } from "@fhtagn/rules";
import { TWO_PEOPLE } from "@fhtagn/testkit/seats";
import { expect, test } from "vitest";
import { type Mind, type Sitting, sitDown, sitFrom, stateOf, type Taken } from "../src/index.ts";
import { keep } from "../src/sitting.ts";
import { AGAINST_BOT, mindFor, openTable, playSeatsOn, setupOfPresets, takeSeat } from "./host-table.ts";

/** Through JSON, as rows are. */
const stored = ({ taken }: Sitting): readonly Taken[] => JSON.parse(JSON.stringify(taken));

function expectSameSitting(again: Sitting, first: Sitting): void {
  expect(hash(stateOf(again))).toBe(hash(stateOf(first)));
  expect(again.marks).toEqual(first.marks);
  expect(again.journal).toEqual(first.journal);
  expect(again.turns).toEqual(first.turns);
  expect(again.taken).toEqual(first.taken);
  expect(keep(again)).toEqual(keep(first));
}

const backFromRows = (sitting: Sitting): Sitting => sitFrom(sitting.setup, sitting.seed, stored(sitting));

test("at every point of a game between two people, whoever answered", async () => {
  const sitting = sitDown(setupOfPresets(), "rows");
  const { host } = openTable({ seats: TWO_PEOPLE, sitting });
  const seats = PLAYERS.map((player) => takeSeat(host, player));
  const rng = makeRng("rows");
  for (let moves = 0; moves < 40; moves++) {
    await playSeatsOn(host, seats, { rng, most: 2 });
    expectSameSitting(backFromRows(sitting), sitting);
  }
  expect(new Set(sitting.taken.map(({ byHand }) => byHand))).toEqual(new Set([true, false]));
});

test("a whole game, and one that was given up", async () => {
  for (const most of [5000, 30]) {
    const sitting = sitDown(setupOfPresets(), "whole");
    const { host } = openTable({ seats: TWO_PEOPLE, sitting });
    const seats = PLAYERS.map((player) => takeSeat(host, player));
    await playSeatsOn(host, seats, { rng: makeRng("whole"), most });
    seats[1]?.say({ type: "concede" });
    await host.settled();
    expect(stateOf(sitting).result?.because === "concession").toBe(most === 30);
    expectSameSitting(backFromRows(sitting), sitting);
  }
});

test("given up while a computer player has begun a move of which the costs are not paid", async () => {
  const setup = setupOfPresets();
  const sitting = sitDown(setup, "begun");
  const bots = mindFor(setup);
  let isStopped = false;
  const mind: Mind = {
    ...bots,
    choose: (asking) => {
      isStopped = isInitiating(stateOf(sitting));
      return isStopped ? new Promise(() => undefined) : bots.choose(asking);
    },
  };
  const { host } = openTable({ seats: AGAINST_BOT, sitting, mind });
  const ann = takeSeat(host, "P1");
  const rng = makeRng("begun");
  for (let moves = 0; moves < 100 && !isStopped; moves++)
    await Promise.race([playSeatsOn(host, [ann], { rng, most: 1 }), untilStopped(() => isStopped)]);
  expect(isStopped).toBe(true);
  ann.say({ type: "concede" });
  await host.settled();
  expect(stateOf(sitting).result).toEqual({ winner: "P2", because: "concession" });
  expectSameSitting(backFromRows(sitting), sitting);
});

async function untilStopped(isStopped: () => boolean): Promise<void> {
  while (!isStopped()) await new Promise((resolve) => setTimeout(resolve));
}

test("answers that lead nowhere are not taken", async () => {
  const sitting = sitDown(setupOfPresets(), "nowhere");
  const { host } = openTable({ seats: TWO_PEOPLE, sitting });
  const seats = PLAYERS.map((player) => takeSeat(host, player));
  await playSeatsOn(host, seats, { rng: makeRng("nowhere"), most: 10 });
  const rows = stored(sitting);
  const { setup, seed } = sitting;
  const over: Taken = { answer: { concede: "P1", after: 0 }, byHand: false };
  expect(() => sitFrom(setup, seed, [...rows, { answer: { choose: 99 }, byHand: true }])).toThrow();
  expect(stateOf(sitFrom(setup, seed, [...rows, over])).result?.winner).toBe("P2");
  expect(() => sitFrom(setup, seed, [...rows, over, over])).toThrow("the game was over before answer");
});
