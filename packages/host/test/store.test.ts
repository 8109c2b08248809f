/** What is stored, in which order, and what is acknowledged. */
import { hash, makeRng, PLAYERS } from "@fhtagn/rules";
import { TWO_PEOPLE } from "@fhtagn/testkit/seats";
import { LIBRARY } from "@fhtagn/testkit/tables";
import { expect, test } from "vitest";
import { type JournalEntry, resume, sitDown, stateOf } from "../src/index.ts";
import {
  AGAINST_BOT,
  FULL,
  openTable,
  playSeatsOn,
  setupOfPresets,
  someAnswer,
  type TestSeat,
  takeSeat,
} from "./host-table.ts";

const FULLY = { P1: FULL, P2: FULL };
const askedOf = (seats: readonly TestSeat[]): TestSeat => {
  const seat = seats.find((one) => one.asked() !== null);
  if (seat === undefined) throw new Error("nobody is asked");
  return seat;
};
const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

function sayPass(seat: TestSeat): number {
  const asked = seat.asked();
  if (asked === null) throw new Error("he is not asked");
  return seat.say({
    type: "answer",
    decision: asked.id,
    choice: someAnswer(asked, makeRng("one")),
    sure: true,
  });
}

test("a store that is slow at times ends with the latest position, each entry after the one before", async () => {
  const rng = makeRng("uneven");
  const stored: JournalEntry[] = [];
  let atOnce = 0;
  let most = 0;
  const save = async (entry: JournalEntry): Promise<void> => {
    most = Math.max(most, ++atOnce);
    for (let turns = rng.below(30); turns > 0; turns--) await Promise.resolve();
    atOnce--;
    stored.push(entry);
  };
  const sitting = sitDown(setupOfPresets(), "uneven");
  const { host } = openTable({ seats: TWO_PEOPLE, sitting, passing: FULLY, save });
  const seats = PLAYERS.map((player) => takeSeat(host, player));
  for (let moves = 0; moves < 60; moves++) {
    const seat = seats[moves % 2];
    if (seat?.asked()) sayPass(seat);
    seat?.say({ type: "setPassing", passing: { ...FULL, less: [`core-set-${moves + 1}`] } });
    if (moves % 3 === 0) await soon();
  }
  await host.settled();
  expect(most).toBe(1);
  const last = stored.at(-1);
  expect((last?.after ?? 0) + (last?.answers.length ?? 0)).toBe(sitting.taken.length);
  for (const [at, entry] of stored.entries()) {
    const before = stored[at - 1];
    expect(entry.after).toBe(before === undefined ? 0 : before.after + before.answers.length);
  }
});

test("entries hold what is new and no more; put together they are the game", async () => {
  const sitting = sitDown(setupOfPresets(), "append");
  const { host, saved } = openTable({ seats: TWO_PEOPLE, sitting });
  await playSeatsOn(
    host,
    PLAYERS.map((player) => takeSeat(host, player)),
    { rng: makeRng("append"), most: 50 },
  );
  expect(saved.flatMap(({ answers }) => answers)).toEqual(sitting.taken);
  expect(Math.max(...saved.map(({ answers }) => answers.length))).toBeLessThan(10);
});

test("an undo is an entry of its own: the next line goes on from where it led", async () => {
  const { host, saved } = openTable({ seed: "undone" });
  const ann = takeSeat(host, "P1");
  await playSeatsOn(host, [ann], { rng: makeRng("undone"), most: 8 });
  const before = saved.length;
  ann.say({ type: "undo" });
  await host.settled();
  const [undone] = saved.slice(before);
  expect(undone).toMatchObject({ line: 1, answers: [] });
  const resumed = undone && resume(undone, LIBRARY);
  expect(resumed?.ok && resumed.sitting.taken.length).toBe(undone?.after);
});

/** Fails as often as it is told to. */
function failingStore() {
  const store = { failures: 0, tries: 0 };
  const save = async (): Promise<void> => {
    store.tries++;
    if (store.failures-- > 0) throw new Error("the disk is full");
  };
  return { store, save };
}

test("what could not be stored is not acknowledged: it was never done, and can be said again", async () => {
  const { store, save } = failingStore();
  const { host, faults } = openTable({ seats: TWO_PEOPLE, passing: FULLY, save });
  const seats = PLAYERS.map((player) => takeSeat(host, player));
  for (let moves = 0; moves < 25; moves++) {
    await playSeatsOn(host, seats, { rng: makeRng(`${moves}`), most: 1 });
    const seat = askedOf(seats);
    if (seat.last().step > 0) continue;
    const { view, asked, seq, line } = seat.last();
    const heard = seats.map(({ replies }) => replies.length);
    store.failures = 1;
    const id = sayPass(seat);
    await host.settled();
    if (seat.last().step > 0) continue;
    expect(seat.replies.at(-1)).toMatchObject({ type: "refused", id, refusal: "not stored" });
    const other = seats.findIndex((one) => one !== seat);
    expect(seats[other]?.replies.slice(heard[other]).map(({ type }) => type)).toEqual(["fault"]);
    seat.say({ type: "hello", version: seat.version, since: null });
    expect(seat.last()).toMatchObject({ view, asked, seq, line });
  }
  expect(faults.length).toBeGreaterThan(10);
  expect(faults[0]?.message).toBe("the disk is full");
});

