/** How long a computer player takes for the eye's sake. A pass takes the same time whatever he holds. */

/** The host's sense of time; tests bring their own. */
export interface PaceClock {
  now(): number;
  /** Ends early when the signal aborts. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
}

export interface Range {
  readonly least: number;
  readonly most: number;
}

/** In milliseconds. */
const DEED: Range = { least: 350, most: 900 };
export const PASS: Range = { least: 120, most: 320 };

export const drawn = ({ least, most }: Range, chance: number): number => least + (most - least) * chance;

/** What weighs more in the time of a deed: that it was a close thing. */
const CLOSE_SHARE = 0.75;

/** Longer where the choice was close; by chance alone where nobody weighed it. */
export const deedTime = (chance: number, closeness: number | undefined): number =>
  drawn(DEED, closeness === undefined ? chance : CLOSE_SHARE * closeness + (1 - CLOSE_SHARE) * chance);

const SHORTEST_PASS = 0.4;

/**
 * How long somebody takes to pass, `usual` on the average: seldom much longer, never much shorter, and nowhere is
 * there a longest time by which an automatic pass could be known.
 */
export const passTime = (usual: number, chance: number): number =>
  usual * (SHORTEST_PASS - (1 - SHORTEST_PASS) * Math.log(1 - chance));

const REMEMBERED = 20;

/**
 * How long the player thought about windows in which he could do something. A window in which he cannot is given
 * one of these times, so that nobody can tell the two apart.
 */
export interface Tempo {
  readonly thought: readonly number[];
}

export const NO_TEMPO: Tempo = { thought: [] };

export const remember = ({ thought }: Tempo, milliseconds: number): Tempo => ({
  thought: [...thought, milliseconds].slice(-REMEMBERED),
});

export const likeBefore = ({ thought }: Tempo, chance: number): number =>
  thought[Math.floor(chance * thought.length)] ?? 0;
