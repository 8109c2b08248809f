/**
 * npm run lab:page [FILE]: takes a report of `fhtagn lab` (lab/balance.json if nothing is said) into the statistics
 * page, only what is shown there, rounded.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { deckPool } from "@fhtagn/cards";
import type { Balance } from "@fhtagn/lab";

interface Report {
  readonly terms: {
    readonly engine: string;
    readonly bot: string;
    readonly seed: string;
    readonly gamesPerPairing: number;
  };
  readonly balance: Balance;
}

const TARGET = fileURLToPath(new URL("../packages/web/src/pages/stats/lab/balance.json", import.meta.url));
const [source = "lab/balance.json"] = process.argv.slice(2);

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** Row against column, the decks in the order of their strength. */
function mapOf({ decks, pairings }: Balance): readonly (readonly (number | null)[])[] {
  const scores = new Map<string, number>();
  for (const {
    decks: [first, second],
    score,
  } of pairings) {
    scores.set(`${second}/${first}`, 1 - score);
    scores.set(`${first}/${second}`, score);
  }
  return decks.map((row) =>
    decks.map((column) => {
      const score = scores.get(`${row.name}/${column.name}`);
      return score === undefined ? null : rounded(score);
    }),
  );
}

const decksOf = ({ decks }: Balance) =>
  decks.map(({ name, score, interval, first, turns, byDeckOut }) => ({
    name,
    score: rounded(score),
    low: rounded(interval.low),
    high: rounded(interval.high),
    first: rounded(first.score),
    turns: rounded(turns),
    deckOut: rounded(byDeckOut),
  }));

const cardsOf = ({ cards }: Balance) =>
  cards.map(({ code, drawn, played }) => {
    const { title, faction } = deckPool().byCode.get(code) ?? { title: code, faction: "neutral" };
    return {
      title,
      faction,
      drawn: rounded(drawn.difference),
      low: rounded(drawn.interval.low),
      high: rounded(drawn.interval.high),
      stands: drawn.stands,
      played: rounded(played.difference),
    };
  });

/** Stories, empty deck, anything else. */
const lengthsOf = ({ lengths }: Balance) =>
  lengths.map(({ turn, ends: { stories = 0, deck = 0, ...others } }) => ({
    turn,
    stories,
    deck,
    other: Object.values(others).reduce((sum, count) => sum + count, 0),
  }));

const { terms, balance }: Report = JSON.parse(readFileSync(source, "utf8"));
const { score, interval } = balance.firstPlayer;
const page = {
  terms,
  games: balance.games,
  turns: rounded(balance.turns),
  firstPlayer: { score: rounded(score), low: rounded(interval.low), high: rounded(interval.high) },
  decks: decksOf(balance),
  map: mapOf(balance),
  lengths: lengthsOf(balance),
  cards: cardsOf(balance),
};
writeFileSync(TARGET, `${JSON.stringify(page)}\n`);
console.log(TARGET);
