import type { Mind } from "@fhtagn/host";
import {
  PROTOCOL_VERSION,
  type Reply,
  readFinishedGame,
  readLoadedRecord,
  readSavedGame,
  type SavedGame,
} from "@fhtagn/protocol";
import { expect, test } from "vitest";
import { openGame } from "../open-game.ts";
import { means, newSavedGame } from "./stored.ts";

async function firstView(game: ReturnType<typeof newSavedGame>) {
  const kept = { game: null };
  const host = openGame(game, means(kept));
  if (typeof host === "string") throw new Error(host);
  const replies: Reply[] = [];
  host
    .connect("P1", (reply) => replies.push(reply))
    .receive({ type: "hello", id: 1, version: PROTOCOL_VERSION, since: null });
  await host.settled();
  return { replies, kept: kept.game as ReturnType<typeof newSavedGame> | null, host };
}

test("a new game begins and is stored in a form that reads back", async () => {
  const { kept, replies } = await firstView(newSavedGame());
  expect(replies.some(({ type }) => type === "welcome")).toBe(true);
  expect(readSavedGame(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
});

test("a deck nobody knows, a damaged record and a wrong hash are not played, and say why", async () => {
  const { kept } = await firstView(newSavedGame());
  if (kept?.game == null) throw new Error("nothing was stored");
  const memory = { game: null };
  expect(openGame({ ...newSavedGame(), decks: { P1: "none", P2: "agency-cthulhu" } }, means(memory))).toBe(
    "deck",
  );
  const damaged = [
    [{ ...kept.game, record: kept.game.record.slice(0, -4) }, "record"],
    [{ ...kept.game, record: "" }, "record"],
    [{ ...kept.game, hash: "0000000000000000" }, "engine"],
  ] as const;
  for (const [game, why] of damaged) expect(openGame({ ...kept, game }, means(memory))).toBe(why);
});

test("what is not a stored game is not read as one", () => {
  const game = newSavedGame();
  const { seats: _, ...without } = game;
  for (const stored of [null, 7, "x", {}, without, { ...game, format: 2 }, { ...game, turn: -1 }])
    expect(readSavedGame(stored)).toBeNull();
});

test("a game by the older rules begins by them, is stored so and comes back so", async () => {
  const { kept, replies } = await firstView(newSavedGame(undefined, "page", "ccg"));
  if (kept === null) throw new Error("nothing was stored");
  expect(replies[0]).toMatchObject({ type: "welcome", ruleset: "ccg" });
  expect(replies.at(-1)).toMatchObject({ type: "update", asked: { kind: "setup" } });
  expect(kept).toMatchObject({
    ruleset: "ccg",
    game: { record: expect.stringMatching(/^fhtagn1\*[\d.]+\*ccg\*/) },
  });
  const again = await firstView(kept);
  expect(again.replies[0]).toMatchObject({ type: "welcome", ruleset: "ccg" });
  const usual = await firstView(newSavedGame());
  expect(usual.replies[0]).toMatchObject({ type: "welcome", ruleset: "lcg" });
  expect(usual.replies.at(-1)).toMatchObject({ type: "update", asked: { kind: "mulligan" } });
});

test("where a store and a record say different things of the rules, the record is right", async () => {
  const { kept } = await firstView(newSavedGame(undefined, "page", "ccg"));
  if (kept === null) throw new Error("nothing was stored");
  const memory: { game: SavedGame | null } = { game: null };
  const host = openGame({ ...kept, ruleset: "lcg" }, means(memory));
  if (typeof host === "string") throw new Error(host);
  const replies: Reply[] = [];
  const wire = host.connect("P1", (reply) => replies.push(reply));
  wire.receive({ type: "hello", id: 1, version: PROTOCOL_VERSION, since: null });
  const shown = replies.findLast((reply) => reply.type === "update");
  const at = { line: shown?.line, seq: shown?.seq };
  wire.receive({ type: "concede", id: 2, at });
  await host.settled();
  expect(replies[0]).toMatchObject({ type: "welcome", ruleset: "ccg" });
  expect(memory.game).toMatchObject({ finished: true, ruleset: "ccg" });
});

const FACTS = { format: 1, id: "g", decks: { P1: "agency", P2: "hastur" } };
const FINISHED = {
  ...FACTS,
  at: 1,
  seats: { P1: { kind: "person" }, P2: { kind: "bot" } },
  starter: "P1",
  winner: "P1",
  because: "stories",
  turn: 1,
  won: { P1: 3, P2: 0 },
  undos: 0,
  assisted: false,
};
const { ruleset: _, ...SAVED } = newSavedGame();

test.each([
  ["game", SAVED, readSavedGame],
  ["result", FINISHED, readFinishedGame],
  ["record", { ...FACTS, loaded: 1, text: "", result: null, turns: 1 }, readLoadedRecord],
] as const)("a %s stored before there was a choice of rules is by the newer ones", (_, stored, read) => {
  expect(read(stored)).toMatchObject({ ruleset: "lcg" });
  expect(read({ ...stored, ruleset: "ccg" })).toMatchObject({ ruleset: "ccg" });
  for (const ruleset of ["old", "", null, 2005]) expect(read({ ...stored, ruleset })).toBeNull();
});

async function seedsAskedOf(game: ReturnType<typeof newSavedGame>): Promise<readonly string[]> {
  const seeds: string[] = [];
  const mind: Mind = {
    choose: async ({ seed }) => {
      seeds.push(seed);
      return { choice: { choose: 0 } };
    },
    advise: async () => null,
  };
  const host = openGame(
    { ...game, seats: { P1: game.seats.P2, P2: game.seats.P2 } },
    means({ game: null }, mind),
  );
  if (typeof host === "string") throw new Error(host);
  for (let turns = 0; turns < 50; turns++) await Promise.resolve();
  host.close();
  return seeds;
}

test("computer players draw from something of their own, the same as long as the game is kept", async () => {
  const game = newSavedGame(undefined, "the-seed-of-the-game");
  const seeds = await seedsAskedOf(game);
  expect(seeds.length).toBeGreaterThan(0);
  for (const seed of seeds) expect(seed).not.toContain("the-seed-of-the-game");
  expect(await seedsAskedOf(game)).toEqual(seeds);
  expect(await seedsAskedOf({ ...game, minds: "other" })).not.toEqual(seeds);
});
