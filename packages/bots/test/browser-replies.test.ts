import { library } from "@fhtagn/cards";
import { isAnswer } from "@fhtagn/lab";
import { writeCompact } from "@fhtagn/rules";
import { expect, test } from "vitest";
import { makeReplier } from "../src/worker/replies.ts";
import { questionOf, recordedGame } from "./browser-games.ts";
import { positions } from "./positions.ts";

const SOME = positions(6, "replies");
const cards = { id: 1, cards: library() };

test("without cards there is nothing to think with", () => {
  const replyTo = makeReplier();
  const [at] = SOME;
  if (at === undefined) throw new Error("there is a position");
  const choose = questionOf(at, "greedy", { budget: {}, seed: "early" });
  expect(replyTo({ id: 4, choose })).toEqual({ id: 4, error: "there are no cards yet" });
  expect(replyTo(cards)).toEqual({ id: 1, cards: library().length });
  expect(replyTo({ id: 5, choose })).toMatchObject({ id: 5, choice: expect.anything() });
});

test.each(["random", "greedy", "rollout", "ismcts"])(
  "%s answers what it was asked, through JSON",
  (level) => {
    const replyTo = makeReplier();
    replyTo(cards);
    for (const position of SOME) {
      const choose = questionOf(position, level, { budget: { sims: 8 }, seed: "json" });
      const reply = replyTo(JSON.parse(JSON.stringify({ id: 2, choose })));
      if (!("choice" in reply)) throw new Error(JSON.stringify(reply));
      expect(isAnswer(position.state, reply.choice)).toBe(true);
      expect(reply).toEqual(JSON.parse(JSON.stringify(reply)));
    }
  },
);

test("a replay tells the hash of the game it played, and where it left the record", () => {
  const replyTo = makeReplier();
  replyTo(cards);
  const record = recordedGame("random", 1);
  const { end, answers, result } = record;
  expect(replyTo({ id: 2, replay: writeCompact(record) })).toEqual({
    id: 2,
    replayed: { ok: true, hash: end, decisions: answers.length, result },
  });
  const wrong = writeCompact({ ...record, end: "0123456789abcdef" });
  expect(replyTo({ id: 3, replay: wrong })).toMatchObject({
    replayed: { ok: false, hash: end, fault: "the last hash is another" },
  });
});
