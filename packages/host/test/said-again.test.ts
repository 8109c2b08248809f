/** A request is carried out once, at the position it speaks of, for the seat it comes from. */
import { hash, makeRng, PLAYERS } from "@fhtagn/rules";
import { TWO_PEOPLE } from "@fhtagn/testkit/seats";
import { expect, test } from "vitest";
import { ALL_RIGHTS, sitDown, stateOf } from "../src/index.ts";
import {
  AGAINST_BOT,
  FULL,
  openTable,
  playSeatsOn,
  setupOfPresets,
  type TestSeat,
  takeSeat,
} from "./host-table.ts";

const FULLY = { P1: FULL, P2: FULL };
const hereOf = (seat: TestSeat) => ({ line: seat.last().line, seq: seat.last().seq });

async function untilPass(seed: string) {
  const sitting = sitDown(setupOfPresets(), seed);
  const { host, saved } = openTable({ seats: TWO_PEOPLE, sitting, passing: FULLY });
  const seats = PLAYERS.map((player) => takeSeat(host, player));
  const rng = makeRng(seed);
  for (let moves = 0; moves < 100; moves++) {
    await playSeatsOn(host, seats, { rng, most: 1 });
    const seat = seats.find((one) => one.asked()?.options.some(({ do: verb }) => verb === "pass"));
    if (seat?.last().step === 0) return { sitting, host, saved, seats, seat };
  }
  throw new Error("nobody could pass");
}

test("a message that comes twice is carried out once and answered twice", async () => {
  const { sitting, host, saved, seat } = await untilPass("twice");
  const asked = seat.asked();
  const choose = asked?.options.findIndex(({ do: verb }) => verb === "pass");
  const message = { type: "answer", id: 900, at: hereOf(seat), decision: asked?.id, choice: { choose } };
  seat.connection.receive(message);
  seat.connection.receive(structuredClone(message));
  await host.settled();
  seat.connection.receive(structuredClone(message));
  const stored = saved.length;
  const taken = sitting.taken.length;
  await host.settled();
  const replies = seat.replies.filter((reply) => "id" in reply && reply.id === 900);
  expect(replies).toEqual([
    { type: "done", id: 900 },
    { type: "done", id: 900 },
  ]);
  expect({ stored: saved.length, taken: sitting.taken.length }).toEqual({ stored, taken });
});

test("a number that is so old that its answer is forgotten is refused", async () => {
  const { seat } = await untilPass("old");
  for (let id = 1000; id < 1100; id++) seat.connection.receive({ type: "explain", id, card: 1 });
  seat.connection.receive({ type: "explain", id: 1001, card: 1 });
  expect(seat.replies.at(-1)).toMatchObject({ type: "refused", id: 1001, refusal: "said before" });
  seat.connection.receive({ type: "explain", id: 1099, card: 1 });
  expect(seat.replies.at(-1)).toMatchObject({ type: "told", id: 1099 });
});

test.each(["answer", "concede", "undo"])(
  "%s speaks of a position; at another one it changes nothing",
  async (type) => {
    const { sitting, host, seat } = await untilPass("position");
    const { line, seq } = hereOf(seat);
    const asked = seat.asked();
    const before = hash(stateOf(sitting));
    const choice = { choose: asked?.options.findIndex(({ do: verb }) => verb === "pass") };
    const words = type === "answer" ? { decision: asked?.id, choice } : {};
    const elsewhere = [
      { line, seq: seq - 1 },
      { line, seq: seq + 1 },
      { line: line + 1, seq },
    ];
    for (const at of elsewhere) {
      seat.say({ type, at, ...words });
      await host.settled();
      expect(seat.replies.at(-1)).toMatchObject({ type: "refused", refusal: "stale decision" });
    }
    expect(hash(stateOf(sitting))).toBe(before);
    seat.say({ type, ...words });
    await host.settled();
    expect(seat.replies.some((reply) => reply.type === "done" && reply.id > 3)).toBe(true);
  },
);

test("what a host does it does for a seat, not for the table", async () => {
  const rights = { ...ALL_RIGHTS, P2: { mayUndo: false, mayHint: false } };
  const { host } = openTable({ seats: TWO_PEOPLE, passing: FULLY, rights });
  const [ann, ben] = [takeSeat(host, "P1"), takeSeat(host, "P2")];
  expect(ann.replies[0]).toMatchObject({ type: "welcome", mayUndo: true, mayHint: true });
  expect(ben.replies[0]).toMatchObject({ type: "welcome", mayUndo: false, mayHint: false });
  await playSeatsOn(host, [ann, ben], { rng: makeRng("rights"), most: 12 });
  expect(ann.last().turningPoints.length).toBeGreaterThan(0);
  expect(ben.last().turningPoints).toEqual([]);
  ben.say({ type: "undo" });
  expect(ben.replies.at(-1)).toMatchObject({ refusal: "not allowed here" });
});

/** Ann has decided, and Ben after her. */
async function afterBoth() {
  const { host } = openTable({ seats: TWO_PEOPLE, passing: FULLY, seed: "both" });
  const seats = [takeSeat(host, "P1"), takeSeat(host, "P2")] as const;
  await playSeatsOn(host, seats, { rng: makeRng("both"), most: 14 });
  for (const seat of seats)
    while (seat.last().step > 0) seat.say({ type: "stepBack", decision: seat.asked()?.id });
  const [ann, ben] = seats;
  const to = ann.last().turningPoints[0]?.to;
  return { host, ann, ben, to };
}

test("nobody takes back what another person was asked since unless he agrees", async () => {
  const { host, ann, ben, to } = await afterBoth();
  const before = hereOf(ann);
  ann.say({ type: "undo", to });
  await host.settled();
  expect(hereOf(ann)).toEqual(before);
  expect(ben.last().undoAsked).toMatchObject({ by: "P1", turn: expect.any(Number) });
  ann.say({ type: "agree", yes: true });
  expect(ann.replies.at(-1)).toMatchObject({ type: "refused", refusal: "nothing to take back" });
  ben.say({ type: "agree", yes: false });
  expect(ann.last()).toMatchObject({ ...before, undoAsked: null });
  ann.say({ type: "undo", to });
  ben.say({ type: "agree", yes: true });
  await host.settled();
  expect(ann.last()).toMatchObject({ line: before.line + 1, seq: to, undoAsked: null });
});

test("a wish to go back is over as soon as the game goes on", async () => {
  const { host, ann, ben, to } = await afterBoth();
  ann.say({ type: "undo", to });
  await playSeatsOn(host, [ann, ben], { rng: makeRng("on"), most: 2 });
  for (const seat of [ann, ben])
    while (seat.last().step > 0) seat.say({ type: "stepBack", decision: seat.asked()?.id });
  expect(ben.last().undoAsked).toBeNull();
  ben.say({ type: "agree", yes: true });
  expect(ben.replies.at(-1)).toMatchObject({ refusal: "nothing to take back" });
});

test("across from a computer player nobody has to be asked", async () => {
  const { host } = openTable({ seats: AGAINST_BOT, seed: "alone" });
  const ann = takeSeat(host, "P1");
  await playSeatsOn(host, [ann], { rng: makeRng("alone"), most: 10 });
  while (ann.last().step > 0) ann.say({ type: "stepBack", decision: ann.asked()?.id });
  ann.say({ type: "undo", to: ann.last().turningPoints[0]?.to });
  await host.settled();
  expect(ann.last()).toMatchObject({ line: 1, undoAsked: null });
});
