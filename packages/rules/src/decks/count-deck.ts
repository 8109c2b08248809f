/** Numbers about a deck. */
import { ICONS, type Icon } from "../language/words.ts";
import { type CardPool, type Deck, deckEntries, type Entry } from "./deck.ts";

export interface DeckNumbers {
  readonly cards: number;
  readonly types: Readonly<Record<string, number>>;
  readonly factions: Readonly<Record<string, number>>;
  /** Cards by cost; "X" is one of them. */
  readonly costs: Readonly<Record<string, number>>;
  readonly averageCost: number;
  /** Of the characters. */
  readonly icons: Readonly<Record<Icon, number>>;
  readonly averageSkill: number;
  readonly transient: number;
}

type Tally = Record<string, number>;

export function countDeck(deck: Deck, pool: CardPool): DeckNumbers {
  const entries = deckEntries(deck, pool);
  const characters = entries.filter(({ card }) => card.type === "character");
  return {
    cards: sum(entries, () => 1),
    types: tally(entries, ({ card }) => card.type),
    factions: tally(entries, ({ card }) => card.faction),
    costs: tally(entries, ({ card }) => String(card.cost ?? 0)),
    averageCost: average(entries, ({ card }) => card.cost),
    icons: iconsOf(characters),
    averageSkill: average(characters, ({ card }) => card.skill),
    transient: sum(entries, ({ card }) => (card.transient ? 1 : 0)),
  };
}

const sum = (entries: readonly Entry[], each: (entry: Entry) => number): number =>
  entries.reduce((all, entry) => all + entry.count * each(entry), 0);

function tally(entries: readonly Entry[], keyOf: (entry: Entry) => string): Tally {
  const counts: Tally = {};
  for (const entry of entries) counts[keyOf(entry)] = (counts[keyOf(entry)] ?? 0) + entry.count;
  return counts;
}

/** X and nothing are left out; two decimals. */
function average(entries: readonly Entry[], worth: (entry: Entry) => number | "X" | null): number {
  const numbered = entries.filter((entry) => typeof worth(entry) === "number");
  const count = sum(numbered, () => 1);
  if (count === 0) return 0;
  return Math.round((100 * sum(numbered, (entry) => Number(worth(entry)))) / count) / 100;
}

function iconsOf(characters: readonly Entry[]): Readonly<Record<Icon, number>> {
  const counts: Record<Icon, number> = { terror: 0, combat: 0, arcane: 0, investigation: 0 };
  for (const icon of ICONS) counts[icon] = sum(characters, ({ card }) => card.icons?.[icon] ?? 0);
  return counts;
}
