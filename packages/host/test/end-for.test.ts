/** The keeper of the table ends a game for a seat: whatever is under way, once, and stored like every deed. */
import { hash, isInitiating, makeRng, PLAYERS } from "@fhtagn/rules";
import { clockThatTicks, TWO_PEOPLE } from "@fhtagn/testkit/seats";
import { expect, test } from "vitest";
import {
  type Host,
  type JournalEntry,
  type Mind,
  type PaceClock,
  type PositionNews,
  type Sitting,
  sitDown,
  sitFrom,
  stateOf,
} from "../src/index.ts";
import {
  AGAINST_BOT,
  FULL,
  mindFor,
  openTable,
  playSeatsOn,
  setupOfPresets,
  type TestSeat,
  takeSeat,
} from "./host-table.ts";

const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const FULLY = { P1: FULL, P2: FULL };

/** Stores answers at once, or when the test lets it, or not. */
function storeAtWill() {
  const entries: JournalEntry[] = [];
  const store = { entries, isHeld: false, fails: false, waits: 0, release: (): void => undefined };
  const save = async (entry: JournalEntry): Promise<void> => {
    if (store.isHeld && entry.answers.length > 0)
      await new Promise<void>((resolve) => {
        store.waits++;
        store.release = resolve;
      });
    if (store.fails) throw new Error("the disk is full");
    entries.push(entry);
  };
  return { store, save };
}

interface Laid {
  readonly host: Host;
  readonly sitting: Sitting;
  readonly seats: readonly TestSeat[];
  readonly store: ReturnType<typeof storeAtWill>["store"];
  readonly news: PositionNews[];
}

async function layFor(seed: string, most: number): Promise<Laid> {
  const { store, save } = storeAtWill();
  const news: PositionNews[] = [];
  const sitting = sitDown(setupOfPresets(), seed);
  const hear = (position: PositionNews): void => void news.push(position);
  const { host } = openTable({ seats: TWO_PEOPLE, sitting, passing: FULLY, save, hear });
  const seats = PLAYERS.map((player) => takeSeat(host, player));
  await playSeatsOn(host, seats, { rng: makeRng(seed), most });
  return { host, sitting, seats, store, news };
}

function expectLost({ sitting, seats, store, news }: Laid, by: "P1" | "P2"): void {
  const result = { winner: by === "P1" ? "P2" : "P1", because: "concession" };
  expect(store.entries.at(-1)).toMatchObject({ by: null, result });
  expect(store.entries.at(-1)?.answers.at(-1)).toEqual({ answer: { concede: by, after: 0 }, byHand: false });
  for (const seat of seats) expect(seat.last()).toMatchObject({ asked: null, step: 0, result });
  expect(news.at(-1)).toMatchObject({ result, asked: null });
  const again = sitFrom(sitting.setup, sitting.seed, sitting.taken);
  expect(hash(stateOf(again))).toBe(hash(stateOf(sitting)));
}

test("for the one who is asked, and for the other one", async () => {
  for (const seat of PLAYERS) {
    const laid = await layFor("asked", 15);
    expect(await laid.host.endFor(seat)).toBe(true);
    expectLost(laid, seat);
  }
});

test("while a seat has a move on trial: it goes with it", async () => {
  for (const who of ["own", "other"]) {
    const laid = await layFor("trial", 8);
    const rng = makeRng("trial");
    for (let moves = 0; moves < 100 && laid.seats.every((seat) => seat.last().step === 0); moves++)
      await playSeatsOn(laid.host, laid.seats, { rng, most: 1 });
    const seat = laid.seats.find((one) =>
      who === "own" ? one.last().step > 0 : one.last().step === 0,
    )?.seat;
    if (seat === undefined || laid.seats.every((one) => one.last().step === 0)) throw new Error("no trial");
    expect(await laid.host.endFor(seat)).toBe(true);
    expectLost(laid, seat);
  }
});

test("while a deed is being stored: that counts first, and is acknowledged", async () => {
  const laid = await layFor("storing", 15);
  const { host, sitting, seats, store } = laid;
  const asked = seats.find((seat) => seat.asked() !== null);
  const count = sitting.taken.length;
  store.isHeld = true;
  const id = asked?.say({ type: "answer", decision: asked.asked()?.id ?? 0, choice: { choose: 0 } });
  await soon();
  let isEnded: boolean | null = null;
  const ending = host.endFor("P1").then((isDone) => {
    isEnded = isDone;
  });
  await soon();
  expect(isEnded).toBe(null);
  expect(asked?.replies.some((reply) => reply.type === "done" && reply.id === id)).toBe(false);
  store.isHeld = false;
  store.release();
  await ending;
  await host.settled();
  expect(isEnded).toBe(true);
  expect(asked?.replies.some((reply) => reply.type === "done" && reply.id === id)).toBe(true);
  expect(sitting.taken.length).toBe(count + 2);
  expectLost(laid, "P1");
});

