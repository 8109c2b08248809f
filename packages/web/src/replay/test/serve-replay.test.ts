// @vitest-environment node

import { deckNamed } from "@fhtagn/cards";
import { readRecord } from "@fhtagn/rules";
import { expect, test } from "vitest";
import type { ReplayAnswers, ReplayOpened, ToReplayServer } from "../replay-messages.ts";
import { makeReplayServer } from "../serve-replay.ts";
import { readFragment, writeFragment } from "../share-link.ts";
import { unpackRecord } from "../unpack-record.ts";
import { goldenRecordText } from "./golden-text.ts";

function ask<K extends keyof ReplayAnswers>(
  server: ReturnType<typeof makeReplayServer>,
  message: ToReplayServer,
) {
  const reply = server(message);
  if ("error" in reply) throw new Error(reply.error);
  return reply.answer as ReplayAnswers[K];
}

const open = (text: string): ReplayOpened => ask<"open">(makeReplayServer(), { id: 1, ask: "open", text });

const TEXT = goldenRecordText("built-decks");

test("a record is opened with its decks by name, and written again as the same record", () => {
  const server = makeReplayServer();
  const opened = ask<"open">(server, { id: 1, ask: "open", text: TEXT });
  if (opened.is !== "game") throw new Error(opened.is);
  const { decks, result, turns, hash } = opened.summary;
  expect(decks).toEqual({ P1: "agency", P2: "hastur" });
  expect(result).toMatchObject({ winner: "P2", because: "stories" });
  expect(opened.points.at(-1)?.turn).toBe(turns);
  expect(TEXT).toContain(`end ${hash}`);
  expect(ask<"text">(server, { id: 2, ask: "text", locale: "en" })).toBe(TEXT);
  const french = ask<"text">(server, { id: 3, ask: "text", locale: "fr" });
  expect(french).not.toBe(TEXT);
  expect(open(french)).toMatchObject({ is: "game", summary: { key: opened.summary.key } });
});

test("a game by the older rules is said to be one, in a link too, and goes on by them", async () => {
  const server = makeReplayServer();
  const older = ask<"open">(server, { id: 1, ask: "open", text: goldenRecordText("eldritch-edition") });
  if (older.is !== "game") throw new Error(older.is);
  expect(older.summary.ruleset).toBe("ccg");
  const fragment = await writeFragment({ record: older.summary.compact, at: 3, seat: "P1" });
  const sent = await unpackRecord({ by: "link", letters: readFragment(fragment)?.letters ?? "" });
  expect(sent.is === "text" && open(sent.text)).toMatchObject({ summary: { ruleset: "ccg" } });
  const going = ask<"goOn">(server, { id: 2, ask: "goOn", at: 9, seat: "P1" });
  const read = readRecord(going?.game.record ?? "");
  expect(read).toMatchObject({ ok: true, record: { ruleset: "ccg" } });
  expect(open(TEXT)).toMatchObject({ summary: { ruleset: "lcg" } });
});

test("the compact form is the same game", () => {
  const opened = open(TEXT);
  if (opened.is !== "game") throw new Error(opened.is);
  const again = open(opened.summary.compact);
  expect(again).toMatchObject({
    is: "game",
    summary: { key: opened.summary.key, hash: opened.summary.hash },
  });
});

test("a deck without a name is kept as the list of its cards", () => {
  const swapped = TEXT.replace(/(deck P1:\n)(.+\n)(.+\n)/, "$1$3$2");
  const opened = open(swapped.replace(/^engine: .*/m, "engine: 0.0.1"));
  if (opened.is !== "game") throw new Error(opened.is);
  expect(opened.summary.decks.P1).toMatch(/^list:core-set-/);
  const read = readRecord(swapped);
  expect(read.ok && deckNamed(opened.summary.decks.P1)).toEqual(read.ok && read.record.decks.P1);
});

test("what is no record, a damaged one and one of another engine are told apart", () => {
  expect(open("hello")).toMatchObject({ is: "no record" });
  expect(open(TEXT.slice(0, 900))).toMatchObject({ is: "no record" });
  const changed = TEXT.replace(/^turn 3 .*/m, "turn 3 0123456789abcdef");
  expect(open(changed)).toMatchObject({
    is: "broken",
    message: { en: expect.stringContaining("turn 3"), fr: expect.stringContaining("tour 3") },
  });
  const older = open(changed.replace(/^engine: .*/m, "engine: 0.0.1"));
  expect(older).toMatchObject({ is: "game", leftAt: { turn: 3 } });
  if (older.is === "game") expect(older.rest.length).toBeGreaterThan(10);
  const unknown = TEXT.replace(/^engine: .*/m, "engine: 0.0.1").replace(
    /^(\d) core-set-\d+.*/m,
    "$1 far-away-7",
  );
  expect(open(unknown)).toMatchObject({ is: "log", message: { fr: expect.stringContaining("far-away-7") } });
});

test("a game to go on with holds the record up to the point", () => {
  const server = makeReplayServer();
  const opened = ask<"open">(server, { id: 1, ask: "open", text: TEXT });
  if (opened.is !== "game") throw new Error(opened.is);
  const at = Math.floor(opened.points.length / 2);
  const going = ask<"goOn">(server, { id: 2, ask: "goOn", at, seat: "P1" });
  const read = readRecord(going?.game.record ?? "");
  expect(read.ok && read.record.answers.length).toBe(opened.points[at]?.answers);
  expect(going).toMatchObject({ turn: opened.points[at]?.turn, game: { assisted: true } });
  const over = { id: 3, ask: "goOn", at: opened.points.length - 1, seat: "P1" } as const;
  expect(ask<"goOn">(server, over)).toBeNull();
});

test("a forged result is refused and both ends are told, whatever engine it claims to be of", () => {
  const forged = TEXT.replace(/^result: P2 stories$/m, "result: P1 stories");
  expect(forged).not.toBe(TEXT);
  for (const text of [forged, forged.replace(/^engine: .*/m, "engine: 0.0.1")])
    expect(open(text)).toMatchObject({
      is: "broken",
      message: {
        en: "the record says a win of P1 by stories, the game says a win of P2 by stories",
        fr: expect.stringContaining("victoire de P2 par les histoires"),
      },
    });
  expect(ask<"ends">(makeReplayServer(), { id: 1, ask: "ends", text: forged })).toBeNull();
});

test("the name of a record is made of all that is shown of it: also of a log that is only told", () => {
  const older = TEXT.replace(/^engine: .*/m, "engine: 0.0.1").replace(
    /^turn 3 .*/m,
    "turn 3 0123456789abcdef",
  );
  const retold = older.replace("P2 wins the game (three stories won).", "Somebody else wins.");
  expect(retold).not.toBe(older);
  const keyOf = (text: string): string => {
    const opened = open(text);
    return opened.is === "game" ? opened.summary.key : opened.is;
  };
  expect(keyOf(retold)).not.toBe(keyOf(older));
});

test.each(["constructor 1", "__proto__ 1"])("an option that every object knows is refused: %s", (option) => {
  const text = TEXT.replace(/^ruleset: .*$/m, `$&\noption: ${option}`);
  expect(open(text)).toMatchObject({ is: "no record", message: { en: expect.stringContaining("options:") } });
});
