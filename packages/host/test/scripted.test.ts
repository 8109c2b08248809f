/** A game that goes as it is written, as the table of the learner sees it. */
import { library as cards } from "@fhtagn/cards";
import type { Reply, Update } from "@fhtagn/protocol";
import { PROTOCOL_VERSION } from "@fhtagn/protocol";
import { type Choice, makeLibrary } from "@fhtagn/rules";
import type { Position } from "@fhtagn/rules/position";
import { expect, test } from "vitest";
import { openScripted, type ScriptedHost } from "../src/scripted/scripted-host.ts";

const LIBRARY = makeLibrary(cards());
const POSITION: Position = {
  P1: { hand: ["Peeler"], domains: [["T-Men", "G-Men"], ["Hired Muscle", "Monster Hunter"], []] },
};
/** Play Peeler, from the first domain, and let the opponent pass. */
const ANSWERS: readonly Choice[] = [{ choose: 1 }, { choose: 0 }, { choose: 0 }];

interface Heard {
  readonly host: ScriptedHost;
  readonly replies: Reply[];
  readonly moved: number[];
  strays: number;
}

function open(): Heard {
  const heard: { replies: Reply[]; moved: number[]; strays: number } = { replies: [], moved: [], strays: 0 };
  const host = openScripted({
    table: "lesson",
    seats: { P1: { kind: "person", name: "" }, P2: { kind: "bot", name: "" } },
    script: { start: { position: POSITION }, answers: ANSWERS },
    library: LIBRARY,
    clock: { now: () => 0, wait: () => Promise.resolve() },
    at: 0,
    pace: 1,
    send: (reply) => heard.replies.push(reply),
    moved: (at) => heard.moved.push(at),
    strayed: () => heard.strays++,
  });
  host.receive({ type: "hello", id: 1, version: PROTOCOL_VERSION, since: null });
  return Object.assign(heard, { host });
}

const lastUpdate = ({ replies }: Heard): Update => {
  const found = replies.findLast((reply) => reply.type === "update");
  if (found?.type !== "update") throw new Error("nothing was shown");
  return found;
};

const askedNow = (heard: Heard): number => lastUpdate(heard).asked?.id ?? 0;
const hereOf = (heard: Heard) => ({ at: { line: 0, seq: lastUpdate(heard).seq } });

const answer = (heard: Heard, choice: Choice): void =>
  heard.host.receive({ type: "answer", id: 9, ...hereOf(heard), decision: askedNow(heard), choice });

test("the learner is asked and makes the written move step by step", () => {
  const heard = open();
  expect(lastUpdate(heard).asked?.kind).toBe("action");
  answer(heard, { choose: 1 });
  expect(lastUpdate(heard)).toMatchObject({ step: 1, asked: { kind: "domain" } });
  answer(heard, { choose: 0 });
  expect(lastUpdate(heard).view.inPlay).toHaveLength(1);
  expect(heard.moved).toEqual([1, 2]);
});

test("a legal answer that is not written changes nothing and is told", () => {
  const heard = open();
  answer(heard, { choose: 0 });
  expect(heard.strays).toBe(1);
  expect(heard.moved).toEqual([]);
  expect(lastUpdate(heard).seq).toBe(0);
});

test("a step can be taken back until it is paid for", () => {
  const heard = open();
  answer(heard, { choose: 1 });
  const decision = askedNow(heard);
  heard.host.receive({ type: "stepBack", id: 3, decision: decision + 1 });
  expect(heard.replies.at(-1)).toMatchObject({ type: "refused", refusal: "stale decision" });
  heard.host.receive({ type: "stepBack", id: 4, decision });
  expect(lastUpdate(heard)).toMatchObject({ step: 0, asked: { kind: "action" } });
  heard.host.receive({ type: "stepBack", id: 5, decision });
  expect(heard.replies.at(-1)).toMatchObject({ type: "refused", refusal: "nothing to take back" });
});

test("the script is played on up to the place asked for", async () => {
  const heard = open();
  await heard.host.walkTo(ANSWERS.length);
  expect(heard.moved).toEqual([ANSWERS.length]);
  expect(lastUpdate(heard).seq).toBe(ANSWERS.length);
  expect(lastUpdate(heard).asked?.kind).toBe("action");
});

test("why something is not possible is answered as at any table", () => {
  const heard = open();
  const { handle = 0 } = lastUpdate(heard).view.P1.domains[2] ?? {};
  heard.host.receive({ type: "why", id: 5, attempt: { do: "drain", card: handle } });
  expect(heard.replies.at(-1)).toMatchObject({ type: "told", told: { of: "why" } });
});

test.each(["undo", "concede", "hint", "record"])("%s is not part of a lesson", (type) => {
  const heard = open();
  const isChange = type === "undo" || type === "concede";
  heard.host.receive({
    type,
    id: 6,
    ...(type === "hint" && { decision: 1 }),
    ...(isChange && hereOf(heard)),
  });
  expect(heard.replies.at(-1)).toMatchObject({ type: "refused", refusal: "not allowed here" });
});
