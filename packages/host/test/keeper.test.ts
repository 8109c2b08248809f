/** What only the keeper of a table may know: seed, decks and every answer. */
import { makeRng, PLAYERS } from "@fhtagn/rules";
import { TWO_PEOPLE } from "@fhtagn/testkit/seats";
import { expect, test, vi } from "vitest";
import type { Asking, Mind } from "../src/index.ts";
import { sitDown } from "../src/index.ts";
import { AGAINST_BOT, FULL, openTable, playSeatsOn, setupOfPresets, takeSeat } from "./host-table.ts";

const SEED = "hexagonal-basalt";
const NAMED = {
  P1: { ...TWO_PEOPLE.P1, deck: "own-deck-of-ann" },
  P2: { ...TWO_PEOPLE.P2, deck: "own-deck-of-ben" },
};

test("a seat is told neither the seed nor the other deck, and whoever keeps the table has both", async () => {
  const { host } = openTable({ seats: NAMED, seed: SEED });
  const seats = PLAYERS.map((player) => takeSeat(host, player));
  await playSeatsOn(host, seats, { rng: makeRng("keeper"), most: 20 });
  const [ann, ben] = seats.map(({ replies }) => JSON.stringify(replies));
  expect(ann).toContain("own-deck-of-ann");
  expect(ben).toContain("own-deck-of-ben");
  expect(ann).not.toContain("own-deck-of-ben");
  expect(ben).not.toContain("own-deck-of-ann");
  for (const heard of [ann, ben]) expect(heard).not.toContain(SEED);
  expect(host.record()).toContain(SEED);
});

test("once the game is over a seat may have the record and see what the other one played", async () => {
  const { host } = openTable({ seats: NAMED, seed: SEED });
  const [ann] = [takeSeat(host, "P1"), takeSeat(host, "P2")];
  await host.settled();
  ann.say({ type: "record" });
  expect(ann.replies.at(-1)).toMatchObject({ type: "refused", refusal: "not allowed here" });
  ann.say({ type: "concede" });
  await host.settled();
  ann.say({ type: "record" });
  expect(JSON.stringify(ann.replies.at(-1))).toContain(SEED);
  const again = takeSeat(host, "P1");
  expect(again.replies[0]).toMatchObject({ type: "welcome", seats: NAMED });
});

test("a computer player and an adviser are told nothing of the seed", async () => {
  const heard: Asking[] = [];
  const setup = setupOfPresets();
  const mind: Mind = {
    choose: async (asking) => {
      heard.push(asking);
      return { choice: { choose: 0 } };
    },
    advise: async (asking) => {
      heard.push(asking);
      return null;
    },
  };
  const { host } = openTable({ setup, seats: AGAINST_BOT, seed: SEED, mind });
  const ann = takeSeat(host, "P1");
  await playSeatsOn(host, [ann], { rng: makeRng("minds"), most: 12 });
  ann.say({ type: "hint", decision: ann.asked()?.id ?? 0 });
  await host.settled();
  expect(heard.length).toBeGreaterThan(3);
  expect(JSON.stringify(heard)).not.toContain(SEED);
  expect(new Set(heard.map(({ seed }) => seed)).size).toBeGreaterThan(3);
});

test("what broke only the keeper learns: the seats get a number", async () => {
  const mind: Mind = {
    choose: async () => {
      throw new Error("a card of the other hand");
    },
    advise: async () => null,
  };
  const { host, faults } = openTable({ seats: AGAINST_BOT, seed: SEED, mind });
  const ann = takeSeat(host, "P1");
  await playSeatsOn(host, [ann], { rng: makeRng("faults"), most: 4 });
  const told = ann.replies.filter(({ type }) => type === "fault");
  expect(told.length).toBeGreaterThan(0);
  expect(told).toEqual(faults.map(({ number }) => ({ type: "fault", number })));
  expect(JSON.stringify(ann.replies)).not.toContain("card of the other hand");
  expect(faults[0]?.message).toBe("a card of the other hand");
  expect(faults[0]?.record).toContain(SEED);
});

test("an adviser who breaks down is told to the one who asked him, and to nobody else", async () => {
  const mind: Mind = {
    choose: async () => ({ choice: { choose: 0 } }),
    advise: () => Promise.reject(new Error("no advice")),
  };
  const { host } = openTable({ seats: TWO_PEOPLE, seed: SEED, mind, passing: { P1: FULL, P2: FULL } });
  const seats = PLAYERS.map((player) => takeSeat(host, player));
  await host.settled();
  const asker = seats.find((seat) => seat.asked() !== null);
  const other = seats.find((seat) => seat !== asker);
  const before = other?.replies.length;
  asker?.say({ type: "hint", decision: asker.asked()?.id ?? 0 });
  await vi.waitFor(() => expect(asker?.replies.at(-1)).toMatchObject({ refusal: "no hint" }));
  expect(asker?.replies.at(-2)).toMatchObject({ type: "fault" });
  expect(other?.replies.length).toBe(before);
});

test("the same position asks a computer player with the same seed, another game with another one", async () => {
  const seedsOf = async (mindSeed: string): Promise<readonly string[]> => {
    const seeds: string[] = [];
    const mind: Mind = {
      choose: async ({ seed }) => {
        seeds.push(seed);
        return { choice: { choose: 0 } };
      },
      advise: async () => null,
    };
    const { host } = openTable({ sitting: sitDown(setupOfPresets(), SEED), mind, mindSeed });
    await playSeatsOn(host, [takeSeat(host, "P1")], { rng: makeRng("same"), most: 5 });
    return seeds;
  };
  expect(await seedsOf("one")).toEqual(await seedsOf("one"));
  expect(await seedsOf("one")).not.toEqual(await seedsOf("other"));
});
