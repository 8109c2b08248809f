/** Who stands beside the card a position is built around: drawn at random, its partners more often than others. */
import type { Player, Printed, Rng } from "@fhtagn/rules";
import type { Partners } from "./partners.ts";
import type { StageClock } from "./stage-clocks.ts";

export interface Casting {
  readonly rng: Rng;
  readonly clock: StageClock;
  readonly cards: readonly Printed[];
  readonly partners: Partners;
}

/** One player's side while it is put together. */
export interface CastSide {
  readonly player: Player;
  /** Titles of unique cards he has in play. */
  readonly uniques: Set<string>;
  /** 1 Heroic, 2 Villainous: he has only one of them in play (KW-HERO-02). */
  alignment: number;
}

export const emptySide = (player: Player): CastSide => ({ player, uniques: new Set(), alignment: 0 });

/** How a position writes this very printing. */
export const nameOfCode = ({ title, code }: Printed): string => `${title} (${code})`;

/** A card of whom this holds: one in four is spoken of by the text, one in four brings about what it waits for. */
export function drawOne(
  { rng, cards, partners }: Casting,
  holds: (card: Printed) => boolean,
): Printed | undefined {
  const lists = [partners.spokenOf, partners.causing, cards, cards];
  const near = (lists[rng.below(lists.length)] ?? cards).filter(holds);
  const found = near.length > 0 ? near : cards.filter(holds);
  return found.length === 0 ? undefined : found[rng.below(found.length)];
}

export const drawSome = (
  casting: Casting,
  count: number,
  holds: (card: Printed) => boolean,
): readonly Printed[] =>
  Array.from({ length: count }, () => drawOne(casting, holds)).filter((card) => card !== undefined);

/** Uniqueness, Heroic and Villainous. */
export const mayJoin = ({ uniques, alignment }: CastSide, card: Printed): boolean =>
  !uniques.has(card.title) && (alignment === 0 || card.alignment === 0 || card.alignment === alignment);

export function join(side: CastSide, card: Printed): void {
  if (card.facts.unique) side.uniques.add(card.title);
  side.alignment |= card.alignment;
}

/** Goes into a deck and a hand. */
export const isDeckCard = ({ type }: Printed): boolean => type !== "story";
export const isStory = ({ type }: Printed): boolean => type === "story";
export const isCharacterCard = ({ type }: Printed): boolean => type === "character";
export const isStanding = ({ type, attachTo }: Printed): boolean => type === "support" && attachTo === null;
/** Attached to characters, to insane ones or to others. */
export const fitsOn =
  (insane: boolean) =>
  ({ type, attachTo }: Printed): boolean =>
    type === "support" && attachTo?.type === "character" && (attachTo.insane ?? false) === insane;
