/** Seeded randomness kept in the state: sfc32, four streams, plain numbers. */
import { InvariantBroken } from "./game.ts";
import type { State } from "./types.ts";
import { touch } from "./versions.ts";

/** One stream each: P1's deck, P2's deck, the story deck, effects in the game. */
export const STREAMS = { P1: 0, P2: 1, story: 2, effects: 3 } as const;
export type Stream = keyof typeof STREAMS;

/** FNV-1a over the seed and a salt, stirred: four words per stream. */
function word(text: string, salt: number): number {
  let h = 0x811c9dc5 ^ salt;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** The sixteen words of four streams. */
function seedStreams(seed: string): number[] {
  const words: number[] = [];
  for (let i = 0; i < 16; i++) words.push(word(seed, Math.imul(i + 1, 0x9e3779b9)));
  for (let stream = 0; stream < 4; stream++) for (let i = 0; i < 12; i++) step(words, stream * 4);
  return words;
}

/**
 * Of a seed such as "deal#2" decks and stories are shuffled by the part before the "#" alone, and chance in the
 * game, the first player included, by the whole: the same deal can be played again with other luck.
 */
export function gameStreams(seed: string): number[] {
  const [deal = ""] = seed.split("#", 1);
  const words = seedStreams(deal);
  const luck = STREAMS.effects * 4;
  return deal === seed ? words : [...words.slice(0, luck), ...seedStreams(seed).slice(luck)];
}

function step(words: number[], at: number): number {
  const a = words[at] ?? 0;
  const b = words[at + 1] ?? 0;
  const c = words[at + 2] ?? 0;
  const d = words[at + 3] ?? 0;
  const sum = (((a + b) | 0) + d) | 0;
  words[at + 3] = (d + 1) | 0;
  words[at] = b ^ (b >>> 9);
  words[at + 1] = (c + (c << 3)) | 0;
  words[at + 2] = (((c << 21) | (c >>> 11)) + sum) | 0;
  return sum >>> 0;
}

/** A whole number from 0 to below `limit`, without bias. */
export function roll(state: State, stream: Stream, limit: number): number {
  return rollWords(state.random, STREAMS[stream] * 4, limit);
}

function rollWords(words: number[], at: number, limit: number): number {
  if (limit < 1) throw new InvariantBroken("random", "nothing to choose from");
  const top = 0x100000000 - (0x100000000 % limit);
  for (;;) {
    const value = step(words, at);
    if (value < top) return value % limit;
  }
}

export function shuffleCards<T>(state: State, stream: Stream, cards: T[]): void {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = roll(state, stream, i + 1);
    const a = cards[i];
    const b = cards[j];
    if (a === undefined || b === undefined) continue;
    cards[i] = b;
    cards[j] = a;
  }
  touch(state);
}

/** Randomness outside a game: bots, tests, sampled worlds. */
export interface Rng {
  /** From 0 to below `limit`. */
  below(limit: number): number;
}

export function makeRng(seed: string): Rng {
  const words = seedStreams(seed);
  return { below: (limit) => rollWords(words, 0, limit) };
}
