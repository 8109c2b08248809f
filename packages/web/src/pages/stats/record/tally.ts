/** Own games counted: in all, and by what somebody wants to compare. */
import { BOX_FACTIONS } from "../../setup/deck-choice.ts";
import { OPPONENT_LEVELS } from "../../setup/opponents.ts";
import { factionsIn, type GameOutcome, type OwnGame } from "./own-games.ts";

interface Tally extends Readonly<Record<GameOutcome, number>> {
  readonly games: number;
}

export function tallyOf(games: readonly OwnGame[]): Tally {
  const count = (outcome: GameOutcome): number => games.filter((game) => game.outcome === outcome).length;
  return { games: games.length, won: count("won"), drawn: count("drawn"), lost: count("lost") };
}

/** A draw is half a win. */
export const scoreOf = ({ games, won, drawn }: Tally): number =>
  games === 0 ? 0 : (won + drawn / 2) / games;

export const COUNTED = ["all", "straight", "undone"] as const;
export type Counted = (typeof COUNTED)[number];

export const countedGames = (games: readonly OwnGame[], counted: Counted): readonly OwnGame[] =>
  counted === "all" ? games : games.filter(({ undone }) => undone === (counted === "undone"));

export const GROUPINGS = ["level", "faction", "deck", "side", "otherFaction", "otherDeck"] as const;
export type Grouping = (typeof GROUPINGS)[number];

const KEYS: Readonly<Record<Grouping, (game: OwnGame) => readonly string[]>> = {
  level: ({ level }) => [level],
  faction: ({ deck }) => factionsIn(deck),
  deck: ({ deck }) => [deck],
  side: ({ side }) => [side],
  otherFaction: ({ otherDeck }) => factionsIn(otherDeck),
  otherDeck: ({ otherDeck }) => [otherDeck],
};

/** What has an order of its own keeps it; decks come by how often they were played. */
const ORDERS: Readonly<Partial<Record<Grouping, readonly string[]>>> = {
  level: OPPONENT_LEVELS,
  faction: BOX_FACTIONS,
  otherFaction: BOX_FACTIONS,
  side: ["first", "second"],
};

export interface TallyGroup extends Tally {
  readonly key: string;
}

export function tallyGroupsOf(games: readonly OwnGame[], grouping: Grouping): readonly TallyGroup[] {
  const found = new Map<string, OwnGame[]>();
  for (const game of games)
    for (const key of KEYS[grouping](game)) found.set(key, [...(found.get(key) ?? []), game]);
  const groups = [...found].map(([key, played]): TallyGroup => ({ key, ...tallyOf(played) }));
  const order = ORDERS[grouping];
  const place = ({ key }: TallyGroup): number => {
    const at = order?.indexOf(key) ?? -1;
    return at < 0 ? Number.MAX_SAFE_INTEGER : at;
  };
  return groups.sort((a, b) => place(a) - place(b) || b.games - a.games || a.key.localeCompare(b.key));
}

const Z = 1.96;

/** Wilson's interval: 95 of 100 such intervals hold the true share. */
export function intervalOf(tally: Tally): readonly [low: number, high: number] {
  const { games } = tally;
  if (games === 0) return [0, 1];
  const share = scoreOf(tally);
  const spread = 1 + Z ** 2 / games;
  const middle = (share + Z ** 2 / (2 * games)) / spread;
  const half = (Z * Math.sqrt((share * (1 - share)) / games + Z ** 2 / (4 * games ** 2))) / spread;
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}
