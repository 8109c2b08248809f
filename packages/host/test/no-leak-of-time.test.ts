/** When something is told must not tell what the other one holds, either. */
import { PROTOCOL_VERSION, USUAL_PASSING } from "@fhtagn/protocol";
import { makeRng, PLAYERS } from "@fhtagn/rules";
import { clockThatTicks, TWO_PEOPLE } from "@fhtagn/testkit/seats";
import { expect, test } from "vitest";
import type { PaceClock } from "../src/index.ts";
import { FULL, openTable, playSeatsOn, type TestSeat, takeSeat } from "./host-table.ts";

interface Waiting {
  readonly milliseconds: number;
  readonly signal: AbortSignal;
  readonly end: () => void;
}

/** Waits until the test ends the wait, or somebody cuts it short. */
function clockThatHolds(): PaceClock & { readonly waiting: Waiting[] } {
  const waiting: Waiting[] = [];
  const wait = (milliseconds: number, signal: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      waiting.push({ milliseconds, signal, end: resolve });
      signal.addEventListener("abort", () => resolve(), { once: true });
    });
  return { ...clockThatTicks(), waiting, wait };
}

const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Ann is asked every time and passes; Ben only where he can do something: his first automatic pass is held back. */
async function untilHeld(): Promise<{ ann: TestSeat; clock: ReturnType<typeof clockThatHolds> }> {
  const clock = clockThatHolds();
  const { host } = openTable({
    seats: TWO_PEOPLE,
    clock,
    passPause: 600,
    passing: { P1: FULL, P2: USUAL_PASSING },
  });
  const [ann, ben] = [takeSeat(host, "P1"), takeSeat(host, "P2")];
  const rng = makeRng("held");
  for (let moves = 0; moves < 200; moves++) {
    await soon();
    if (clock.waiting.length > 0) return { ann, clock };
    const next = [ann, ben].find((seat) => seat.asked() !== null);
    if (next === undefined) continue;
    await Promise.race([playSeatsOn(host, [next], { rng, most: 1 }), soon()]);
  }
  throw new Error("nothing was held back");
}

test("nobody can cut the pause short that hides an automatic pass of the other one", async () => {
  const { ann, clock } = await untilHeld();
  const before = ann.replies.length;
  ann.say({ type: "hurry" });
  ann.say({ type: "setPace", pace: 0 });
  await soon();
  expect(clock.waiting[0]?.signal.aborted).toBe(false);
  expect(ann.replies.slice(before).map(({ type }) => type)).toEqual(["done", "done"]);
  clock.waiting[0]?.end();
  await soon();
  expect(ann.replies.slice(before).some(({ type }) => type === "update")).toBe(true);
});

test("what a player sets for himself the other one does not hear of", async () => {
  const { host } = openTable({ seats: TWO_PEOPLE, passing: { P1: FULL, P2: FULL } });
  const seats = PLAYERS.map((player) => takeSeat(host, player));
  const rng = makeRng("settings");
  for (let moves = 0; moves < 30; moves++) {
    await playSeatsOn(host, seats, { rng, most: 1 });
    await host.settled();
    const before = seats.map(({ replies }) => replies.length);
    for (const [at, seat] of seats.entries()) {
      const told = seats.map(({ replies }) => replies.length);
      seat.say({ type: "setPassing", passing: { ...FULL, less: [`core-set-${moves + 1}`] } });
      await host.settled();
      expect(seats[1 - at]?.replies.length).toBe(told[1 - at]);
      expect(seat.passing().less).toEqual([`core-set-${moves + 1}`]);
    }
    expect(seats.map(({ replies }) => replies.length)).not.toEqual(before);
  }
});

test("every position is stored before it is told, also where one of them passes by himself", async () => {
  const order: string[] = [];
  const { host } = openTable({
    seats: TWO_PEOPLE,
    passing: { P1: FULL, P2: USUAL_PASSING },
    save: async ({ answers }) => void order.push(...answers.slice(0, 1).map(() => "stored")),
  });
  let last = -1;
  const seats = PLAYERS.map((player) => takeSeat(host, player));
  const connection = host.connect("P1", (reply) => {
    if (reply.type !== "update" || reply.seq === last) return;
    last = reply.seq;
    order.push("told");
  });
  await host.settled();
  connection.receive({ type: "hello", id: 1, version: PROTOCOL_VERSION, since: null });
  await playSeatsOn(host, seats, { rng: makeRng("order"), most: 40 });
  const afterHello = order.slice(order.indexOf("told") + 1);
  expect(afterHello.length).toBeGreaterThan(80);
  expect(afterHello).toEqual(afterHello.map((_, at) => (at % 2 === 0 ? "stored" : "told")));
});
