/** Between two people a pass is done at once for whoever makes it, and told to others at its moment. */
import { PROTOCOL_VERSION, type Reply } from "@fhtagn/protocol";
import { hash, isWindow, makeRng, opponentOf, PLAYERS, readRecord } from "@fhtagn/rules";
import { TWO_PEOPLE } from "@fhtagn/testkit/seats";
import { expect, test } from "vitest";
import {
  type Host,
  type JournalEntry,
  type PositionNews,
  type Sitting,
  sitDown,
  sitFrom,
  stateOf,
  type Taken,
} from "../src/index.ts";
import { type ClockInHand, clockInHand, untilStill } from "./clock-in-hand.ts";
import {
  FULL,
  openTable,
  setupOfPresets,
  someAnswer,
  type TestSeat,
  type TestTold,
  takeSeat,
  watchTable,
} from "./host-table.ts";

const SLOWLY = 60_000;

interface Held {
  readonly host: Host;
  readonly clock: ClockInHand;
  readonly sitting: Sitting;
  /** Who is asked in a window, and the other one. */
  readonly ben: TestSeat;
  readonly ann: TestSeat;
  readonly watcher: TestTold;
  readonly entries: JournalEntry[];
  readonly rows: Taken[];
  readonly news: PositionNews[];
  readonly store: { fails: boolean; takes: number };
}

const passOf = (seat: TestSeat): number =>
  seat.asked()?.options.findIndex(({ do: verb }) => verb === "pass") ?? -1;
const isInWindow = (seat: TestSeat): boolean =>
  seat.last().step === 0 && ["action", "response", "disrupt"].includes(seat.asked()?.kind ?? "");

/** Both are always asked. It stands at a window of which one of them has just been asked. */
async function atWindow(moves: number): Promise<Held> {
  const clock = clockInHand();
  const entries: JournalEntry[] = [];
  const rows: Taken[] = [];
  const news: PositionNews[] = [];
  const store = { fails: false, takes: 0 };
  const save = async (entry: JournalEntry): Promise<void> => {
    if (store.takes > 0) await clock.wait(store.takes);
    if (store.fails) throw new Error("the disk is full");
    entries.push(entry);
    rows.splice(entry.after, rows.length, ...entry.answers);
  };
  const sitting = sitDown(setupOfPresets(), "held");
  const { host } = openTable({
    seats: TWO_PEOPLE,
    sitting,
    clock,
    passing: { P1: FULL, P2: FULL },
    passPause: 600,
    save,
    hear: (position) => void news.push(position),
  });
  const seats = PLAYERS.map((player) => takeSeat(host, player));
  const watcher = watchTable(host);
  const rng = makeRng("held");
  for (let answers = 0; answers < 500; answers++) {
    await clock.pass(0);
    const ben = seats.find((seat) => seat.asked() !== null);
    const ann = seats.find((seat) => seat !== ben);
    const asked = ben?.asked();
    if (!ben || !ann || !asked) throw new Error("nobody is asked");
    if (answers >= moves && isInWindow(ben))
      return { host, clock, sitting, ben, ann, watcher, entries, rows, news, store };
    await clock.pass(SLOWLY);
    ben.say({ type: "answer", decision: asked.id, choice: someAnswer(asked, rng), sure: true });
  }
  throw new Error("no window came");
}

const sayPass = (seat: TestSeat): number =>
  seat.say({ type: "answer", decision: seat.asked()?.id ?? 0, choice: { choose: passOf(seat) } });
const heardAfter = ({ replies }: TestTold, count: number): readonly string[] =>
  replies.slice(count).map(({ type }) => type);
const moment = 600 * (0.4 - 0.6 * Math.log(0.5));
const THINKING = 100;

/** The pass is made, stored, and not told yet. */
async function afterPass(moves = 12): Promise<Held & { readonly id: number; readonly seq: number }> {
  const held = await atWindow(moves);
  await held.clock.pass(THINKING);
  const { seq } = held.ben.last();
  const id = sayPass(held.ben);
  await held.clock.pass(0);
  return { ...held, id, seq };
}

/** Everything that was stored is what was played. */
function expectStored({ host, sitting, rows }: Held): void {
  const { end, answers } = sitFrom(sitting.setup, sitting.seed, rows).recorder.record();
  const played = readRecord(host.record());
  expect(played.ok && { end: played.record.end, answers: played.record.answers }).toEqual({ end, answers });
}

