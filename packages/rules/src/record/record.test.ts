import { expect, test } from "vitest";
import { decide, onlyAnswer, options, pending, randomAssign } from "../decide.ts";
import type { CardDefinition } from "../language/cards.ts";
import type { Setup } from "../new-game.ts";
import type { Choice } from "../state/decisions.ts";
import { hash } from "../state/digest.ts";
import { makeLibrary } from "../state/library.ts";
import { makeRng } from "../state/random.ts";
import type { State } from "../state/types.ts";
import { writeCompact } from "./compact.ts";
import type { LogTeller } from "./log.ts";
import { readRecord } from "./read-record.ts";
import { writeReadable } from "./readable.ts";
import type { GameRecord } from "./record.ts";
import { makeRecorder, type Recorder, recordGame } from "./recorder.ts";
import { replay } from "./replay.ts";

const plain = (code: string, more: Partial<CardDefinition["facts"]> = {}): CardDefinition => ({
  facts: {
    code,
    title: `Card ${code}`,
    descriptor: null,
    unique: false,
    faction: "hastur",
    type: "character",
    cost: 1,
    skill: 2,
    icons: { terror: 1, combat: 1, arcane: 0, investigation: 1 },
    boosters: null,
    struggles: null,
    subtypes: [],
    keywords: [],
    steadfast: 0,
    steadfastFaction: null,
    transient: false,
    ...more,
  },
  text: { abilities: [] },
});

const CHARACTERS = Array.from({ length: 12 }, (_, index) =>
  plain(`plain-${index * 3 + 1}`, { cost: index % 4 }),
);
const ODD = plain("Filler", { title: "A card without a number" });
const STORIES = Array.from({ length: 10 }, (_, index) =>
  plain(`tale-${index + 1}`, {
    type: "story",
    faction: "neutral",
    cost: null,
    skill: null,
    icons: null,
    struggles: ["terror", "combat", "arcane", "investigation"],
  }),
);
const LIBRARY = makeLibrary([...CHARACTERS, ODD, ...STORIES]);
const DECK = [...CHARACTERS, ...CHARACTERS, ODD, ODD].map(({ facts }) => facts.code);
const SETUP: Setup = {
  library: LIBRARY,
  decks: { P1: DECK, P2: [...DECK].reverse() },
  stories: STORIES.map(({ facts }) => facts.code),
};

function randomly(seed: string): (state: State) => Choice {
  const rng = makeRng(seed);
  return (state) =>
    pending(state)?.form === "assign"
      ? { assign: randomAssign(state, rng) }
      : { choose: rng.below(options(state).length) };
}

const tell: LogTeller = ({ what, player = "nobody" }) => `${what} of ${player}`;

function playedAndTold(seed: string): GameRecord {
  const recorder = makeRecorder(SETUP, seed);
  const play = randomly("players");
  for (;;) {
    recorder.settle();
    if (pending(recorder.state) === null) return recorder.record(tell);
    recorder.answer(play(recorder.state));
  }
}

const GAME = playedAndTold("a game");
const record = (text: string): GameRecord => {
  const read = readRecord(text);
  if (!read.ok) throw new Error(JSON.stringify(read));
  return read.record;
};

test("who has no words for the log gets a record without it", () => {
  expect(recordGame(SETUP, "a game", randomly("players"))).toEqual({ ...GAME, log: [] });
  expect(replay(GAME, LIBRARY).log).toEqual([]);
});

test("the readable form keeps everything", () => {
  expect(record(writeReadable(GAME, LIBRARY))).toEqual(GAME);
  expect(record(writeReadable(GAME))).toEqual(GAME);
});

test("the compact form keeps everything but the log and the ends of the hashes", () => {
  const hashes = GAME.hashes.map((one) => one.slice(0, 6));
  expect(record(writeCompact(GAME))).toEqual({ ...GAME, hashes, log: [] });
});

test("both forms replay to the recorded end", () => {
  for (const text of [writeCompact(GAME), writeReadable(GAME)]) {
    const { ok, decisions, hash: end, result } = replay(record(text), LIBRARY);
    expect({ ok, decisions, end, result }).toEqual({
      ok: true,
      decisions: GAME.answers.length,
      end: GAME.end,
      result: GAME.result,
    });
  }
});

test("a replay tells the same log and can stop after any answer", () => {
  expect(replay(GAME, LIBRARY, { tell }).log).toEqual(GAME.log);
  const half = replay(GAME, LIBRARY, { to: 5, tell });
  expect(half).toMatchObject({ ok: true, decisions: 5, result: null });
  expect(half.log).toEqual(GAME.log.slice(0, half.log.length));
});

