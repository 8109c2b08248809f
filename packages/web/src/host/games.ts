/** Games kept in this browser. Everything read back is checked: what is damaged is said, never guessed. */
import { freshGame, type Passing, type SavedGame, type Seats, USUAL_PASSING } from "@fhtagn/protocol";
import type { Player } from "@fhtagn/rules";
import { type Ruleset, USUAL_RULESET } from "@fhtagn/rules/words";
import { del } from "idb-keyval";
import type { StoredEntry } from "../storage/part.ts";
import { problemOf, tellProblem } from "../storage/problems.ts";
import { StoreOff } from "../storage/store-off.ts";
import { storedEntries, storedValue } from "../storage/stored-entries.ts";
import { writeOver } from "./game-claim.ts";
import { gameStore, readGameEntry } from "./game-store.ts";
import { dropUnkept, holdUnkept, unkeptGame, unkeptGames } from "./unkept-games.ts";

export interface GameTerms {
  readonly seats: Seats;
  /** Names of preset or constructed decks. */
  readonly decks: Readonly<Record<Player, string>>;
  readonly seed: string;
  /** Where nothing is said, those that are usual. */
  readonly ruleset?: Ruleset;
  /** What the computer players draw from; where nothing is said, something of their own. */
  readonly minds?: string;
  readonly passing?: Passing;
}

const ID_LENGTH = 10;
const ID_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";

function drawId(): string {
  const numbers = crypto.getRandomValues(new Uint8Array(ID_LENGTH));
  return Array.from(numbers, (number) => ID_LETTERS[number % ID_LETTERS.length]).join("");
}

/** Where the browser does not store it, the page holds it, and says so: it can be played all the same. */
async function begin(game: SavedGame): Promise<string> {
  try {
    await writeOver(game);
  } catch (problem) {
    holdUnkept(game);
    tellProblem(problemOf(problem));
  }
  return game.id;
}

/** Stores a new game and says its id: the table opens it. */
export async function createGame({
  seats,
  decks,
  seed,
  ruleset = USUAL_RULESET,
  minds,
  passing = USUAL_PASSING,
}: GameTerms): Promise<string> {
  const id = drawId();
  const at = Date.now();
  const settings = { P1: passing, P2: passing };
  const terms = { id, at, seats, decks, seed, ruleset, ...(minds && { minds }) };
  await begin(freshGame({ ...terms, passing: settings }));
  // The game is there: that old ones stay is no reason not to play it.
  await pruneFinished().catch(() => undefined);
  return id;
}

const KEPT_FINISHED = 50;

/** Of finished games the latest are kept; those that wait are never thrown away. */
async function pruneFinished(): Promise<void> {
  const finished = (await listGames()).filter((game) => !game.damaged && game.finished);
  for (const { id } of finished.slice(KEPT_FINISHED)) await deleteGame(id);
}

/** A game that has been played up to somewhere. */
export interface GameUnderWay extends Required<Omit<GameTerms, "minds">> {
  readonly game: NonNullable<SavedGame["game"]>;
  readonly turn: number;
  readonly won: SavedGame["won"];
}

/** Stores a game that goes on from where another one stood, and says its id. */
export async function createGameFrom({ game, turn, won, ...terms }: GameUnderWay): Promise<string> {
  const { passing, ...dealt } = terms;
  const id = drawId();
  const at = Date.now();
  const fresh = freshGame({ id, at, ...dealt, passing: { P1: passing, P2: passing } });
  return begin({ ...fresh, game, turn, won });
}

export type StoredGame = SavedGame | "damaged" | "missing";

export async function readGame(id: string): Promise<StoredGame> {
  const stored = await storedValue(id, gameStore);
  const read = stored === undefined ? "missing" : (readGameEntry(id, stored) ?? "damaged");
  const held = unkeptGame(id);
  return held !== null && (typeof read === "string" || read.touched < held.touched) ? held : read;
}

/** Whatever is stored, as it is. */
export const readStored = (id: string): Promise<unknown> => storedValue(id, gameStore);

export async function deleteGame(id: IDBValidKey): Promise<void> {
  dropUnkept(String(id));
  try {
    await del(id, gameStore);
  } catch (problem) {
    if (!(problem instanceof StoreOff)) throw problem;
  }
}

/** A line of the list of games; a damaged one can only be deleted. */
export type ListedGame =
  | { readonly id: string; readonly damaged: true }
  | ({ readonly damaged: false } & Pick<
      SavedGame,
      "id" | "touched" | "seats" | "decks" | "seed" | "ruleset" | "turn" | "won" | "finished" | "result"
    >);

function listed(game: SavedGame): ListedGame {
  const { id, touched, seats, decks, seed, ruleset, turn, won, finished, result } = game;
  return { id, damaged: false, touched, seats, decks, seed, ruleset, turn, won, finished, result };
}

/** The latest first. */
export async function listGames(): Promise<readonly ListedGame[]> {
  const found = new Map<string, ListedGame>();
  for (const [key, stored] of await storedGames()) {
    const id = String(key);
    const read = readGameEntry(id, stored);
    found.set(id, read === null ? { id, damaged: true } : listed(read));
  }
  for (const held of unkeptGames()) {
    const { id, touched } = held;
    const stored = found.get(id);
    if (stored === undefined || touchedAt(stored) < touched) found.set(id, listed(held));
  }
  return [...found.values()].sort((a, b) => touchedAt(b) - touchedAt(a));
}

const touchedAt = (game: ListedGame): number => (game.damaged ? 0 : game.touched);

/** Everything as it lies there, readable or not. */
export const storedGames = (): Promise<readonly StoredEntry[]> => storedEntries(gameStore);

export const unfinishedGames = async (): Promise<readonly ListedGame[]> =>
  (await listGames()).filter((game) => game.damaged || !game.finished);