test("while a pass is held back, and nobody is asked", async () => {
  const clock: PaceClock & { waits: number } = {
    ...clockThatTicks(),
    waits: 0,
    wait: (_, signal) => {
      clock.waits++;
      return new Promise((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
    },
  };
  const { host } = openTable({ seats: TWO_PEOPLE, clock, passPause: 600 });
  const seats = PLAYERS.map((player) => takeSeat(host, player));
  const rng = makeRng("held");
  for (let moves = 0; moves < 200 && clock.waits === 0; moves++)
    await Promise.race([playSeatsOn(host, seats, { rng, most: 1 }), soon()]);
  expect(seats.map((seat) => seat.asked())).toEqual([null, null]);
  expect(await host.endFor("P2")).toBe(true);
  for (const seat of seats) expect(seat.last().result).toEqual({ winner: "P1", because: "concession" });
});

test("while a computer player thinks, and in the midst of its move", async () => {
  for (const inMove of [false, true]) {
    const sitting = sitDown(setupOfPresets(), "thinks");
    const bots = mindFor(sitting.setup);
    const mind: Mind & { stopped: boolean } = {
      ...bots,
      stopped: false,
      choose: (asking) => {
        mind.stopped = isInitiating(stateOf(sitting)) === inMove && sitting.taken.length > 12;
        return mind.stopped ? new Promise(() => undefined) : bots.choose(asking);
      },
    };
    const { host } = openTable({ seats: AGAINST_BOT, sitting, mind });
    const ann = takeSeat(host, "P1");
    const rng = makeRng("thinks");
    for (let moves = 0; moves < 300 && !mind.stopped; moves++)
      await Promise.race([playSeatsOn(host, [ann], { rng, most: 1 }), soon()]);
    expect(mind.stopped).toBe(true);
    expect(await host.endFor("P1")).toBe(true);
    expect(ann.last().result).toEqual({ winner: "P2", because: "concession" });
  }
});

test("after the end nothing is changed, said or stored", async () => {
  const laid = await layFor("over", 10);
  const { host, seats, store } = laid;
  const both = await Promise.all([host.endFor("P1"), host.endFor("P2")]);
  expect(both).toEqual([true, false]);
  expectLost(laid, "P1");
  const told = seats.map(({ replies }) => replies.length);
  const stored = store.entries.length;
  expect(await host.endFor("P2")).toBe(false);
  await host.settled();
  expect(seats.map(({ replies }) => replies.length)).toEqual(told);
  expect(store.entries.length).toBe(stored);
});

test("where it cannot be stored it has not happened: the game goes on, and can be ended again", async () => {
  const laid = await layFor("failed", 15);
  const { host, seats, store, sitting } = laid;
  const before = { hash: hash(stateOf(sitting)), asked: seats.map((seat) => seat.asked()) };
  store.fails = true;
  expect(await host.endFor("P2")).toBe(false);
  await host.settled();
  store.fails = false;
  for (const seat of seats) seat.say({ type: "hello", version: seat.version, since: null });
  expect(seats.map((seat) => seat.asked())).toEqual(before.asked);
  await playSeatsOn(host, seats, { rng: makeRng("more"), most: 3 });
  expect(await host.endFor("P2")).toBe(true);
  for (const seat of seats) expect(seat.last().result?.winner).toBe("P1");
});

test("a host that is closed ends nothing, and says so", async () => {
  const { host, store } = await layFor("closed", 10);
  store.isHeld = true;
  const storing = host.endFor("P1");
  const waiting = host.endFor("P2");
  await soon();
  host.close();
  expect(await Promise.all([storing, waiting, host.endFor("P1")])).toEqual([false, false, false]);
  store.release();
  await soon();
  expect(store.entries.every(({ result }) => result === null || result.winner === "P2")).toBe(true);
});

test("what failed to be stored by itself does not keep the keeper waiting", async () => {
  const { store, save } = storeAtWill();
  const { P2: bot } = AGAINST_BOT;
  const clock: PaceClock = { ...clockThatTicks(), wait: () => new Promise(() => undefined) };
  const { host } = openTable({ seats: { P1: bot, P2: bot }, seed: "retry", save, clock });
  store.isHeld = true;
  for (let rounds = 0; rounds < 50 && store.waits === 0; rounds++) await soon();
  const ending = host.endFor("P1");
  store.fails = true;
  store.release();
  await soon();
  store.fails = false;
  store.isHeld = false;
  store.release();
  expect(store.waits).toBe(2);
  expect(await ending).toBe(true);
});