test("options that differ, the turn limit and a strange seed are kept", () => {
  const setup: Setup = {
    ...SETUP,
    ruleset: "ccg",
    options: { "deckout.both": "draw", "deck.maxCopies": 5, "disrupt.own": false, "setup.mulligan": true },
    turnLimit: 3,
  };
  const game = recordGame(setup, 'é * $ ~ "seed"\n', randomly("other"));
  expect(game.options).toEqual({ "deckout.both": "draw", "deck.maxCopies": 5, "setup.mulligan": true });
  for (const text of [writeCompact(game), writeReadable(game)]) {
    const { seed, options: kept, turnLimit, ruleset } = record(text);
    expect({ seed, kept, turnLimit, ruleset }).toEqual({
      seed: game.seed,
      kept: game.options,
      turnLimit: 3,
      ruleset: "ccg",
    });
    expect(replay(record(text), LIBRARY)).toMatchObject({ ok: true, hash: game.end });
  }
});

test("a single answer is not stored, and a concession finds its very question again", () => {
  const recorder = makeRecorder(SETUP, "short");
  const play = randomly("short");
  let singles = 0;
  while (singles < 3) {
    const only = onlyAnswer(recorder.state);
    if (only !== null) singles++;
    recorder.answer(only ?? play(recorder.state));
  }
  recorder.concede("P2");
  const game = recorder.record();
  expect(game.result).toEqual({ winner: "P1", because: "concession" });
  expect(game.answers.at(-1)).toMatchObject({ concede: "P2" });
  expect(game.end).toBe(hash(recorder.state));
  for (const text of [writeCompact(game), writeReadable(game)])
    expect(replay(record(text), LIBRARY)).toMatchObject({ ok: true, hash: game.end, result: game.result });
});

/** The game as `answer` plays it, but with every answer decided first and kept. */
function playDecided(recorder: Recorder, choose: (state: State) => Choice): void {
  for (recorder.settle(); ; recorder.settle()) {
    const { question } = recorder.state;
    if (question === null) return;
    const decided = decide(recorder.state, question.player, {
      decision: question.id,
      choice: choose(recorder.state),
    });
    if (!decided.ok) throw new Error(decided.refusal);
    recorder.keep(decided);
    expect(recorder.state).toBe(decided.state);
  }
}

test("what was decided is kept: the record is that of the same answers applied", () => {
  const recorder = makeRecorder(SETUP, "a game");
  playDecided(recorder, randomly("players"));
  expect(recorder.record(tell)).toEqual(GAME);
});

test("what was decided in another position is not kept", () => {
  const recorder = makeRecorder(SETUP, "short");
  const first = decide(recorder.state, "P1", { concede: true });
  const second = decide(recorder.state, "P2", { concede: true });
  if (!first.ok || !second.ok) throw new Error("one may always concede");
  recorder.keep(first);
  const before = recorder.record();
  expect(() => recorder.keep(second)).toThrow(/another position/);
  expect(recorder.record()).toEqual(before);
});

test("an illegal answer is not written down", () => {
  const recorder = makeRecorder(SETUP, "a game");
  const before = recorder.record();
  expect(() => recorder.answer({ choose: 99 })).toThrow();
  expect(recorder.record()).toEqual(before);
});

test("a game in progress is recorded too", () => {
  const recorder = makeRecorder(SETUP, "unfinished");
  const play = randomly("unfinished");
  for (let i = 0; i < 9; i++) {
    recorder.settle();
    recorder.answer(play(recorder.state));
  }
  const game = recorder.record();
  expect(game.result).toBeNull();
  expect(replay(record(writeReadable(game)), LIBRARY)).toMatchObject({
    ok: true,
    decisions: 9,
    hash: game.end,
  });
});

test("a wrong hash or an answer that does not fit is found and named", () => {
  const wrongHash = {
    ...GAME,
    hashes: GAME.hashes.map((one, turn) => (turn === 3 ? "0000000000000000" : one)),
  };
  expect(replay(wrongHash, LIBRARY)).toMatchObject({
    ok: false,
    sameEngine: true,
    divergedAt: { turn: 4, difference: { kind: "turnHash", turn: 4 } },
  });
  const wrongAnswer = { ...GAME, answers: [{ choose: 7 }, ...GAME.answers.slice(1)] };
  expect(replay(wrongAnswer, LIBRARY)).toMatchObject({
    ok: false,
    divergedAt: { decision: 0, difference: { kind: "noSuchOption", chosen: 7 } },
  });
  const tooMany = { ...GAME, answers: [...GAME.answers, { choose: 0 }] };
  expect(replay(tooMany, LIBRARY)).toMatchObject({
    ok: false,
    divergedAt: { difference: { kind: "overBefore" } },
  });
  expect(replay({ ...GAME, end: "0".repeat(16) }, LIBRARY)).toMatchObject({
    ok: false,
    divergedAt: { difference: { kind: "lastHash" } },
  });
});

