import { USUAL_PASSING } from "@fhtagn/protocol";
import { beforeEach, expect, test, vi } from "vitest";
import { rematch } from "../../pages/table/rematch.ts";
import { writeOver } from "../game-claim.ts";
import {
  createGame,
  createGameFrom,
  deleteGame,
  listGames,
  readGame,
  readStored,
  unfinishedGames,
} from "../games.ts";
import { AGAINST_GREEDY, newSavedGame } from "./stored.ts";

const stored = new Map<string, unknown>();

vi.mock("idb-keyval", () => ({
  set: async (key: string, value: unknown) => void stored.set(key, structuredClone(value)),
  update: async (key: string, change: (value: unknown) => unknown) =>
    void stored.set(key, structuredClone(change(stored.get(key)))),
  get: async (key: string) => stored.get(key),
  del: async (key: string) => void stored.delete(key),
  entries: async () => [...stored],
}));

beforeEach(() => stored.clear());

const TERMS = { seats: AGAINST_GREEDY, decks: { P1: "agency-cthulhu", P2: "syndicate-hastur" }, seed: "s" };

test("a new game is stored and listed until it is deleted", async () => {
  const id = await createGame(TERMS);
  expect(await readGame(id)).toMatchObject({ id, seed: "s", game: null, finished: false });
  expect(await unfinishedGames()).toMatchObject([{ id, damaged: false, turn: 0 }]);
  await deleteGame(id);
  expect(await readGame(id)).toBe("missing");
  expect(await listGames()).toEqual([]);
});

test("the latest game is first, finished ones are not offered again", async () => {
  await writeOver({ ...newSavedGame(), id: "old", touched: 1 });
  await writeOver({ ...newSavedGame(), id: "new", touched: 5 });
  await writeOver({ ...newSavedGame(), id: "done", touched: 9, finished: true });
  expect((await listGames()).map(({ id }) => id)).toEqual(["done", "new", "old"]);
  expect((await unfinishedGames()).map(({ id }) => id)).toEqual(["new", "old"]);
});

test("the rules of a game stay with it: in the list, in a rematch, and where it goes on from a point", async () => {
  const usual = await createGame(TERMS);
  expect(await readGame(usual)).toMatchObject({ ruleset: "lcg" });
  const id = await createGame({ ...TERMS, ruleset: "ccg" });
  const next = await rematch(id, { swapped: true, sameSeed: false });
  const game = { record: "", singles: 0, byHand: [], hash: "", undos: 0, assisted: true };
  const played = { game, turn: 1, won: { P1: 0, P2: 0 }, passing: USUAL_PASSING };
  const further = await createGameFrom({ ...TERMS, ...played, ruleset: "ccg" });
  const rules = new Map((await listGames()).map((one) => [one.id, one.damaged ? null : one.ruleset]));
  expect(rules).toEqual(
    new Map([
      [usual, "lcg"],
      [id, "ccg"],
      [next, "ccg"],
      [further, "ccg"],
    ]),
  );
});

test("a damaged game is listed as such and does not hide the others", async () => {
  stored.set("broken", { nonsense: true });
  const id = await createGame(TERMS);
  expect(await readGame("broken")).toBe("damaged");
  expect(await listGames()).toMatchObject([
    { id, damaged: false },
    { id: "broken", damaged: true },
  ]);
});

test("of finished games the latest fifty are kept, and every one that waits", async () => {
  for (let at = 1; at <= 52; at++)
    await writeOver({ ...newSavedGame(), id: `done ${at}`, touched: at, finished: true });
  await writeOver({ ...newSavedGame(), id: "waiting", touched: 0 });
  stored.set("broken", { nonsense: true });
  const id = await createGame(TERMS);
  const left = new Set((await listGames()).map((game) => game.id));
  expect(left.size).toBe(53);
  for (const kept of ["done 52", "done 3", "waiting", "broken", id]) expect(left).toContain(kept);
});

test("what is stored can be had as it is", async () => {
  stored.set("broken", { nonsense: true });
  expect(await readStored("broken")).toEqual({ nonsense: true });
});

test("a game under another name than its own is damaged: opened, it would be written over the other", async () => {
  await writeOver({ ...newSavedGame(), id: "own", touched: 3 });
  stored.set("stranger", { ...newSavedGame(), id: "own", touched: 9 });
  expect(await readGame("stranger")).toBe("damaged");
  expect(await listGames()).toMatchObject([
    { id: "own", damaged: false },
    { id: "stranger", damaged: true },
  ]);
});