test("a concession and an undo that could not be stored have not happened", async () => {
  const { store, save } = failingStore();
  const sitting = sitDown(setupOfPresets(), "never");
  const { host } = openTable({ sitting, save });
  const ann = takeSeat(host, "P1");
  await playSeatsOn(host, [ann], { rng: makeRng("never"), most: 6 });
  const before = { told: ann.last(), hash: hash(stateOf(sitting)) };
  for (const type of ["concede", "undo"]) {
    store.failures = 1;
    ann.say({ type });
    await host.settled();
    expect(ann.replies.at(-1)).toMatchObject({ type: "refused", refusal: "not stored" });
    ann.say({ type: "hello", version: ann.version, since: null });
    const { seq, line, view, asked, result } = before.told;
    expect(ann.last()).toMatchObject({ seq, line, view, asked, result });
  }
});

test("a computer player's deed is seen by nobody before it is stored; a store that comes back goes on", async () => {
  const { store, save } = failingStore();
  const { host } = openTable({ seats: AGAINST_BOT, seed: "bots", save });
  const ann = takeSeat(host, "P1");
  await playSeatsOn(host, [ann], { rng: makeRng("bots"), most: 6 });
  const { seq } = ann.last();
  store.failures = 3;
  const { failures } = store;
  sayPass(ann);
  await host.settled();
  expect(ann.replies.at(-1)).toMatchObject({ refusal: "not stored" });
  expect(ann.last().seq).toBe(seq);
  store.failures = failures - 1;
  await playSeatsOn(host, [ann], { rng: makeRng("bots"), most: 3 });
  expect(store.failures).toBeLessThan(0);
  expect(ann.last().seq).toBeGreaterThan(seq);
});

test("a store that never comes back leaves the table standing, until somebody says hello", async () => {
  const { store, save } = failingStore();
  const sitting = sitDown(setupOfPresets(), "stands");
  const { host } = openTable({ seats: { P1: AGAINST_BOT.P2, P2: AGAINST_BOT.P2 }, sitting, save });
  const ann = takeSeat(host, "P1");
  store.failures = Number.POSITIVE_INFINITY;
  await host.settled();
  const { tries } = store;
  const { seq } = ann.last();
  await soon();
  expect(store.tries).toBe(tries);
  store.failures = 0;
  ann.say({ type: "hello", version: ann.version, since: null });
  for (let rounds = 0; rounds < 50 && ann.last().seq <= seq; rounds++) await soon();
  expect(ann.last().seq).toBeGreaterThan(seq);
  host.close();
});

test("what is said while a deed is being stored is heard after it", async () => {
  let release = (): void => undefined;
  let isSlow = false;
  const save = (): Promise<void> =>
    isSlow
      ? new Promise((resolve) => {
          release = resolve;
        })
      : Promise.resolve();
  const { host } = openTable({ seats: TWO_PEOPLE, passing: FULLY, save });
  const seats = PLAYERS.map((player) => takeSeat(host, player));
  await playSeatsOn(host, seats, { rng: makeRng("slow"), most: 6 });
  const seat = askedOf(seats);
  const { seq } = seat.last();
  isSlow = true;
  const deed = sayPass(seat);
  const concession = seat.say({ type: "concede" });
  seat.say({ type: "hello", version: seat.version, since: null });
  await soon();
  expect(seat.replies.some((reply) => "id" in reply && (reply.id === deed || reply.id === concession))).toBe(
    false,
  );
  expect(seat.last().seq).toBe(seq);
  isSlow = false;
  release();
  await host.settled();
  const answers = seat.replies.flatMap((reply) => ("id" in reply ? [[reply.id, reply.type]] : []));
  expect(answers.slice(-3)).toEqual([
    [deed, "done"],
    [concession, "refused"],
    [concession + 1, "welcome"],
  ]);
});

test("a closed connection and a closed host hear, tell and store nothing", async () => {
  const { host, saved } = openTable({ seats: TWO_PEOPLE, passing: FULLY });
  const seats = PLAYERS.map((player) => takeSeat(host, player));
  await playSeatsOn(host, seats, { rng: makeRng("closed"), most: 6 });
  const seat = askedOf(seats);
  const told = seat.replies.length;
  const stored = saved.length;
  seat.connection.close();
  seat.say({ type: "hello", version: seat.version, since: null });
  sayPass(seat);
  await host.settled();
  expect({ told: seat.replies.length, stored: saved.length }).toEqual({ told, stored });
  const again = takeSeat(host, seat.seat);
  const heard = again.replies.length;
  host.close();
  again.say({ type: "hello", version: again.version, since: null });
  sayPass(again);
  await soon();
  expect({ told: again.replies.length, stored: saved.length }).toEqual({ told: heard, stored });
  expect(() => takeSeat(host, "P1").last()).toThrow("nothing was told yet");
});

test("a host that is closed while something waits to be stored does not store it", async () => {
  const stored: number[] = [];
  let release = (): void => undefined;
  const save = ({ after }: JournalEntry): Promise<void> => {
    stored.push(after);
    return new Promise((resolve) => {
      release = resolve;
    });
  };
  const { host } = openTable({ seats: TWO_PEOPLE, passing: FULLY, save });
  const seats = PLAYERS.map((player) => takeSeat(host, player));
  await soon();
  sayPass(askedOf(seats));
  expect(stored).toEqual([0]);
  host.close();
  release();
  await soon();
  expect(stored).toEqual([0]);
});
