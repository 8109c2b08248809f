// @vitest-environment node
/** What strangers send, through all that the worker does with it: each is refused in words of both languages. */
import { HOSTILE_LINKS, HOSTILE_RECORDS } from "@fhtagn/testkit/hostile";
import { expect, test } from "vitest";
import { makeReplayAnswers } from "../answer-replay.ts";
import type { NoRecord, ReplayOpened, SentRecord, Unpacked } from "../replay-messages.ts";

/** What the page hears of it at last. */
async function heard(sent: SentRecord): Promise<Unpacked | ReplayOpened> {
  const ask = makeReplayAnswers();
  const unpacked = await ask({ id: 1, ask: "unpack", sent });
  if ("error" in unpacked) throw new Error(unpacked.error);
  const found = unpacked.answer as Unpacked;
  if (found.is !== "text") return found;
  const opened = await ask({ id: 2, ask: "open", text: found.text });
  if ("error" in opened) throw new Error(opened.error);
  return opened.answer as ReplayOpened;
}

const MOST_LETTERS = 200;

function expectRefusal(answer: Unpacked | ReplayOpened): void {
  expect(["no record", "broken", "damaged"]).toContain(answer.is);
  if (answer.is === "damaged") return;
  const { en, fr } = (answer as NoRecord).message;
  for (const message of [en, fr]) expect(message.length).toBeLessThan(MOST_LETTERS);
  expect(fr).not.toBe(en);
}

test.each(HOSTILE_RECORDS)("a hostile record, pasted and as a file: $name", async ({ text }) => {
  expectRefusal(await heard({ by: "text", text: text() }));
  expectRefusal(await heard({ by: "file", file: new Blob([text()]) }));
});

test.each(HOSTILE_LINKS)("a hostile link: $name", async ({ text }) => {
  expectRefusal(await heard({ by: "link", letters: text() }));
});
