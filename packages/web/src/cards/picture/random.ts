/** Chance from a name: the same name draws the same picture on every machine. */
export interface Chance {
  /** 0 up to, not including, 1. */
  readonly next: () => number;
  readonly between: (low: number, high: number) => number;
  readonly whole: (low: number, high: number) => number;
  readonly pick: <T>(list: readonly [T, ...T[]]) => T;
}

function seedOf(name: string): number {
  let seed = 0x811c9dc5;
  for (let at = 0; at < name.length; at += 1) {
    seed = Math.imul(seed ^ name.charCodeAt(at), 0x01000193);
  }
  return seed >>> 0;
}

/** A 32-bit counter scrambled by multiplication: integers only, so no machine rounds differently. */
function counter(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function chanceFrom(name: string): Chance {
  const next = counter(seedOf(name));
  const between = (low: number, high: number) => low + (high - low) * next();
  const whole = (low: number, high: number) => Math.floor(between(low, high + 1));
  return { next, between, whole, pick: (list) => list[whole(0, list.length - 1)] ?? list[0] };
}
