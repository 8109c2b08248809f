/** Games kept in this browser. Everything read back is checked: what is damaged is said, never guessed. */
import {
  freshGame,
  type Passing,
  readSavedGame,
  type SavedGame,
  type Seats,
  USUAL_PASSING,
} from "@fhtagn/protocol";
import type { Player } from "@fhtagn/rules";
import { del, entries, get, set } from "idb-keyval";
import { openStore } from "../storage/open-store.ts";

const games = openStore("fhtagn-games", "games");

export interface GameTerms {
  readonly seats: Seats;
  /** Names of preset or constructed decks. */
  readonly decks: Readonly<Record<Player, string>>;
  readonly seed: string;
  readonly passing?: Passing;
}

const ID_LENGTH = 10;
const ID_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";

function drawId(): string {
  const numbers = crypto.getRandomValues(new Uint8Array(ID_LENGTH));
  return Array.from(numbers, (number) => ID_LETTERS[number % ID_LETTERS.length]).join("");
}

/** Stores a new game and says its id: the table opens it. */
export async function createGame({
  seats,
  decks,
  seed,
  passing = USUAL_PASSING,
}: GameTerms): Promise<string> {
  const id = drawId();
  const at = Date.now();
  await writeGame(freshGame({ id, at, seats, decks, seed, passing: { P1: passing, P2: passing } }));
  await pruneFinished();
  return id;
}

const KEPT_FINISHED = 50;

/** Of finished games the latest are kept; those that wait are never thrown away. */
async function pruneFinished(): Promise<void> {
  const finished = (await listGames()).filter((game) => !game.damaged && game.finished);
  for (const { id } of finished.slice(KEPT_FINISHED)) await deleteGame(id);
}

/** A game that has been played up to somewhere. */
export interface GameUnderWay extends Required<GameTerms> {
  readonly game: NonNullable<SavedGame["game"]>;
  readonly turn: number;
  readonly won: SavedGame["won"];
}

/** Stores a game that goes on from where another one stood, and says its id. */
export async function createGameFrom({ game, turn, won, ...terms }: GameUnderWay): Promise<string> {
  const { seats, decks, seed, passing } = terms;
  const id = drawId();
  const at = Date.now();
  const fresh = freshGame({ id, at, seats, decks, seed, passing: { P1: passing, P2: passing } });
  await writeGame({ ...fresh, game, turn, won });
  return id;
}

export const writeGame = (game: SavedGame): Promise<void> => set(game.id, game, games);

export type StoredGame = SavedGame | "damaged" | "missing";

export async function readGame(id: string): Promise<StoredGame> {
  const stored = await get<unknown>(id, games);
  if (stored === undefined) return "missing";
  return gameAt(id, stored) ?? "damaged";
}

/** A game under another name than its own would be written over that one's. */
function gameAt(id: string, stored: unknown): SavedGame | null {
  const read = readSavedGame(stored);
  return read?.id === id ? read : null;
}

/** Whatever is stored, as it is. */
export const readStored = (id: string): Promise<unknown> => get<unknown>(id, games);

export const deleteGame = (id: string): Promise<void> => del(id, games);

/** A line of the list of games; a damaged one can only be deleted. */
export type ListedGame =
  | { readonly id: string; readonly damaged: true }
  | ({ readonly damaged: false } & Pick<
      SavedGame,
      "id" | "touched" | "seats" | "decks" | "seed" | "turn" | "won" | "finished" | "result"
    >);

/** The latest first. */
export async function listGames(): Promise<readonly ListedGame[]> {
  const stored = await entries<string, unknown>(games);
  const listed = stored.map(([id, game]): ListedGame => {
    const read = gameAt(id, game);
    if (read === null) return { id: String(id), damaged: true };
    const { touched, seats, decks, seed, turn, won, finished, result } = read;
    return { id: read.id, damaged: false, touched, seats, decks, seed, turn, won, finished, result };
  });
  return listed.sort((a, b) => touchedAt(b) - touchedAt(a));
}

const touchedAt = (game: ListedGame): number => (game.damaged ? 0 : game.touched);

/** Everything as it lies there, readable or not. */
export const storedGames = (): Promise<readonly (readonly [IDBValidKey, unknown])[]> => entries(games);

export const unfinishedGames = async (): Promise<readonly ListedGame[]> =>
  (await listGames()).filter((game) => game.damaged || !game.finished);