test("he is told that it is done as soon as it is stored; the others hear nothing before its moment", async () => {
  const { clock, ann, ben, watcher, store, entries, rows, news, ...held } = await atWindow(12);
  const others = [ann, watcher];
  await clock.pass(THINKING);
  store.takes = 20;
  const before = others.map(({ replies }) => replies.length);
  const { seq, view } = ben.last();
  const [stored, heard, told] = [entries.length, news.length, ben.replies.length];
  const id = sayPass(ben);
  await clock.pass(19);
  expect(ben.replies.length).toBe(told);
  await clock.pass(1);
  expect(ben.replies.slice(told)).toMatchObject([
    { type: "done", id },
    { type: "update", seq, asked: null, view },
  ]);
  expect(entries.slice(stored)).toMatchObject([
    { by: { seat: ben.seat, at: clock.now() - 20 }, answers: [{ byHand: true }], result: null },
  ]);
  await clock.pass(moment - THINKING - 21);
  expect(others.map(({ replies }) => replies.length)).toEqual(before);
  expect(news.length).toBe(heard);
  await clock.pass(1.5);
  for (const [at, other] of others.entries()) {
    expect(heardAfter(other, before[at] ?? 0)).toEqual(["update"]);
    expect(other.last().seq).toBe(seq + 1);
  }
  expect(ben.last().seq).toBe(seq + 1);
  expect(news.slice(heard)).toMatchObject([{ seq: seq + 1 }]);
  expect(entries.length).toBe(stored + 1);
  expectStored({ clock, ann, ben, watcher, store, entries, rows, news, ...held });
});

test("who thinks longer than that is told of at once", async () => {
  const { clock, ann, ben } = await atWindow(12);
  await clock.pass(moment + 1);
  const { seq } = ben.last();
  sayPass(ben);
  await clock.pass(0);
  expect([ann.last().seq, ben.last().seq]).toEqual([seq + 1, seq + 1]);
});

test("everything else that is done in a window is told at once", async () => {
  const { clock, ann, ben } = await atWindow(12);
  const rng = makeRng("deeds");
  let deeds = 0;
  for (let moves = 0; moves < 150; moves++) {
    await clock.pass(THINKING);
    const [asked, other] = ben.asked() === null ? [ann, ben] : [ben, ann];
    const { seq } = other.last();
    const hasMore = isInWindow(asked) && (asked.asked()?.options.length ?? 0) > 1;
    if (!hasMore) await clock.pass(SLOWLY);
    for (let steps = 0; steps < 10 && asked.last().seq === seq; steps++) {
      const { asked: question, step } = asked.last();
      if (question === null) break;
      const choice = someAnswer(question, rng);
      const isPass = step === 0 && "choose" in choice && choice.choose === passOf(asked);
      const isDeed = hasMore && isPass ? { choose: (passOf(asked) + 1) % question.options.length } : choice;
      asked.say({ type: "answer", decision: question.id, choice: isDeed, sure: true });
      await clock.pass(0);
    }
    expect(other.last().seq).toBe(asked.last().seq);
    if (hasMore && other.last().seq > seq) deeds++;
  }
  expect(deeds).toBeGreaterThan(10);
});

test("nothing that anybody says brings it forward, or tells of it", async () => {
  const held = await afterPass();
  const { clock, ann, ben, watcher, seq, host } = held;
  const decision = 0;
  const [told, watched] = [ann.replies.length, watcher.replies.length];
  for (const seat of [ann, ben]) {
    seat.say({ type: "hurry" });
    seat.say({ type: "setPace", pace: 0 });
    seat.say({ type: "setPassing", passing: { ...FULL, until: "myTurn" } });
    seat.say({ type: "setPassing", passing: FULL });
    seat.say({ type: "stepBack", decision });
    seat.say({ type: "hint", decision });
    seat.say({ type: "preview", decision, choice: { choose: 0 } });
    seat.say({ type: "agree", yes: true });
    seat.say({ type: "record" });
    seat.say({ type: "hello", version: seat.version, since: { line: 0, seq } });
  }
  await untilStill();
  expect(ann.last()).toMatchObject({ seq, log: [], asked: null });
  expect(takeSeat(host, ann.seat).last()).toMatchObject({ seq, asked: null });
  expect(takeSeat(host, ben.seat).last()).toMatchObject({ seq, asked: null });
  expect(watchTable(host).last().seq).toBe(seq);
  ben.say({ type: "answer", decision: 1, choice: { choose: 0 } });
  expect(ben.replies.at(-1)).toMatchObject({ type: "refused", refusal: "stale decision" });
  await clock.pass(moment - THINKING - 2);
  expect(ann.replies.slice(told).every((reply) => reply.type !== "update" || reply.seq === seq)).toBe(true);
  expect(watcher.replies.length).toBe(watched);
  await clock.pass(2);
  expect(ann.last().seq).toBeGreaterThan(seq);
  expectStored(held);
});

