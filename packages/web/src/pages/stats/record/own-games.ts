/** A finished game as its player remembers it. */
import type { FinishedGame } from "@fhtagn/protocol";
import type { Player, Ruleset } from "@fhtagn/rules";
import { type BoxFaction, readDeck } from "../../setup/deck-choice.ts";

export const OUTCOMES = ["won", "drawn", "lost"] as const;
export type GameOutcome = (typeof OUTCOMES)[number];

export interface OwnGame {
  readonly id: string;
  readonly at: number;
  readonly deck: string;
  readonly otherDeck: string;
  readonly level: string;
  readonly ruleset: Ruleset;
  readonly side: "first" | "second";
  readonly outcome: GameOutcome;
  readonly turns: number;
  /** Something was taken back: such games are told apart. */
  readonly undone: boolean;
}

const OTHER: Readonly<Record<Player, Player>> = { P1: "P2", P2: "P1" };

/** The seat of the one person at the table; null where two people played. */
function ownSeat({ seats }: FinishedGame): Player | null {
  if (seats.P1.kind === seats.P2.kind) return null;
  return seats.P1.kind === "person" ? "P1" : "P2";
}

export function ownGame(game: FinishedGame): OwnGame | null {
  const seat = ownSeat(game);
  if (seat === null) return null;
  const { id, at, decks, ruleset, seats, starter, winner, turn, undos, assisted } = game;
  const other = OTHER[seat];
  return {
    id,
    at,
    deck: decks[seat],
    otherDeck: decks[other],
    level: seats[other].level ?? "",
    ruleset,
    side: starter === seat ? "first" : "second",
    outcome: winner === "draw" ? "drawn" : winner === seat ? "won" : "lost",
    turns: turn,
    undone: undos > 0 || assisted,
  };
}

/** A deck of two factions counts for both. */
export function factionsIn(deck: string): readonly BoxFaction[] {
  const read = readDeck(deck);
  if (read === null || read.kind === "lot") return [];
  return read.kind === "built" ? [read.around] : read.factions;
}
