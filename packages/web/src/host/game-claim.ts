/**
 * Two tabs can have a game open; it belongs to the one that opened it last. Its claim lies in the game's own entry and
 * is made and checked in the very transaction that reads or writes the game: a tab that has been overtaken writes
 * nothing any more, with or without locks, which a page without encryption does not have.
 */
import type { SavedGame } from "@fhtagn/protocol";
import { update } from "idb-keyval";
import { problemOf, tellProblem } from "../storage/problems.ts";
import { gameStore, readGameEntry } from "./game-store.ts";

export interface GameClaim {
  /** Raised by one each time the game is opened. */
  readonly generation: number;
  readonly holder: string;
}

const LETTERS = 36;

export function newHolder(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(2));
  return Array.from(numbers, (number) => number.toString(LETTERS)).join("-");
}

/** Null where nobody has opened the entry yet. */
function claimOn(stored: unknown): GameClaim | null {
  const { keeper } = Object(stored) as { readonly keeper?: unknown };
  const { generation, holder } = Object(keeper) as Partial<Record<keyof GameClaim, unknown>>;
  const isClaim = typeof generation === "number" && Number.isSafeInteger(generation) && generation >= 0;
  return isClaim && typeof holder === "string" ? { generation, holder } : null;
}

/** Of two that are as old as each other neither writes over the other: a store that was full kept no claim of them. */
export const isOvertaken = (own: GameClaim, other: GameClaim | null): boolean =>
  other !== null && other.holder !== own.holder && other.generation >= own.generation;

const nextGeneration = (stored: unknown): number => (claimOn(stored)?.generation ?? 0) + 1;

interface ClaimedGame {
  readonly game: SavedGame;
  readonly claim: GameClaim;
}

class NothingToClaim extends Error {}

/** Reads the game and makes it this holder's own. A store that is full cannot note it: the game is read all the same. */
export async function claimGame(id: string, holder: string): Promise<ClaimedGame | "missing" | "damaged"> {
  const read: { found: ClaimedGame | "missing" | "damaged" | null } = { found: null };
  try {
    await update<unknown>(
      id,
      (stored) => {
        const game = stored === undefined ? "missing" : (readGameEntry(id, stored) ?? "damaged");
        const claim = { generation: nextGeneration(stored), holder };
        read.found = typeof game === "string" ? game : { game, claim };
        if (typeof game === "string") throw new NothingToClaim();
        return { ...game, keeper: claim };
      },
      gameStore,
    );
  } catch (problem) {
    if (read.found === null) throw problem;
    if (!(problem instanceof NothingToClaim)) tellProblem(problemOf(problem));
  }
  return read.found ?? "missing";
}

/** `taken`: another tab has opened the game since. `removed`: it was thrown away in another tab. */
export type Fate = "kept" | "taken" | "removed";

class Refused extends Error {
  readonly fate: Fate;
  constructor(fate: Fate) {
    super(fate);
    this.fate = fate;
  }
}

/** `isNew`: nothing of the game has been stored yet. */
export async function writeClaimed(game: SavedGame, claim: GameClaim, isNew: boolean): Promise<Fate> {
  try {
    await update<unknown>(
      game.id,
      (stored) => {
        if (stored === undefined && !isNew) throw new Refused("removed");
        if (isOvertaken(claim, claimOn(stored))) throw new Refused("taken");
        return { ...game, keeper: claim };
      },
      gameStore,
    );
    return "kept";
  } catch (problem) {
    if (problem instanceof Refused) return problem.fate;
    throw problem;
  }
}

/** For whoever does not play it: a tab that does is overtaken. */
export const writeOver = (game: SavedGame): Promise<void> =>
  update<unknown>(
    game.id,
    (stored) => {
      if (claimOn(stored) === null) return game;
      return { ...game, keeper: { generation: nextGeneration(stored), holder: newHolder() } };
    },
    gameStore,
  );