test("he can take it back before anybody has heard of it", async () => {
  const held = await afterPass();
  const { clock, ann, ben, rows, seq, entries } = held;
  const stored = rows.length;
  expect(ben.last().turningPoints.at(-1)).toMatchObject({ to: seq });
  ben.say({ type: "undo" });
  await clock.pass(0);
  expect(ben.last()).toMatchObject({ line: 1, seq, asked: { kind: "action" } });
  expect(ann.last()).toMatchObject({ line: 1, seq, log: [] });
  expect(entries.at(-1)).toMatchObject({ line: 1, after: stored - 1, answers: [] });
  await clock.pass(SLOWLY);
  expect(ben.last()).toMatchObject({ line: 1, seq, asked: { kind: "action" } });
  expectStored(held);
});

test("the other one goes back over it as if it had not been made", async () => {
  const replies: Reply["type"][][] = [];
  for (const hasPassed of [false, true]) {
    const held = hasPassed ? await afterPass(14) : await atWindow(14);
    const { clock, ann, ben } = held;
    if (!hasPassed) await clock.pass(THINKING);
    const points = ann.last().turningPoints.length;
    const told = ann.replies.length;
    ann.say({ type: "undo" });
    await clock.pass(0);
    expect(points).toBeGreaterThan(0);
    replies.push(ann.replies.slice(told).map(({ type }) => type));
    if (ann.last().undoAsked === null) expect(ann.last().line).toBe(1);
    else {
      ben.say({ type: "agree", yes: true });
      await clock.pass(0);
      expect(ann.last().line).toBe(1);
    }
    const { seq } = ann.last();
    await clock.pass(SLOWLY);
    expect(ann.last().seq).toBe(seq);
    expectStored(held);
  }
  expect(replies[1]).toEqual(replies[0]);
});

test("whoever gives up, or for whom it is ended, does so after it", async () => {
  const ways: ((held: Held) => unknown)[] = [
    ({ ann }) => ann.say({ type: "concede" }),
    ({ ben }) => ben.say({ type: "concede" }),
    ({ host, ann }) => host.endFor(ann.seat),
  ];
  for (const end of ways) {
    const held = await afterPass();
    const { clock, ann, ben, watcher, rows, seq } = held;
    const stored = rows.length;
    void end(held);
    await clock.pass(0);
    expect(rows.slice(stored - 1)).toMatchObject([{ answer: { choose: 0 } }, { answer: { after: 0 } }]);
    for (const one of [ann, ben, watcher]) expect(one.last()).toMatchObject({ seq: seq + 2 });
    expect(ben.last().result?.because).toBe("concession");
    expectStored(held);
    await clock.pass(SLOWLY);
    expect(watcher.last().seq).toBe(seq + 2);
  }
});

test("what was begun while it is being stored waits for it, and counts after it", async () => {
  const held = await atWindow(12);
  const { clock, ann, ben, rows, store } = held;
  await clock.pass(THINKING);
  store.takes = 20;
  const stored = rows.length;
  const done = sayPass(ben);
  await untilStill();
  const id = ann.say({ type: "concede" });
  const refused = ann.say({ type: "undo", to: 9999 });
  const welcome = ann.say({ type: "hello", version: ann.version, since: null });
  await untilStill();
  expect(ann.replies.slice(-3)).toMatchObject([{ type: "refused", id: refused }, { id: welcome }, {}]);
  await clock.pass(20);
  expect(ben.replies.some((reply) => reply.type === "done" && reply.id === done)).toBe(true);
  await clock.pass(20);
  expect(ann.replies.slice(-2)).toMatchObject([{ type: "done", id }, { type: "update" }]);
  expect(rows.slice(stored)).toMatchObject([{ byHand: true }, { answer: { concede: ann.seat } }]);
  expectStored(held);
});

test("one that cannot be stored is his affair: the others hear of it when they would have heard of the pass", async () => {
  const held = await atWindow(12);
  const { clock, ann, ben, watcher, store } = held;
  await clock.pass(THINKING);
  const before = [ann, watcher].map(({ replies }) => replies.length);
  const { asked, seq } = ben.last();
  const told = ben.replies.length;
  store.fails = true;
  const id = sayPass(ben);
  await clock.pass(0);
  store.fails = false;
  expect(ben.replies.slice(told)).toMatchObject([
    { type: "fault" },
    { type: "refused", id, refusal: "not stored" },
  ]);
  ben.say({ type: "hello", version: ben.version, since: null });
  expect(ben.last()).toMatchObject({ asked, seq });
  await clock.pass(moment - THINKING - 1);
  expect([ann, watcher].map(({ replies }) => replies.length)).toEqual(before);
  await clock.pass(2);
  expect(heardAfter(ann, before[0] ?? 0)).toEqual(["fault"]);
  expect(heardAfter(watcher, before[1] ?? 0)).toEqual(["fault"]);
  sayPass(ben);
  await clock.pass(0);
  expect(ann.last().seq).toBe(seq + 1);
  expectStored(held);
});

