/** What whoever keeps the table hears of the course of the game: enough to run clocks by. */
import { PROTOCOL_VERSION } from "@fhtagn/protocol";
import { makeRng, PLAYERS } from "@fhtagn/rules";
import { TWO_PEOPLE } from "@fhtagn/testkit/seats";
import { expect, test } from "vitest";
import type { Host, JournalEntry, PositionNews } from "../src/index.ts";
import {
  AGAINST_BOT,
  FULL,
  leaveDrafts,
  openTable,
  playSeatsOn,
  type TestSeat,
  takeSeat,
} from "./host-table.ts";

const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const nameOf = ({ line, seq }: { line: number; seq: number }): string => `${line}/${seq}`;

interface Course {
  readonly host: Host;
  readonly seats: readonly TestSeat[];
  /** "stored", "told 0/7" for each of two connections, "heard 0/7". */
  readonly events: string[];
  readonly news: PositionNews[];
  failures: number;
}

/** Two people at a table of which everything is written down in its order. */
async function openCourse(): Promise<Course> {
  const events: string[] = [];
  const news: PositionNews[] = [];
  const { host } = openTable({
    seats: TWO_PEOPLE,
    save: async () => {
      await soon();
      if (course.failures-- > 0) throw new Error("the disk is full");
      events.push("stored");
    },
    hear: (position) => {
      news.push(position);
      events.push(`heard ${nameOf(position)}`);
    },
  });
  for (const player of PLAYERS) {
    const connection = host.connect(player, (reply) => {
      if (reply.type === "update") events.push(`told ${nameOf(reply)}`);
    });
    connection.receive({ type: "hello", id: 1, version: PROTOCOL_VERSION, since: null });
  }
  const course: Course = {
    host,
    seats: PLAYERS.map((player) => takeSeat(host, player)),
    events,
    news,
    failures: 0,
  };
  await host.settled();
  return course;
}

/** Some answers; at times a store that fails, settings, a table that comes back, an undo. */
async function playRound({ host, seats }: Course, round: number): Promise<void> {
  for (const seat of seats)
    seat.say({ type: "setPassing", passing: round % 3 === 0 ? FULL : seat.passing() });
  const seat = seats[round % 2];
  seat?.say({ type: "hello", version: PROTOCOL_VERSION, since: null });
  if (round % 3 !== 2) return;
  leaveDrafts(seats);
  await host.settled();
  seat?.say({ type: "undo" });
  for (const other of seats) other.say({ type: "agree", yes: true });
  await host.settled();
}

test("each position is heard of once, after it was stored and everybody was told", async () => {
  const course = await openCourse();
  const rng = makeRng("heard");
  for (let round = 0; round < 12; round++) {
    await playSeatsOn(course.host, course.seats, { rng, most: 3 });
    if (round % 4 === 1) course.failures = 1;
    await playRound(course, round);
  }
  const { events, news } = course;
  const told = events.filter((event) => event.startsWith("told")).map((event) => event.slice(5));
  expect(news.map(nameOf)).toEqual([...new Set(told)]);
  expect(news.length).toBeGreaterThan(30);
  expect(new Set(news.map(({ line }) => line)).size).toBeGreaterThan(2);
  for (const [at, event] of events.entries()) {
    if (!event.startsWith("heard") || event === "heard 0/0") continue;
    const position = `told ${event.slice(6)}`;
    expect(events.slice(at - 3, at)).toEqual(["stored", position, position]);
  }
});

test("it says whose question it is, and who has to answer himself", async () => {
  for (const seats of [TWO_PEOPLE, AGAINST_BOT]) {
    const news: PositionNews[] = [];
    const { host } = openTable({ seats, seed: "whose", hear: (position) => void news.push(position) });
    const people = PLAYERS.filter((player) => seats[player].kind === "person");
    const tables = people.map((player) => takeSeat(host, player));
    for (let moves = 0; moves < 40; moves++) {
      await playSeatsOn(host, tables, { rng: makeRng(`${moves}`), most: 1 });
      leaveDrafts(tables);
      const [now] = news.slice(-1);
      expect(now?.asked).toBe(tables.find((table) => table.asked() !== null)?.seat);
      expect(now).toMatchObject({ seq: tables[0]?.last().seq, turn: tables[0]?.last().view.turn });
    }
    const { question } = tables[0]?.last().view ?? {};
    expect(news.at(-1)?.question).toEqual({ player: question?.player, kind: question?.kind });
    const answered = news.filter(({ asked }) => asked === null);
    expect(answered.length).toBeGreaterThan(5);
    expect(answered.every(({ question: open }) => open !== null)).toBe(true);
    tables[0]?.say({ type: "concede" });
    await host.settled();
    expect(news.at(-1)).toMatchObject({ question: null, asked: null, result: { winner: "P2" } });
  }
});

test("a keeper who breaks down at the news does not stop the game", async () => {
  const { host, faults } = openTable({
    seats: TWO_PEOPLE,
    hear: () => {
      throw new Error("the clock is broken");
    },
  });
  const seats = PLAYERS.map((player) => takeSeat(host, player));
  expect(await playSeatsOn(host, seats, { rng: makeRng("keeper"), most: 20 })).toBe(20);
  expect(faults[0]?.message).toBe("the clock is broken");
});

/** Waits until the test lets it go on, and then fails. */
function storeInHand() {
  const entries: JournalEntry[] = [];
  const store = { entries, isHeld: false, fail: (): void => undefined };
  const save = (entry: JournalEntry): Promise<void> => {
    entries.push(entry);
    if (!store.isHeld) return Promise.resolve();
    return new Promise((_, reject) => {
      store.fail = () => reject(new Error("the disk is full"));
    });
  };
  return { store, save };
}

test("an entry says whose request it is; what was done for somebody is nobody's", async () => {
  const { store, save } = storeInHand();
  const { host } = openTable({ seats: TWO_PEOPLE, save });
  const seats = PLAYERS.map((player) => takeSeat(host, player));
  await playSeatsOn(host, seats, { rng: makeRng("request"), most: 40 });
  const told = store.entries.filter(({ answers }) => answers.length > 0);
  expect(new Set(told.map(({ by }) => by?.seat))).toEqual(new Set(["P1", "P2", undefined]));
  for (const { answers, by } of told) expect(answers.some(({ byHand }) => byHand)).toBe(by !== null);
});

test("the time of a request is that at which it came in, however long it waits to be heard", async () => {
  const { store, save } = storeInHand();
  const clock = { now: 100 };
  const { host } = openTable({
    seats: TWO_PEOPLE,
    passing: { P1: FULL, P2: FULL },
    save,
    clock: { now: () => clock.now, wait: async () => undefined },
  });
  const seats = PLAYERS.map((player) => takeSeat(host, player));
  await playSeatsOn(host, seats, { rng: makeRng("time"), most: 6 });
  leaveDrafts(seats);
  const [ann, ben] = seats;
  store.isHeld = true;
  clock.now = 200;
  ann?.say({ type: "concede" });
  await soon();
  expect(store.entries.at(-1)?.by).toEqual({ seat: "P1", at: 200 });
  clock.now = 300;
  ben?.say({ type: "concede" });
  clock.now = 400;
  store.fail();
  await soon();
  store.isHeld = false;
  expect(store.entries.at(-1)).toMatchObject({ by: { seat: "P2", at: 300 }, result: { winner: "P1" } });
});
