/** The best block: for each attacked story what every set of blockers would make of it, then the best disjoint sets. */
import { clash, type Fight, type Ground, type Sums } from "./clash.ts";
import { SIDE_WIDTH, sumOf, sumsOfAll } from "./side.ts";

/** Up to so many blockers every set is tried. */
const MOST_EXACT = 10;

/** A blocker that changes nothing stays at home. */
const EFFORT = 0.004;

/** Values are the defender's. `required` must be among the blockers there, `barred` may not. */
export interface Front {
  readonly ground: Ground;
  readonly attackers: number;
  readonly sums: Sums;
  readonly required: number;
  readonly barred: number;
}

const NEVER = Number.NEGATIVE_INFINITY;

/** What each set of blockers is worth to the defender at one story. */
export function blockTable(fight: Fight, front: Front, sums: Int32Array): Float64Array {
  const count = 1 << fight.defence.ids.length;
  const table = new Float64Array(count);
  const { attackers, ground, required, barred } = front;
  const at = { a: front.sums, d: { sums, at: 0 }, attackers, blockers: 0 };
  for (let mask = 0; mask < count; mask++) {
    if ((mask & barred) !== 0 || (mask & required) !== required) {
      table[mask] = NEVER;
      continue;
    }
    at.blockers = mask;
    at.d.at = mask * SIDE_WIDTH;
    table[mask] = -clash(fight, ground, at) - EFFORT * bitsOf(mask);
  }
  return table;
}

function bitsOf(mask: number): number {
  let count = 0;
  for (let left = mask; left !== 0; left &= left - 1) count++;
  return count;
}

export interface Blocks {
  readonly value: number;
  /** Blockers for each table. */
  readonly sets: readonly number[];
}

/** What the best set inside each set is worth: somebody may stay at home. */
export function widened(table: Float64Array): Float64Array {
  const best = table.slice();
  for (let mask = 1; mask < best.length; mask++) {
    let top = best[mask] ?? NEVER;
    for (let left = mask; left !== 0; left &= left - 1) {
      const smaller = best[mask & ~(left & -left)] ?? NEVER;
      if (smaller > top) top = smaller;
    }
    best[mask] = top;
  }
  return best;
}

/** The best that two tables make of one set of blockers. */
function bestOfTwo(first: Float64Array, second: Float64Array, mask: number): number {
  let top = NEVER;
  for (let set = mask; ; set = (set - 1) & mask) {
    const value = (first[set] ?? NEVER) + (second[mask & ~set] ?? NEVER);
    if (value > top) top = value;
    if (set === 0) return top;
  }
}

function joined(first: Float64Array, second: Float64Array): Float64Array {
  const both = new Float64Array(first.length);
  for (let mask = 0; mask < both.length; mask++) both[mask] = bestOfTwo(first, second, mask);
  return both;
}

/** The value of the best share of everybody among widened tables. */
export function bestShare(tables: readonly Float64Array[], all: number): number {
  const [first, ...others] = tables;
  const last = others.pop();
  if (first === undefined) return 0;
  return last === undefined ? (first[all] ?? 0) : bestOfTwo(others.reduce(joined, first), last, all);
}

/** The best share itself: from the last table back, the set that reaches the value. */
function shareOut(tables: readonly Float64Array[], all: number): Blocks {
  const wide = tables.map(widened);
  const sets = tables.map(() => 0);
  let left = all;
  for (let k = tables.length - 1; k >= 0; k--) {
    const before = wide.slice(0, k);
    const rest = before.length === 0 ? null : before.reduce(joined);
    sets[k] = bestSet(tables[k] as Float64Array, rest, left); // in range
    left &= ~(sets[k] ?? 0);
  }
  return { value: bestShare(wide, all), sets };
}

function bestSet(table: Float64Array, rest: Float64Array | null, all: number): number {
  let top = NEVER;
  let chosen = 0;
  for (let set = all; ; set = (set - 1) & all) {
    const value = (table[set] ?? NEVER) + (rest === null ? 0 : (rest[all & ~set] ?? NEVER));
    if (value > top) {
      top = value;
      chosen = set;
    }
    if (set === 0) return chosen;
  }
}

/** Too many for tables: one after the other goes where he helps most, then single moves. */
export function shareGreedily(fight: Fight, fronts: readonly Front[]): Blocks {
  const sets = fronts.map(({ required }) => required);
  const values = fronts.map((front, k) => valueWith(fight, front, sets[k] ?? 0));
  const settled = fronts.reduce((mask, { required }) => mask | required, 0);
  for (let round = 0; round < 4; round++) {
    let moved = false;
    for (let left = fight.defence.all & ~settled; left !== 0; left &= left - 1)
      if (place(fight, fronts, { bit: left & -left, sets, values })) moved = true;
    if (!moved) break;
  }
  return { value: values.reduce((sum, value) => sum + value, 0), sets };
}

/** Moves one blocker where he is worth most; true if he moved. */
function place(
  fight: Fight,
  fronts: readonly Front[],
  { bit, sets, values }: { bit: number; sets: number[]; values: number[] },
): boolean {
  const from = sets.findIndex((set) => (set & bit) !== 0);
  const without = from < 0 ? 0 : valueWith(fight, fronts[from] as Front, (sets[from] ?? 0) & ~bit); // in range
  const stays = from < 0 ? 0 : (values[from] ?? 0) - without;
  let best = Math.max(0, stays);
  let to = stays > 0 ? from : -1;
  for (const [k, front] of fronts.entries()) {
    if (k === from || (front.barred & bit) !== 0) continue;
    const gain = valueWith(fight, front, (sets[k] ?? 0) | bit) - (values[k] ?? 0);
    if (gain <= best + 1e-9) continue;
    best = gain;
    to = k;
  }
  if (to === from) return false;
  if (from >= 0) {
    sets[from] = (sets[from] ?? 0) & ~bit;
    values[from] = without;
  }
  if (to >= 0) {
    sets[to] = (sets[to] ?? 0) | bit;
    values[to] = valueWith(fight, fronts[to] as Front, sets[to] ?? 0); // in range
  }
  return true;
}

const ROOM = new Int32Array(SIDE_WIDTH);

function valueWith(fight: Fight, front: Front, blockers: number): number {
  sumOf(fight.defence, blockers, { sums: ROOM, at: 0 });
  const { attackers, sums: a, ground } = front;
  const d = { sums: ROOM, at: 0 };
  return -clash(fight, ground, { a, d, attackers, blockers }) - EFFORT * bitsOf(blockers);
}

/** Blockers against attackers that are already there. */
export function solveBlocks(fight: Fight, fronts: readonly Front[]): Blocks {
  if (fight.defence.ids.length > MOST_EXACT) return shareGreedily(fight, fronts);
  const sums = sumsOfAll(fight.defence);
  return shareOut(
    fronts.map((front) => blockTable(fight, front, sums)),
    fight.defence.all,
  );
}
