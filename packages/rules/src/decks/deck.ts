/** A deck as a list of cards, and the pool its cards come from. */
import type { CardFacts } from "../language/cards.ts";

export const DECK_FORMATS = ["casual", "tournament"] as const;
export type DeckFormat = (typeof DECK_FORMATS)[number];

/** `printing` is what stood in brackets after the title: a code or the name of a pack. */
export interface DeckLine {
  readonly count: number;
  readonly title: string;
  readonly printing?: string;
}

export interface Deck {
  readonly name?: string;
  readonly format?: DeckFormat;
  readonly lines: readonly DeckLine[];
}

/** A card as deck building sees it. */
export interface PoolCard extends CardFacts {
  readonly pack?: string;
  /** On the restricted list (TOURN-12). */
  readonly restricted?: boolean;
  /** Its own text changes its copy limit (DECK-07). */
  readonly copiesAllowed?: number;
  /** Why it cannot be played yet. */
  readonly notYet?: string;
}

export interface CardPool {
  readonly byCode: ReadonlyMap<string, PoolCard>;
  /** Printings in the order of the pool, the earliest first. */
  readonly byTitle: ReadonlyMap<string, readonly PoolCard[]>;
}

export function makePool(cards: Iterable<PoolCard>): CardPool {
  const byCode = new Map<string, PoolCard>();
  const byTitle = new Map<string, PoolCard[]>();
  for (const card of cards) {
    byCode.set(card.code, card);
    const key = titleKey(card.title);
    byTitle.set(key, [...(byTitle.get(key) ?? []), card]);
  }
  return { byCode, byTitle };
}

/** Capitals, accents, and the form of quotes and dashes do not matter. */
export const titleKey = (title: string): string =>
  title
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .replace(/[‘’]/g, "'")
    .replace(/[“”«»]/g, '"')
    .replace(/[‐-–]/g, "-")
    .replace(/…/g, "...")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();

/** The printing that is named, or else the earliest. */
export function cardOfLine(pool: CardPool, { title, printing }: DeckLine): PoolCard | undefined {
  const printings = pool.byTitle.get(titleKey(title)) ?? [];
  const named = printings.find(({ code, pack }) => printing !== undefined && [code, pack].includes(printing));
  const card = named ?? printings[0] ?? pool.byCode.get(title);
  return card === undefined ? undefined : readAsNewest(card, pool);
}

/** COMP-39: all printings of one card have one text, so the one whose text is done stands for the others. */
function readAsNewest(card: PoolCard, pool: CardPool): PoolCard {
  if (card.notYet === undefined) return card;
  const printings = pool.byTitle.get(titleKey(card.title)) ?? [];
  const isReprint = (other: PoolCard): boolean =>
    other.type === card.type && other.descriptor === card.descriptor && other.notYet === undefined;
  return printings.find(isReprint) ?? card;
}

/** A line of a deck with its card. */
export interface Entry {
  readonly line: DeckLine;
  readonly count: number;
  readonly card: PoolCard;
}

/** People list the three cards that serve as starting domains (SETUP-05); they are no cards of the deck. */
export const isDomainLine = ({ title }: DeckLine): boolean =>
  ["domain", "domains", "domaine", "domaines"].includes(titleKey(title));

export function entriesOf({ lines }: Deck, pool: CardPool): readonly Entry[] {
  return lines.flatMap((line) => {
    const card = cardOfLine(pool, line);
    return card === undefined ? [] : [{ line, count: line.count, card }];
  });
}

const isStory = ({ card }: Entry): boolean => card.type === "story";
/** DECK-02: stories are no part of the deck. */
export const deckEntries = (deck: Deck, pool: CardPool): readonly Entry[] =>
  entriesOf(deck, pool).filter((entry) => !isStory(entry));
export const storyEntries = (deck: Deck, pool: CardPool): readonly Entry[] =>
  entriesOf(deck, pool).filter(isStory);

export const codesOf = (entries: readonly Entry[]): readonly string[] =>
  entries.flatMap(({ card, count }) => Array.from({ length: count }, () => card.code));

/** What `newGame` wants: the code of every card. */
export const deckCodes = (deck: Deck, pool: CardPool): readonly string[] => codesOf(deckEntries(deck, pool));

export function deckFromCodes(codes: readonly string[], pool: CardPool, name?: string): Deck {
  const counts = new Map<string, number>();
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1);
  const lines = [...counts].map(([code, count]) => ({
    count,
    title: pool.byCode.get(code)?.title ?? code,
    printing: code,
  }));
  return { ...(name !== undefined && { name }), lines };
}
