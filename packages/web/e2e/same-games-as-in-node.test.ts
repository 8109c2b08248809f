/** Same engine, same seed, same answers: the same game in Chromium as in Node, by every hash and every line of the log. */
import { readdirSync } from "node:fs";
import { chooseAtRandom } from "@fhtagn/bots";
import { constructedDecks, coreStories, gameLibrary, presets } from "@fhtagn/cards";
import { makeRng, recordGame, replay, writeReadable } from "@fhtagn/rules";
import { recordTeller } from "@fhtagn/words";
import { expect, test } from "vitest";
import type { FromReplay, ToReplay } from "../src/replay/replay-messages.ts";
import { askWorker } from "./support/ask-worker.ts";
import { browser } from "./support/browser.ts";
import { goldenRecord } from "./support/replayed.ts";
import { visit } from "./support/visitor.ts";

const GOLDEN = readdirSync(new URL("../../testkit/records/", import.meta.url))
  .filter((file) => file.endsWith(".txt"))
  .map((file) => goldenRecord(file.slice(0, -".txt".length)));

const RANDOM_GAMES = 36;
const DECKS = [...presets(), ...constructedDecks()];

/** Together they play all 49 decks that are offered. */
function randomGame(number: number): string {
  const deckAt = (place: number): readonly string[] => DECKS[place % DECKS.length]?.codes ?? [];
  const setup = {
    library: gameLibrary(),
    decks: { P1: deckAt(number), P2: deckAt(2 * number + RANDOM_GAMES) },
    stories: coreStories().map(({ code }) => code),
  };
  const seed = `in a browser ${number}`;
  const rng = makeRng(seed);
  const record = recordGame(setup, seed, (state) => chooseAtRandom(state, rng));
  const { log } = replay(record, gameLibrary(), { tell: recordTeller(gameLibrary(), "en") });
  return writeReadable({ ...record, log }, gameLibrary());
}

/** Opened, each is compared with its own hashes; written again, it has those of the browser. */
const questionsOn = (texts: readonly string[]): readonly ToReplay[] =>
  texts.flatMap((text, at): readonly ToReplay[] => [
    { id: 2 * at, ask: "open", text },
    { id: 2 * at + 1, ask: "text", locale: "en" },
  ]);

async function askedInBrowser(questions: readonly ToReplay[]): Promise<readonly FromReplay[]> {
  const { page, complaints, goTo, leave } = await visit(browser);
  await goTo("/");
  const replies = await askWorker<ToReplay, FromReplay>(page, "replay.worker", questions);
  expect(complaints).toEqual([]);
  await leave();
  return replies;
}

const answersIn = (replies: readonly FromReplay[]) =>
  replies.map((reply) => ("answer" in reply ? reply.answer : reply));

test("every golden record and games of all decks are the same in Chromium, hash for hash", async () => {
  const texts = [...GOLDEN, ...Array.from({ length: RANDOM_GAMES }, (_, number) => randomGame(number))];
  const answers = answersIn(await askedInBrowser(questionsOn(texts)));
  for (const [at, text] of texts.entries()) {
    expect(answers[2 * at]).toMatchObject({ is: "game", leftAt: null });
    expect(answers[2 * at + 1]).toBe(text);
  }
});

/** The last digit of one hash is another one. */
const otherHash = (text: string, line: RegExp): string =>
  text.replace(line, (whole) => whole.slice(0, -1) + (whole.endsWith("0") ? "1" : "0"));

test("a game with one other hash is told apart, at its turn or at its end", async () => {
  const text = goldenRecord("built-decks");
  const changed = [otherHash(text, /^turn 3 .*$/m), otherHash(text, /^end .*$/m)];
  const opened = changed.map((record, id): ToReplay => ({ id, ask: "open", text: record }));
  expect(answersIn(await askedInBrowser(opened))).toMatchObject([
    { is: "broken", turn: 3 },
    { is: "broken" },
  ]);
});
