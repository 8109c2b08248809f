/** What can be read off a balance sheet: the report of `fhtagn lab` as the page shows it. */
import type { BalanceSheet, SheetDeck } from "@fhtagn/lab";
import { BOX_FACTIONS, type BoxFaction } from "../../setup/deck-choice.ts";
import { factionsIn } from "../record/own-games.ts";

/** Row against column; undefined where the lab has no such game. */
export const scoreAt = ({ map }: BalanceSheet, row: number, column: number): number | undefined =>
  map[row]?.[column] ?? undefined;

const has = (deck: SheetDeck | undefined, faction: BoxFaction): boolean =>
  deck !== undefined && factionsIn(deck.name).includes(faction);

/** All decks that have the faction against all that have it not. */
function alone(sheet: BalanceSheet, faction: BoxFaction): number | undefined {
  const scores = sheet.decks.flatMap((deck, row) =>
    has(deck, faction)
      ? sheet.decks.flatMap((other, column) =>
          has(other, faction) ? [] : (scoreAt(sheet, row, column) ?? []),
        )
      : [],
  );
  return scores.length === 0 ? undefined : scores.reduce((sum, score) => sum + score, 0) / scores.length;
}

/** The deck of both factions against all others; a faction with itself is the faction alone. */
export function scoreOfFactions(
  sheet: BalanceSheet,
  [one, other]: readonly [BoxFaction, BoxFaction],
): number | undefined {
  if (one === other) return alone(sheet, one);
  return sheet.decks.find((deck) => has(deck, one) && has(deck, other))?.score;
}

/** Decks that somebody named by their files have none that the page knows. */
export const factionsOfSheet = (sheet: BalanceSheet): readonly BoxFaction[] =>
  BOX_FACTIONS.filter((faction) => sheet.decks.some((deck) => has(deck, faction)));

const EVEN = 0.5;

/** The five numbers that say the most. */
export function balanceFigures({ decks, lengths, games }: BalanceSheet) {
  const byStories = lengths.reduce((sum, { stories }) => sum + stories, 0);
  return {
    byStories: byStories / Math.max(1, games),
    spread: ((decks[0]?.score ?? EVEN) - (decks.at(-1)?.score ?? EVEN)) * 100,
    clear: decks.filter(({ low, high }) => low > EVEN || high < EVEN).length,
  };
}

const BY_CHANCE = 0.05;

/** How many cards seem tied to winning: by chance, by their own range, and after it was asked how many were looked at. */
export const cardVerdict = ({ cards }: BalanceSheet) => ({
  cards: cards.length,
  chance: Math.round(cards.length * BY_CHANCE),
  alone: cards.filter(({ low, high }) => low > 0 || high < 0).length,
  stand: cards.filter(({ stands }) => stands).length,
});

/** By how many points a score of so few games may be off, in 95 of 100 cases: twice the error of a fair coin. */
export const pointsOff = (games: number): number => Math.round(98 / Math.sqrt(Math.max(1, games)));