test("an end that could not be stored leaves the pass where it was: stored, and told at its moment", async () => {
  const held = await afterPass();
  const { clock, ann, seq, store, host } = held;
  store.fails = true;
  expect(await host.endFor(ann.seat)).toBe(false);
  ann.say({ type: "concede" });
  await clock.pass(0);
  expect(ann.replies.at(-1)).toMatchObject({ refusal: "not stored" });
  store.fails = false;
  expect(ann.last().seq).toBe(seq);
  await clock.pass(moment);
  expect(ann.last().seq).toBe(seq + 1);
  expectStored(held);
});

test("whoever comes back from what is stored is past it, however it was made", async () => {
  const { rows, sitting, seq, host } = await afterPass();
  host.close();
  const again = sitFrom(sitting.setup, sitting.seed, rows);
  const { host: other } = openTable({ seats: TWO_PEOPLE, sitting: again, passing: { P1: FULL, P2: FULL } });
  await other.settled();
  expect(takeSeat(other, "P1").last().seq).toBe(seq + 1);
});

test("a store that writes the whole game over has the pass too", async () => {
  const { entries, rows, sitting } = await afterPass();
  const whole = entries.at(-1)?.whole();
  expect(whole?.hash).toBe(hash(stateOf(sitFrom(sitting.setup, sitting.seed, rows))));
  expect(whole?.byHand).toContain(rows.length - 1);
});

test("a host that is closed waits for no moment", async () => {
  const { host, clock, ann } = await afterPass();
  const told = ann.replies.length;
  host.close();
  await untilStill();
  expect(clock.sleepers()).toBe(0);
  await clock.pass(SLOWLY);
  expect(ann.replies.length).toBe(told);
});

test("settings that change while it is held are stored with it", async () => {
  const held = await afterPass();
  const { clock, ann, ben, entries, rows } = held;
  const stored = rows.length;
  ann.say({ type: "setPassing", passing: { ...FULL, less: ["core-set-1"] } });
  await clock.pass(0);
  expect(entries.at(-1)).toMatchObject({ after: stored, answers: [] });
  expect(entries.at(-1)?.whole().byHand).toContain(stored - 1);
  expect(entries.at(-1)?.passing[opponentOf(ben.seat)].less).toEqual(["core-set-1"]);
  await clock.pass(moment);
  expectStored(held);
});

/** Both pass soon, and are not asked where they can only pass, until the game is over. */
async function playedOut(seed: string) {
  const clock = clockInHand();
  const events: string[] = [];
  const sitting = sitDown(setupOfPresets(), seed);
  const save = async ({ answers, result }: JournalEntry): Promise<void> => {
    await clock.wait(1);
    events.push(`stored ${answers.length}, ${result?.winner}`);
  };
  const { host } = openTable({ seats: TWO_PEOPLE, sitting, clock, passPause: 600, save });
  const seats = PLAYERS.map((player) => takeSeat(host, player));
  host
    .watch(({ type }) => void events.push(type))
    .receive({ type: "hello", id: 1, version: PROTOCOL_VERSION, since: null });
  const rng = makeRng(seed);
  for (let answers = 0; answers < 3000 && seats[0]?.last().result === null; answers++) {
    await untilStill();
    const seat = seats.find((one) => one.asked() !== null);
    const asked = seat?.asked();
    await clock.pass(seat !== undefined && isInWindow(seat) ? THINKING : SLOWLY);
    if (asked) seat?.say({ type: "answer", decision: asked.id, choice: someAnswer(asked, rng), sure: true });
  }
  return { events, sitting };
}

test("where it ends the game the end is not told, to the store either, before its moment", async () => {
  let ends = 0;
  for (let seed = 3; seed < 33 && ends === 0; seed++) {
    const { events, sitting } = await playedOut(`end ${seed}`);
    const last = sitFrom(sitting.setup, sitting.seed, sitting.taken.slice(0, -1));
    if (!isWindow(stateOf(last))) continue;
    ends++;

    const winner = stateOf(sitting).result?.winner;
    expect(winner).toBeDefined();
    expect(events.slice(-3)).toEqual(["stored 1, undefined", `stored 0, ${winner}`, "update"]);
  }
  expect(ends).toBe(1);
});
