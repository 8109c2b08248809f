/** What the page of a report shows: its figures, rounded, and titles for codes. */
import { deckPool } from "@fhtagn/cards";
import type { Balance, CardBalance, DeckBalance, Share } from "./balance.ts";
import { type LabReport, type LabTerms, labCommandOf } from "./lab-report.ts";

interface SheetShare {
  readonly score: number;
  readonly low: number;
  readonly high: number;
}

export interface SheetDeck extends SheetShare {
  readonly name: string;
  /** Its score in the games that it began. */
  readonly first: number;
  readonly turns: number;
  /** Of its wins, those by an empty deck. */
  readonly deckOut: number;
}

export interface SheetCard {
  readonly title: string;
  /** One of the factions, or "neutral". */
  readonly faction: string;
  /** Points of a deck with the card, less its points without it: when it was drawn, and when it was played. */
  readonly drawn: number;
  readonly low: number;
  readonly high: number;
  readonly stands: boolean;
  readonly played: number;
  readonly playedStands: boolean;
  /** Drawn in so many of the sides that had it in their decks. */
  readonly seen: number;
  readonly sightings: number;
}

/** Games that ended in a turn: by stories, by an empty deck, in any other way. */
export interface SheetLength {
  readonly turn: number;
  readonly stories: number;
  readonly deck: number;
  readonly other: number;
}

export interface BalanceSheet {
  readonly terms: LabTerms;
  /** The command that gives these very figures, if there is one. */
  readonly again: string | null;
  readonly games: number;
  readonly faults: number;
  readonly turns: number;
  readonly firstPlayer: SheetShare;
  /** The strongest first. */
  readonly decks: readonly SheetDeck[];
  /** Row against column, in the order of `decks`; null where no game was played. */
  readonly map: readonly (readonly (number | null)[])[];
  readonly lengths: readonly SheetLength[];
  /** Those most tied to winning first. */
  readonly cards: readonly SheetCard[];
}

export function balanceSheetOf({ terms, balance }: LabReport): BalanceSheet {
  const { games, faults, turns, firstPlayer, decks, lengths, cards } = balance;
  return {
    terms,
    again: labCommandOf(terms),
    games,
    faults: faults.length,
    turns: rounded(turns),
    firstPlayer: sheetShare(firstPlayer),
    decks: decks.map(sheetDeck),
    map: mapOf(balance),
    lengths: lengths.map(sheetLength),
    cards: cards.map(sheetCard),
  };
}

/** Nothing is nothing, also from below. */
const rounded = (value: number): number => Math.round(value * 1000) / 1000 + 0;

const sheetShare = ({ score, interval }: Share): SheetShare => ({
  score: rounded(score),
  low: rounded(interval.low),
  high: rounded(interval.high),
});

const sheetDeck = (deck: DeckBalance): SheetDeck => ({
  name: deck.name,
  ...sheetShare(deck),
  first: rounded(deck.first.score),
  turns: rounded(deck.turns),
  deckOut: rounded(deck.byDeckOut),
});

function sheetCard({ code, drawn, played }: CardBalance): SheetCard {
  const { title, faction } = deckPool().byCode.get(code) ?? { title: code, faction: "neutral" };
  return {
    title,
    faction,
    drawn: rounded(drawn.difference),
    low: rounded(drawn.interval.low),
    high: rounded(drawn.interval.high),
    stands: drawn.stands,
    played: rounded(played.difference),
    playedStands: played.stands,
    seen: drawn.seen,
    sightings: drawn.sightings,
  };
}

function mapOf({ decks, pairings }: Balance): BalanceSheet["map"] {
  const scores = new Map<string, number>();
  for (const { decks: both, score } of pairings) {
    const [first, second] = both;
    scores.set(`${second}/${first}`, 1 - score);
    // A mirror has both names alike: what stays is the score of whoever began.
    scores.set(`${first}/${second}`, score);
  }
  return decks.map((row) =>
    decks.map((column) => {
      const score = scores.get(`${row.name}/${column.name}`);
      return score === undefined ? null : rounded(score);
    }),
  );
}

function sheetLength({ turn, ends }: Balance["lengths"][number]): SheetLength {
  const { stories = 0, deck = 0, ...others } = ends;
  return { turn, stories, deck, other: Object.values(others).reduce((sum, count) => sum + count, 0) };
}
