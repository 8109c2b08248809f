/** Where the games of this browser lie, one entry each under its id. */
import { readSavedGame, type SavedGame } from "@fhtagn/protocol";
import { openStore } from "../storage/open-store.ts";

export const gameStore = openStore("fhtagn-games", "games");

/** Null for what is no game of this version, or the game of another place: it would write over that one. */
export function readGameEntry(id: string, stored: unknown): SavedGame | null {
  const read = readSavedGame(stored);
  return read?.id === id ? read : null;
}
