import { hash, makeRng } from "@fhtagn/rules";
import { TWO_PEOPLE } from "@fhtagn/testkit/seats";
import { expect, test } from "vitest";
import { sitDown, stateOf } from "../src/index.ts";
import { openTable, playSeatsOn, setupOfPresets, takeSeat } from "./host-table.ts";

const boom = (): never => {
  throw new Error("boom");
};

const NO_MESSAGES: readonly unknown[] = [
  new Proxy({}, { ownKeys: boom, get: boom }),
  Object.defineProperty({ id: 1 }, "type", { get: boom }),
  null,
  undefined,
  7,
  "answer",
  [],
  {},
  { type: "answer" },
  { type: "answer", id: 1, decision: "x", choice: { choose: 0 } },
  { type: "answer", id: 1, decision: 1, choice: { choose: -1 } },
  { type: "answer", id: 1, decision: 1, choice: { choose: 0.5 } },
  { type: "answer", id: 1, decision: 1, choice: { choose: 0 }, player: "P2" },
  { type: "answer", id: 1, decision: 1, choice: { assign: Array.from({ length: 1000 }, () => 0) } },
  { type: "why", id: 1, attempt: { do: "fly" } },
  { type: "setPassing", id: 1, passing: { level: "never", stops: [], less: [], until: null } },
  { type: "undo", id: -1 },
  { type: "cheat", id: 1 },
];

test("what is no message is refused, counted, and changes nothing", async () => {
  const sitting = sitDown(setupOfPresets(), "bad");
  const { host } = openTable({ seats: TWO_PEOPLE, sitting });
  const seats = [takeSeat(host, "P1"), takeSeat(host, "P2")] as const;
  await playSeatsOn(host, seats, { rng: makeRng("bad"), most: 12 });
  const before = hash(stateOf(sitting));
  const [ann, ben] = seats;
  const told = ben.replies.length;
  for (const [at, message] of NO_MESSAGES.entries()) {
    ann.connection.receive(message);
    expect(ann.replies.at(-1)).toMatchObject({ type: "refused", refusal: "malformed", refusals: at + 1 });
  }
  await host.settled();
  expect(hash(stateOf(sitting))).toBe(before);
  expect(ben.replies).toHaveLength(told);
});

test("answers that do not fit are refused with one word", async () => {
  const sitting = sitDown(setupOfPresets(), "unfit");
  const { host } = openTable({ seats: TWO_PEOPLE, sitting });
  const seats = [takeSeat(host, "P1"), takeSeat(host, "P2")] as const;
  await playSeatsOn(host, seats, { rng: makeRng("unfit"), most: 12 });
  await host.settled();
  const asker = seats.find((seat) => seat.asked() !== null) ?? seats[0];
  const other = seats.find((seat) => seat !== asker) ?? seats[1];
  const decision = asker.asked()?.id ?? 0;
  const before = hash(stateOf(sitting));
  const refusal = (seat: typeof asker, request: { type: string } & Record<string, unknown>) => {
    seat.say(request);
    const reply = seat.replies.at(-1);
    return reply?.type === "refused" ? reply.refusal : null;
  };
  const choice = { choose: 0 };
  expect(refusal(other, { type: "answer", decision, choice })).toBe("not your decision");
  expect(refusal(asker, { type: "answer", decision: decision + 1, choice })).toBe("stale decision");
  expect(refusal(asker, { type: "answer", decision, choice: { choose: 9999 } })).toBe("no such option");
  expect(refusal(asker, { type: "answer", decision, choice: { assign: [9] } })).toBe("no such option");
  expect(refusal(asker, { type: "stepBack", decision })).toBe("nothing to take back");
  expect(refusal(asker, { type: "undo", to: 9999 })).toBe("nothing to take back");
  expect(hash(stateOf(sitting))).toBe(before);
});

test("a table of another version is refused; one that has not said hello is not heard", () => {
  const { host } = openTable();
  const replies: unknown[] = [];
  const connection = host.connect("P1", (reply) => replies.push(reply));
  connection.receive({ type: "concede", id: 1, at: { line: 0, seq: 0 } });
  expect(replies.at(-1)).toMatchObject({ refusal: "not allowed here" });
  connection.receive({ type: "hello", id: 2, version: 99, since: null });
  expect(replies.at(-1)).toMatchObject({ id: 2, refusal: "wrong version" });
});
