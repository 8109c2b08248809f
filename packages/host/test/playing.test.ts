import { type Asked, type AskedOption, USUAL_PASSING } from "@fhtagn/protocol";
import { type Choice, hash, makeRng } from "@fhtagn/rules";
import { TWO_PEOPLE } from "@fhtagn/testkit/seats";
import { expect, test } from "vitest";
import type { Deliberation, Host } from "../src/index.ts";
import { ALL_RIGHTS, sitDown, stateOf } from "../src/index.ts";
import {
  AGAINST_BOT,
  leaveDrafts,
  mindFor,
  openTable,
  setupOfPresets,
  someAnswer,
  type TestSeat,
  takeSeat,
} from "./host-table.ts";

type Wanted = (asked: Asked) => boolean;

/** Answers at random until one of them is asked this. */
async function until(
  host: Host,
  seats: readonly TestSeat[],
  wanted: Wanted,
): Promise<{ seat: TestSeat; asked: Asked }> {
  const rng = makeRng("until");
  for (let answers = 0; answers < 3000; answers++) {
    await host.settled();
    const seat = seats.find((one) => one.asked() !== null);
    const asked = seat?.asked();
    if (!seat || !asked) break;
    if (wanted(asked)) return { seat, asked };
    const playable = asked.options.findIndex(({ do: verb }) => verb === "play");
    const choice: Choice = playable >= 0 ? { choose: playable } : someAnswer(asked, rng);
    seat.say({ type: "answer", decision: asked.id, choice });
  }
  throw new Error("that was never asked");
}

/** Several domains can pay for it: which one is asked before it is played. */
const asksOn = ({ do: verb, pays }: AskedOption): boolean => verb === "play" && pays === undefined;
const opensMove = (asked: Asked): boolean => asked.options.some((option) => asksOn(option));

test("steps before the costs are paid are seen by nobody else and leave no trace", async () => {
  const sitting = sitDown(setupOfPresets(), "draft");
  const { host, saved } = openTable({ seats: TWO_PEOPLE, sitting });
  const seats = [takeSeat(host, "P1"), takeSeat(host, "P2")];
  const { seat, asked } = await until(host, seats, opensMove);
  const other = seats.find((one) => one !== seat);
  const before = { hash: hash(stateOf(sitting)), told: other?.replies.length, saved: saved.length };
  const choose = asked.options.findIndex(asksOn);
  seat.say({ type: "answer", decision: asked.id, choice: { choose } });
  await host.settled();
  expect(seat.last()).toMatchObject({ step: 1, asked: { steps: [{ do: "play" }] } });
  expect(seat.asked()?.id).not.toBe(asked.id);
  expect({ hash: hash(stateOf(sitting)), told: other?.replies.length, saved: saved.length }).toEqual(before);
  leaveDrafts([seat]);
  expect(seat.asked()).toEqual(asked);
});

test("a step back names the question it goes back from; any other one changes nothing", async () => {
  const { host } = openTable({ seats: TWO_PEOPLE, seed: "draft" });
  const seats = [takeSeat(host, "P1"), takeSeat(host, "P2")];
  const { seat, asked } = await until(host, seats, opensMove);
  seat.say({ type: "answer", decision: asked.id, choice: { choose: asked.options.findIndex(asksOn) } });
  const trial = seat.asked();
  for (const decision of [asked.id, 0, asked.id + 1000]) {
    seat.say({ type: "stepBack", decision });
    expect(seat.replies.at(-1)).toMatchObject({ type: "refused", refusal: "stale decision" });
    expect(seat.asked()).toEqual(trial);
  }
  const back = { type: "stepBack", decision: trial?.id };
  seat.say(back);
  expect(seat.asked()).toEqual(asked);
  seat.say(back);
  expect(seat.replies.at(-1)).toMatchObject({ type: "refused", refusal: "nothing to take back" });
});

test("the last step takes all of them at once", async () => {
  const sitting = sitDown(setupOfPresets(), "draft");
  const { host } = openTable({ seats: TWO_PEOPLE, sitting });
  const seats = [takeSeat(host, "P1"), takeSeat(host, "P2")];
  const { seat, asked } = await until(host, seats, opensMove);
  const { seq } = seat.last();
  const taken = sitting.taken.length;
  let choose = asked.options.findIndex(asksOn);
  for (let steps = 1; seat.last().seq === seq; steps++) {
    const isOpen = steps === 1;
    seat.say({ type: "answer", decision: seat.asked()?.id ?? 0, choice: { choose } });
    await host.settled();
    if (isOpen) expect(seat.last()).toMatchObject({ seq, step: 1 });
    else if (seat.last().seq === seq) expect(seat.last().step).toBe(steps);
    choose = 0;
  }
  expect(sitting.taken.length).toBeGreaterThan(taken + 1);
});

