/** A game to look at again, wherever this browser keeps it. */
import type { Seats } from "@fhtagn/protocol";
import type { Player } from "@fhtagn/rules";
import { readGame } from "../host/games.ts";
import { isRecordId, readLoaded } from "./records.ts";

export interface FoundGame {
  readonly is: "found";
  readonly id: string;
  /** The record, in either form. */
  readonly text: string;
  readonly seats: Seats;
  /** Whose side of the table is below at first. */
  readonly seat: Player;
  /** Names of the decks. */
  readonly decks: Readonly<Record<Player, string>>;
  /** The same as long as the game is the same. */
  readonly hash: string;
}

/** `open`: the game is still being played, and looking at it would show the other hand. */
export type SearchedGame = FoundGame | { readonly is: "missing" | "damaged" | "open" };

export async function findGame(id: string): Promise<SearchedGame> {
  return isRecordId(id) ? findRecord(id) : findStored(id);
}

const NOBODY_KNOWN = { kind: "person", name: "" } as const;

async function findRecord(id: string): Promise<SearchedGame> {
  const record = await readLoaded(id);
  if (record === null) return { is: "missing" };
  const { text, decks } = record;
  const seats = { P1: { ...NOBODY_KNOWN, deck: decks.P1 }, P2: { ...NOBODY_KNOWN, deck: decks.P2 } };
  return { is: "found", id, text, seats, seat: "P1", decks, hash: id };
}

async function findStored(id: string): Promise<SearchedGame> {
  const saved = await readGame(id);
  if (saved === "missing" || saved === "damaged") return { is: saved };
  const { seats, decks, game, finished } = saved;
  if (game === null || !finished) return { is: "open" };
  const seat = seats.P1.kind === "bot" && seats.P2.kind === "person" ? "P2" : "P1";
  return { is: "found", id, text: game.record, seats, seat, decks, hash: game.hash };
}
