/** Every limit has its word, and what is refused is counted and changes nothing. */
import { makeRng, PLAYERS } from "@fhtagn/rules";
import { clockThatTicks, TWO_PEOPLE } from "@fhtagn/testkit/seats";
import { expect, test } from "vitest";
import { HOST_LIMITS, isTooLarge } from "../src/host-limits.ts";
import type { Mind } from "../src/index.ts";
import { FULL, openTable, playSeatsOn, type TestSeat, takeSeat } from "./host-table.ts";

const FULLY = { P1: FULL, P2: FULL };
const standing = { ...clockThatTicks(), now: () => 0 };

const refusalsOf = ({ replies }: TestSeat): readonly string[] =>
  replies.flatMap((reply) => (reply.type === "refused" ? [reply.refusal] : []));

test("the size of a message is what its values and letters are", () => {
  expect(isTooLarge({ a: "bcd", e: [1, 2] }, 12)).toBe(false);
  expect(isTooLarge({ a: "bcd", e: [1, 2] }, 11)).toBe(true);
  const endless: Record<string, unknown> = {};
  endless.self = endless;
  expect(isTooLarge(endless)).toBe(true);
});

test("a message that is too large is refused, and so are settings of that size", async () => {
  const { host } = openTable({ seats: TWO_PEOPLE, passing: FULLY });
  const ann = takeSeat(host, "P1");
  await host.settled();
  const orders = Array.from({ length: 60 }, (_, at) =>
    Array.from({ length: 40 }, () => `${at}`.padStart(60, "x")),
  );
  ann.say({ type: "setPassing", passing: { ...FULL, orders } });
  expect(ann.replies.at(-1)).toMatchObject({ refusal: "too large", refusals: 1 });
  ann.say({ type: "why", attempt: { do: "play" }, junk: "x".repeat(1_000_000) });
  expect(ann.replies.at(-1)).toMatchObject({ refusal: "too large", refusals: 2 });
  expect(ann.passing()).toEqual(FULL);
});

const KINDS: readonly (Record<string, unknown> & { type: string })[] = [
  { type: "why", attempt: { do: "play" } },
  { type: "explain", card: 1 },
  { type: "preview", decision: 0, choice: { choose: 0 } },
  { type: "hint", decision: 0 },
  { type: "record" },
  { type: "hurry" },
  { type: "stepBack", decision: 0 },
  { type: "undo" },
  { type: "agree", yes: true },
  { type: "answer", decision: 999, choice: { choose: 0 } },
];

test.each(KINDS)("who says $type without end is refused, and heard again after a while", async (request) => {
  let now = 0;
  const { host } = openTable({ seats: TWO_PEOPLE, passing: FULLY, clock: { ...standing, now: () => now } });
  const ann = takeSeat(host, "P1");
  await host.settled();
  for (let times = 0; times < 300; times++) ann.say(request);
  const tooOften = refusalsOf(ann).filter((word) => word === "too often").length;
  expect(tooOften).toBeGreaterThan(90);
  expect(tooOften).toBeLessThan(300);
  now += 60_000;
  ann.say(request);
  expect(ann.replies.at(-1)).not.toMatchObject({ refusal: "too often" });
});

test("hello is heard a few times, and all tables of a seat share what it may say", async () => {
  const { host } = openTable({ seats: TWO_PEOPLE, clock: standing });
  await host.settled();
  const seats = Array.from({ length: 20 }, () => takeSeat(host, "P1"));
  const welcome = seats.filter(({ replies }) => replies.some(({ type }) => type === "welcome"));
  expect(welcome).toHaveLength(HOST_LIMITS.rates.greeting.atOnce);
  const ben = takeSeat(host, "P2");
  expect(ben.replies[0]).toMatchObject({ type: "welcome" });
});

test("one hint is searched at a time for each seat", async () => {
  let searches = 0;
  const found: (() => void)[] = [];
  const mind: Mind = {
    choose: async () => ({ choice: { choose: 0 } }),
    advise: () => {
      searches++;
      return new Promise((resolve) => found.push(() => resolve({ choice: { choose: 0 } })));
    },
  };
  const { host } = openTable({ seats: TWO_PEOPLE, passing: FULLY, mind });
  const seats = PLAYERS.map((player) => takeSeat(host, player));
  await host.settled();
  const asker = seats.find((seat) => seat.asked() !== null);
  const hint = { type: "hint", decision: asker?.asked()?.id ?? 0 };
  for (let times = 0; times < 5; times++) asker?.say(hint);
  expect(searches).toBe(1);
  expect(asker === undefined ? [] : refusalsOf(asker)).toEqual(["at work", "at work", "at work", "at work"]);
  found[0]?.();
  await expect.poll(() => asker?.replies.at(-1)?.type).toBe("told");
  asker?.say(hint);
  expect(searches).toBe(2);
});

test("settings are told when they change, and not with every position", async () => {
  const { host } = openTable({ seats: TWO_PEOPLE, passing: FULLY });
  const seats = PLAYERS.map((player) => takeSeat(host, player));
  await playSeatsOn(host, seats, { rng: makeRng("echo"), most: 20 });
  for (const { replies } of seats) {
    const told = replies.filter((reply) => reply.type === "update" && reply.passing !== undefined);
    expect(replies.length).toBeGreaterThan(10);
    expect(told.length).toBeLessThan(3);
  }
});