test("an undo goes back to the own decision; what it went over is remembered", async () => {
  const sitting = sitDown(setupOfPresets(), "undo");
  const { host, saved } = openTable({ sitting });
  const ann = takeSeat(host, "P1");
  await until(host, [ann], ({ kind }) => kind === "resource");
  const before = ann.last();
  ann.say({ type: "answer", decision: before.asked?.id ?? 0, choice: { choose: 1 } });
  await until(host, [ann], ({ kind }) => kind === "resource");
  const to = before.turningPoints.length;
  const point = ann.last().turningPoints[to];
  ann.say({ type: "undo", to: point?.to });
  await host.settled();
  const after = ann.last();
  expect({ view: after.view, asked: after.asked, seq: after.seq }).toEqual({
    view: before.view,
    asked: before.asked,
    seq: before.seq,
  });
  expect(after).toMatchObject({ line: 1, assisted: true });
  expect(saved.at(-1)).toMatchObject({ line: 1, assisted: true });
});

test("where it is not allowed nothing is undone", async () => {
  const { host } = openTable({
    seats: TWO_PEOPLE,
    rights: { ...ALL_RIGHTS, P1: { mayUndo: false, mayHint: false } },
  });
  const ann = takeSeat(host, "P1");
  await until(host, [ann, takeSeat(host, "P2")], ({ kind }) => kind === "setup");
  ann.say({ type: "undo" });
  expect(ann.replies.at(-1)).toMatchObject({ type: "refused", refusal: "not allowed here" });
  expect(ann.last().turningPoints).toEqual([]);
  ann.say({ type: "record" });
  expect(ann.replies.at(-1)).toMatchObject({ type: "refused", refusal: "not allowed here" });
});

test("who concedes has lost, and can look at the record, with its log in the words the table was given", async () => {
  const { host } = openTable();
  const ann = takeSeat(host, "P1");
  ann.say({ type: "concede" });
  await host.settled();
  expect(ann.last()).toMatchObject({ result: { winner: "P2", because: "concession" }, asked: null });
  ann.say({ type: "record" });
  expect(ann.replies.at(-1)).toMatchObject({
    type: "told",
    told: { of: "record", text: expect.stringMatching(/\bgameOver\b/) },
  });
});

test("a computer player that fails or answers nonsense does not stop the game", async () => {
  const setup = setupOfPresets();
  const sound = mindFor(setup);
  let asked = 0;
  const mind = {
    ...sound,
    choose: async (asking: Parameters<typeof sound.choose>[0]): Promise<Deliberation> => {
      asked++;
      if (asked === 2) throw new Error("out of memory");
      return asked === 3 ? { choice: { choose: 999 } } : sound.choose(asking);
    },
  };
  const { host, faults } = openTable({ setup, mind });
  const ann = takeSeat(host, "P1");
  await until(host, [ann], ({ kind }) => kind === "commit");
  expect(ann.replies.filter(({ type }) => type === "fault")).toHaveLength(2);
  expect(faults).toMatchObject([
    { message: "out of memory" },
    { message: "a computer player gave an answer that is none" },
  ]);
});

test("a card that breaks the engine leaves the position as it was and is reported", async () => {
  const sitting = sitDown(setupOfPresets(), "fault");
  const { host } = openTable({ sitting });
  const ann = takeSeat(host, "P1");
  const { asked } = await until(host, [ann], ({ kind }) => kind === "resource");
  const state = stateOf(sitting);
  const whole = { ...state };
  const before = hash(state);
  Object.assign(state, { effects: [] });
  ann.say({ type: "answer", decision: asked.id, choice: { choose: 0 } });
  Object.assign(state, whole);
  await host.settled();
  expect(ann.replies.slice(-2)).toMatchObject([
    { type: "fault" },
    { type: "refused", refusal: "engine fault" },
  ]);
  expect(hash(stateOf(sitting))).toBe(before);
});

test("passing until my turn answers every window, and stops there", async () => {
  const { host } = openTable({ seed: "until" });
  const ann = takeSeat(host, "P1");
  await until(
    host,
    [ann],
    ({ kind }) =>
      kind === "action" && ann.last().view.active === "P1" && ann.last().view.phase === "operations",
  );
  const { turn } = ann.last().view;
  ann.say({ type: "setPassing", passing: { ...USUAL_PASSING, until: "myTurn" } });
  await until(host, [ann], (asked) => asked.kind === "action" || ann.last().view.turn > turn + 2);
  expect(ann.last().view).toMatchObject({ active: "P1", turn: turn + 2 });
  expect(ann.passing().until).toBeNull();
});

test("a one-time stop is kept once", async () => {
  const { host } = openTable({ seed: "stop" });
  const ann = takeSeat(host, "P1");
  const stop = { phase: "draw", turn: "other", once: true } as const;
  ann.say({ type: "setPassing", passing: { ...USUAL_PASSING, stops: [stop] } });
  await until(
    host,
    [ann],
    ({ kind }) => kind === "action" && ann.last().view.phase === "draw" && ann.last().view.active === "P2",
  );
  expect(ann.passing().stops).toEqual([]);
});

test("the thinking of the other side is told in the same way whatever it holds", async () => {
  const { host } = openTable({ seats: AGAINST_BOT, seed: "think" });
  const ann = takeSeat(host, "P1");
  await until(host, [ann], () => ann.last().view.turn === 3);
  const thinking = ann.replies.filter(({ type }) => type === "thinking");
  const steps = new Set(thinking.map((reply) => JSON.stringify(reply)));
  expect(thinking.length).toBeGreaterThan(10);
  expect(steps.size).toBeGreaterThan(10);
});
