/** A game as somebody wants it, before anything is shuffled. */
import { type Ruleset, USUAL_RULESET } from "@fhtagn/rules/words";
import { BY_LOT, type DeckChoice, LOT, nameOfDeck, readDeck } from "./deck-choice.ts";
import { type Opponent, USUAL_OPPONENT } from "./opponents.ts";
import type { SetupSearch } from "./setup-search.ts";

export interface GameSetup {
  readonly own: DeckChoice;
  readonly other: DeckChoice;
  readonly opponent: Opponent | "person";
  readonly ruleset: Ruleset;
  /** Drawn when the game begins if there is none. */
  readonly seed: string | undefined;
  /** Of two people at one screen. */
  readonly names: readonly [string, string];
}

const NO_NAMES = ["", ""] as const;

export const setupOf = ({ deck, vs, level, people, ruleset, seed }: SetupSearch): GameSetup => ({
  own: readDeck(deck) ?? BY_LOT,
  other: readDeck(vs) ?? BY_LOT,
  opponent: people === 2 ? "person" : (level ?? USUAL_OPPONENT),
  ruleset: ruleset ?? USUAL_RULESET,
  seed,
  names: NO_NAMES,
});

/** Only what differs from the usual stands in the address. */
export const setupSearch = ({ own, other, opponent, ruleset, seed }: GameSetup): SetupSearch => ({
  ...(own.kind === "lot" ? {} : { deck: nameOfDeck(own) }),
  ...(other.kind === "lot" ? {} : { vs: nameOfDeck(other) }),
  ...(opponent === "person" ? { people: 2 as const } : {}),
  ...(opponent === "person" || opponent === USUAL_OPPONENT ? {} : { level: opponent }),
  ...(ruleset === USUAL_RULESET ? {} : { ruleset }),
  ...(seed === undefined ? {} : { seed }),
});

const SEED_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";
const SEED_LENGTH = 8;

/** Short enough to be read aloud. */
export function drawSeed(): string {
  const numbers = crypto.getRandomValues(new Uint8Array(SEED_LENGTH));
  return Array.from(numbers, (number) => SEED_LETTERS[number % SEED_LETTERS.length]).join("");
}

/** Spreads the letters of a seed over the numbers (FNV-1a). */
function numberOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** The lot falls by the seed: a link with a seed deals the same decks to everybody. */
export function decksDealt({ own, other }: GameSetup, seed: string): readonly [string, string] {
  const first = own.kind === "lot" ? drawnFrom(LOT, `${seed} own`) : own;
  const rest = LOT.filter((deck) => nameOfDeck(deck) !== nameOfDeck(first));
  const second = other.kind === "lot" ? drawnFrom(rest, `${seed} other`) : other;
  return [nameOfDeck(first), nameOfDeck(second)];
}

const drawnFrom = (decks: readonly DeckChoice[], seed: string): DeckChoice =>
  decks[numberOf(seed) % decks.length] ?? BY_LOT;
