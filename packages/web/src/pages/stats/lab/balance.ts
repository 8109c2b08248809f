/** The report of `fhtagn lab` that is shown. `npm run lab:page` renews it. */
import type { BoxFaction } from "../../setup/deck-choice.ts";
import { factionsIn } from "../record/own-games.ts";
import report from "./balance.json" with { type: "json" };

export const BALANCE = report;
export type DeckStrength = (typeof report.decks)[number];
export type CardTie = (typeof report.cards)[number];
export type GameLength = (typeof report.lengths)[number];

/** Row against column; undefined where the lab has no such game. */
export const scoreAt = (row: number, column: number): number | undefined =>
  BALANCE.map[row]?.[column] ?? undefined;

const has = (deck: DeckStrength | undefined, faction: BoxFaction): boolean =>
  deck !== undefined && factionsIn(deck.name).includes(faction);

/** All decks that have the faction against all that have it not. */
function alone(faction: BoxFaction): number | undefined {
  const scores = BALANCE.decks.flatMap((deck, row) =>
    has(deck, faction)
      ? BALANCE.decks.flatMap((other, column) => (has(other, faction) ? [] : (scoreAt(row, column) ?? [])))
      : [],
  );
  return scores.length === 0 ? undefined : scores.reduce((sum, score) => sum + score, 0) / scores.length;
}

/** The deck of both factions against all others; a faction with itself is the faction alone. */
export function scoreOfFactions(one: BoxFaction, other: BoxFaction): number | undefined {
  if (one === other) return alone(one);
  return BALANCE.decks.find((deck) => has(deck, one) && has(deck, other))?.score;
}
