import { PROTOCOL_VERSION } from "@fhtagn/protocol";
import { clone, hash, makeRng, readRecord, type State } from "@fhtagn/rules";
import { view } from "@fhtagn/rules/view";
import { TWO_PEOPLE } from "@fhtagn/testkit/seats";
import { expect, test } from "vitest";
import { BROKEN, breakLater, breakNow } from "../../rules/test/break-engine.ts";
import { askedOf } from "../src/asked.ts";
import { sitDown, stateOf } from "../src/index.ts";
import { FULL, openTable, playSeatsOn, setupOfPresets, someAnswer, takeSeat } from "./host-table.ts";

/** From now on the position can be copied, and each copy is counted, but not written. */
function watched(state: State): { copies: number } {
  const count = { copies: 0 };
  const { cards } = state;
  const slice = (): State["cards"] => {
    count.copies++;
    return Array.prototype.slice.call(cards);
  };
  Object.defineProperty(cards, "slice", { value: slice });
  Object.freeze(state);
  return count;
}

test("an answer is applied once: the copy on which it was tried is the game from then on", async () => {
  const sitting = sitDown(setupOfPresets(), "once");
  const { host } = openTable({ seats: TWO_PEOPLE, sitting, passing: { P1: FULL, P2: FULL } });
  const seats = [takeSeat(host, "P1"), takeSeat(host, "P2")];
  const rng = makeRng("once");
  const steps: number[] = [];
  for (let moves = 0; moves < 80; moves++) {
    await host.settled();
    const position = stateOf(sitting);
    const count = watched(position);
    const { length } = sitting.taken;
    for (let tries = 0; stateOf(sitting) === position && tries < 20; tries++) {
      const seat = seats.find((one) => one.asked() !== null);
      const asked = seat?.asked();
      if (!seat || !asked) throw new Error("nobody is asked");
      seat.say({ type: "answer", decision: asked.id, choice: someAnswer(asked, rng) });
    }
    expect(count.copies).toBe(1);
    steps.push(sitting.taken.length - length);
  }
  expect(steps).toContain(1);
  expect(Math.max(...steps)).toBeGreaterThan(1);
});

test("what buttons say is read off the question: no option is tried for it", async () => {
  const sitting = sitDown(setupOfPresets(), "asked");
  const { host } = openTable({ seats: TWO_PEOPLE, sitting });
  const seats = [takeSeat(host, "P1"), takeSeat(host, "P2")];
  const rng = makeRng("asked");
  let options = 0;
  for (let moves = 0; moves < 40; moves++) {
    await playSeatsOn(host, seats, { rng, most: 1 });
    const position = clone(stateOf(sitting));
    if (position.question === null) break;
    const seen = view(position, position.question.player);
    const count = watched(position);
    options += askedOf(position, seen, [])?.options.length ?? 0;
    expect(count.copies).toBe(0);
  }
  expect(options).toBeGreaterThan(100);
});

test("where the engine breaks, that is told and the position stands", async () => {
  const sitting = sitDown(setupOfPresets(), "broken");
  const { host, faults } = openTable({ seats: TWO_PEOPLE, sitting, passing: { P1: FULL, P2: FULL } });
  const seats = [takeSeat(host, "P1"), takeSeat(host, "P2")];
  await playSeatsOn(host, seats, { rng: makeRng("broken"), most: 12 });
  breakLater(stateOf(sitting));
  for (;;) {
    const seat = seats.find((one) => one.asked() !== null);
    const asked = seat?.asked();
    if (!seat || !asked) throw new Error("nobody is asked");
    const position = stateOf(sitting);
    const before = { hash: hash(position), log: sitting.journal.length, taken: sitting.taken.length };
    const choose = asked.options.findIndex(({ do: verb }) => verb === "pass");
    seat.say({ type: "answer", decision: asked.id, choice: { choose } });
    await host.settled();
    if (stateOf(sitting) !== position) continue;
    const [fault, refused] = seat.replies.slice(-2);
    expect(fault).toMatchObject({ type: "fault", number: faults.at(-1)?.number });
    expect(faults.at(-1)?.message).toContain(BROKEN);
    expect(refused).toMatchObject({ type: "refused", refusal: "engine fault" });
    const { journal, taken } = sitting;
    expect({ hash: hash(position), log: journal.length, taken: taken.length }).toEqual(before);
    return;
  }
});

test("a position from which nothing goes on is told, with the record that leads there", async () => {
  const sitting = sitDown(setupOfPresets(), "broken");
  const { host, faults } = openTable({ seats: TWO_PEOPLE, sitting });
  const seats = [takeSeat(host, "P1"), takeSeat(host, "P2")];
  await playSeatsOn(host, seats, { rng: makeRng("broken"), most: 12 });
  const [seat = takeSeat(host, "P1")] = seats;
  const { answers } = sitting.recorder.record();
  breakNow(stateOf(sitting));
  seat.say({ type: "hello", version: PROTOCOL_VERSION, since: null });
  const [fault, refused] = seat.replies.slice(-2);
  expect(fault).toMatchObject({ type: "fault" });
  const read = readRecord(faults.at(-1)?.record ?? "");
  expect(read.ok && read.record.answers).toEqual(answers);
  expect(refused).toMatchObject({ type: "refused", refusal: "engine fault" });
});
