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
import { createStore, del, entries, get, set, type UseStore } from "idb-keyval";

let opened: UseStore | undefined;
function games(): UseStore {
  opened ??= createStore("fhtagn-games", "games");
  return opened;
}

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

export const writeGame = (game: SavedGame): Promise<void> => set(game.id, game, games());

export type StoredGame = SavedGame | "damaged" | "missing";

export async function readGame(id: string): Promise<StoredGame> {
  const stored = await get<unknown>(id, games());
  if (stored === undefined) return "missing";
  return readSavedGame(stored) ?? "damaged";
}

/** Whatever is stored, as it is. */
export const readStored = (id: string): Promise<unknown> => get<unknown>(id, games());

export const deleteGame = (id: string): Promise<void> => del(id, games());

/** A line of the list of games; a damaged one can only be deleted. */
export type ListedGame =
  | { readonly id: string; readonly damaged: true }
  | ({ readonly damaged: false } & Pick<
      SavedGame,
      "id" | "touched" | "seats" | "decks" | "seed" | "turn" | "won" | "finished"
    >);

/** The latest first. */
export async function listGames(): Promise<readonly ListedGame[]> {
  const stored = await entries<string, unknown>(games());
  const listed = stored.map(([id, game]): ListedGame => {
    const read = readSavedGame(game);
    if (read === null) return { id: String(id), damaged: true };
    const { touched, seats, decks, seed, turn, won, finished } = read;
    return { id: read.id, damaged: false, touched, seats, decks, seed, turn, won, finished };
  });
  return listed.sort((a, b) => touchedAt(b) - touchedAt(a));
}

const touchedAt = (game: ListedGame): number => (game.damaged ? 0 : game.touched);

export const unfinishedGames = async (): Promise<readonly ListedGame[]> =>
  (await listGames()).filter((game) => game.damaged || !game.finished);
