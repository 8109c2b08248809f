/** Games that the browser did not store: they last as long as the page. */
import type { SavedGame } from "@fhtagn/protocol";

const unkept = new Map<string, SavedGame>();

export const unkeptGames = (): readonly SavedGame[] => [...unkept.values()];

export const unkeptGame = (id: string): SavedGame | null => unkept.get(id) ?? null;

export const holdUnkept = (game: SavedGame): void => void unkept.set(game.id, game);

/** It is stored now, or was removed. */
export const dropUnkept = (id: string): void => void unkept.delete(id);
