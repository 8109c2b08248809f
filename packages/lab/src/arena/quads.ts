/**
 * The unit of measuring: one deal of two decks, played four times. The first deck always lies at P1 and the second
 * at P2, so that a shuffle belongs to its deck; who sits where and who begins are what the four games differ in.
 */
import { makeRng, newGame, opponentOf, type Player, type Setup } from "@fhtagn/rules";
import { type FieldDeck, type Pairing, pairingsOf } from "./field.ts";

export const ARENA_SIDES = ["A", "B"] as const;
export type ArenaSide = (typeof ARENA_SIDES)[number];

export interface Quad {
  readonly index: number;
  /** Seed of the shuffles. */
  readonly deal: string;
  readonly decks: Pairing;
}

/** Where A sits, which is the deck it has, and who takes the first turn. */
export interface Seating {
  readonly seatA: Player;
  readonly first: ArenaSide;
}

export const SEATINGS: readonly Seating[] = [
  { seatA: "P1", first: "A" },
  { seatA: "P1", first: "B" },
  { seatA: "P2", first: "A" },
  { seatA: "P2", first: "B" },
];
export const GAMES_OF_QUAD = SEATINGS.length;

export const seatOfSide = (seatA: Player, side: ArenaSide): Player =>
  side === "A" ? seatA : opponentOf(seatA);
export const sideAt = (seatA: Player, seat: Player): ArenaSide => (seat === seatA ? "A" : "B");

export interface QuadPlan {
  readonly field: readonly FieldDeck[];
  readonly seed: string;
}

/** Sweep after sweep over all pairings, each in an order of its own, so that any beginning is a fair sample. */
export function planQuads({ field, seed }: QuadPlan, count: number): readonly Quad[] {
  const pairings = pairingsOf(field);
  const quads: Quad[] = [];
  for (let sweep = 0; quads.length < count; sweep++) {
    for (const decks of shuffled(pairings, `${seed}, sweep ${sweep}`)) {
      if (quads.length < count) quads.push({ index: quads.length, deal: dealOf(seed, quads.length), decks });
    }
  }
  return quads;
}

/** "#" parts a deal from the luck of one game, so it cannot be in a deal. */
export const dealOf = (seed: string, index: number): string => `${seed}-${index}`.replaceAll("#", "_");

function shuffled<T>(things: readonly T[], seed: string): readonly T[] {
  const rng = makeRng(seed);
  const left = [...things];
  return things.flatMap(() => left.splice(rng.below(left.length), 1));
}

const TRIES = 1000;

/** The first luck of this deal that gives the first turn to `starter`. */
export function seedStartedBy(setup: Setup, deal: string, starter: Player): string {
  for (let luck = 1; luck <= TRIES; luck++) {
    const seed = `${deal}#${luck}`;
    if (newGame(setup, seed).starter === starter) return seed;
  }
  throw new Error(`no luck of the deal "${deal}" lets ${starter} begin`);
}
