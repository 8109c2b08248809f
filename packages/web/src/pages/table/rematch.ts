/** The same people again: with the decks exchanged, or with the very same shuffle, if they want. */
import { createGame, readGame } from "../../host/games.ts";
import type { TableExits } from "../../table/table-context.ts";
import { drawSeed } from "../setup/game-setup.ts";

type How = Parameters<TableExits["rematch"]>[0];

/** Resolves with the id of the new game. */
export async function rematch(id: string, { swapped, sameSeed }: How): Promise<string> {
  const game = await readGame(id);
  if (game === "missing" || game === "damaged") throw new Error(`game ${id} is ${game}`);
  const { seats, decks, seed, ruleset, minds, passing } = game;
  const dealt = swapped ? { P1: decks.P2, P2: decks.P1 } : decks;
  return createGame({
    seats: { P1: { ...seats.P1, deck: dealt.P1 }, P2: { ...seats.P2, deck: dealt.P2 } },
    decks: dealt,
    seed: sameSeed ? seed : drawSeed(),
    ruleset,
    ...(sameSeed && minds !== undefined && { minds }),
    passing: { ...passing.P1, until: null },
  });
}
