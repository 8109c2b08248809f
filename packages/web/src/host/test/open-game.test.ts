import { PROTOCOL_VERSION, type Reply, readSavedGame } from "@fhtagn/protocol";
import { expect, test } from "vitest";
import { openGame } from "../open-game.ts";
import { means, newGame } from "./stored.ts";

async function firstView(game: ReturnType<typeof newGame>) {
  const kept = { game: null };
  const host = openGame(game, means(kept));
  if (typeof host === "string") throw new Error(host);
  const replies: Reply[] = [];
  host
    .connect("P1", (reply) => replies.push(reply))
    .receive({ type: "hello", id: 1, version: PROTOCOL_VERSION, since: null });
  await host.settled();
  return { replies, kept: kept.game as ReturnType<typeof newGame> | null, host };
}

test("a new game begins and is stored in a form that reads back", async () => {
  const { kept, replies } = await firstView(newGame());
  expect(replies.some(({ type }) => type === "welcome")).toBe(true);
  expect(readSavedGame(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
});

test("a deck nobody knows, a damaged record and a wrong hash are not played, and say why", async () => {
  const { kept } = await firstView(newGame());
  if (kept?.game == null) throw new Error("nothing was stored");
  const memory = { game: null };
  expect(openGame({ ...newGame(), decks: { P1: "none", P2: "agency-cthulhu" } }, means(memory))).toBe("deck");
  const damaged = [
    [{ ...kept.game, record: kept.game.record.slice(0, -4) }, "record"],
    [{ ...kept.game, record: "" }, "record"],
    [{ ...kept.game, hash: "0000000000000000" }, "engine"],
  ] as const;
  for (const [game, why] of damaged) expect(openGame({ ...kept, game }, means(memory))).toBe(why);
});

test("what is not a stored game is not read as one", () => {
  const game = newGame();
  const { seats: _, ...without } = game;
  for (const stored of [null, 7, "x", {}, without, { ...game, format: 2 }, { ...game, turn: -1 }])
    expect(readSavedGame(stored)).toBeNull();
});