test("another engine's record that cannot be played goes on with its log and result", () => {
  const old: GameRecord = { ...GAME, engine: "0.0.9", hashes: GAME.hashes.map(() => "ffffffff") };
  expect(replay(old, LIBRARY)).toMatchObject({
    ok: false,
    sameEngine: false,
    log: GAME.log,
    result: GAME.result,
    hash: GAME.end,
    divergedAt: { turn: 1, difference: { kind: "turnHash" } },
  });
  expect(replay({ ...GAME, engine: "0.0.9" }, LIBRARY)).toMatchObject({ ok: true, sameEngine: false });
  const strange = { ...GAME, stories: ["no-such-1"] };
  expect(replay(strange, LIBRARY)).toMatchObject({
    ok: false,
    divergedAt: { difference: { kind: "unknownCard", code: "no-such-1" } },
  });
});

const COMPACT = writeCompact(GAME);
const READABLE = writeReadable(GAME, LIBRARY);
const withField = (index: number, value: string): string => {
  const fields = COMPACT.split("*");
  fields[index] = value;
  return fields.join("*");
};

test.each([
  [{ part: "beginning" }, "hello"],
  [{ part: "heading" }, COMPACT.slice(0, COMPACT.indexOf("*", 40))],
  [{ part: "checksum" }, COMPACT.replace("*lcg*", "*ccg*")],
  [{ part: "checksum" }, withField(10, "AB")],
  [{ line: 2 }, READABLE.replace("engine: 0.2.0", "motor: 1")],
  [{ part: "engine" }, READABLE.replace("engine: 0.2.0", "engine: new")],
  [{ part: "ruleset" }, READABLE.replace("ruleset: lcg", "ruleset: poker")],
  [{ part: "options" }, READABLE.replace("ruleset: lcg", "ruleset: lcg\noption: deck.maxCopies many")],
  [{ part: "seed" }, READABLE.replace(/^seed:.*\n/m, "")],
  [{ part: "result" }, READABLE.replace(/^result:.*$/m, "result: P3 luck")],
  [{ line: 8 }, READABLE.replace(/^1 plain-1 .*$/m, "one plain-1")],
  [{ part: "hashes" }, READABLE.replace(/^end .*$/m, "")],
] as const)("a malformed record is refused and the place is named: %o", (place, text) => {
  expect(readRecord(text)).toMatchObject({ ok: false, place });
});

test("a hash or an answer that cannot be read names its line", () => {
  const lines = READABLE.split("\n");
  const at = (start: string): number => lines.findIndex((line) => line.startsWith(start));
  const broken = (line: number, text: string): string =>
    lines.map((own, index) => (index === line ? text : own)).join("\n");
  const hashLine = at("turn 2");
  expect(readRecord(broken(hashLine, "turn 3 0123456789abcdef"))).toMatchObject({
    place: { line: hashLine + 1 },
  });
  const answerLine = at("> choose");
  expect(readRecord(broken(answerLine, "> shrug"))).toMatchObject({ place: { line: answerLine + 1 } });
});

test("a forged result is found: every hash is right, and the game ends otherwise", () => {
  const { result } = GAME;
  if (result === null || result.winner === "draw") throw new Error("this game has a winner");
  const winner = result.winner === "P1" ? "P2" : "P1";
  const forged = [
    { ...GAME, result: { ...result, winner } as const },
    { ...GAME, result: { ...result, because: "concession" } as const },
    { ...GAME, result: null },
    { ...GAME, engine: "0.0.9", result: { ...result, winner } as const },
  ];
  for (const one of forged)
    for (const text of [writeCompact(one), writeReadable(one)])
      expect(replay(record(text), LIBRARY)).toMatchObject({
        ok: false,
        divergedAt: { difference: { kind: "result", recorded: one.result, played: result } },
      });
});

test("cards of which no game can be laid out are named, and nothing is played", () => {
  const [character = "", story = ""] = [GAME.decks.P1[0], GAME.stories[0]];
  const none = { ...GAME, decks: { ...GAME.decks, P2: [] } };
  const few = { ...GAME, stories: GAME.stories.slice(0, 2) };
  for (const record of [none, few])
    expect(replay(record, LIBRARY)).toMatchObject({ divergedAt: { difference: { kind: "tooFewCards" } } });
  const inDeck = { ...GAME, decks: { ...GAME.decks, P1: [...DECK, story] } };
  const among = { ...GAME, stories: [...GAME.stories, character] };
  for (const [record, code] of [[inDeck, story] as const, [among, character] as const])
    expect(replay(record, LIBRARY)).toMatchObject({
      state: null,
      divergedAt: { difference: { kind: "misplacedCard", code } },
    });
});
