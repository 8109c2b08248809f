/**
 * Values that may depend on each other: a card's faction, its keywords, its skill. A value is worked out after those it
 * asks for. Where that comes back to itself, all the values of the ring are settled together, and each of them counts
 * the others as they are printed. So nothing goes round for ever, and no value depends on which was asked for first.
 */
import { type Depending, type Kept, NOT_ASKED, type TraitValues } from "../state/cache.ts";

interface ToWorkOut<T> {
  readonly kept: Kept<T>;
  readonly at: number;
  /** What it counts as while it is being worked out. */
  readonly printed: T;
}

/** For a value that is not kept yet: whoever asks looks there first. */
export function workOut<T>(values: TraitValues, value: ToWorkOut<T>, compute: () => T): T {
  const { kept, at, printed } = value;
  const { open } = values;
  for (let outer = 0; outer < open.length; outer++) {
    if (!isThis(open[outer], kept, at)) continue;
    reaches(values, outer);
    return printed;
  }
  for (const known of values.provisional) {
    if (!isThis(known, kept, at)) continue;
    reaches(values, known.reach);
    return known.value as T; // put there for this very value
  }
  return openUp(values, { kept, at, compute }) as T; // what compute gave
}

const isThis = (one: Depending | undefined, kept: readonly unknown[], at: number): boolean =>
  one !== undefined && one.at === at && one.kept === kept;

function reaches(values: TraitValues, depth: number): void {
  if (depth < values.reach) values.reach = depth;
}

function openUp(values: TraitValues, one: Depending): unknown {
  const before = values.reach;
  const depth = values.open.length;
  values.reach = NOT_ASKED;
  values.open.push(one);
  const value = one.compute();
  values.open.length = depth;
  const { reach } = values;
  values.reach = before;
  if (reach < depth) {
    values.provisional.push({ ...one, value, reach });
    reaches(values, reach);
    return value;
  }
  const ring = takeRing(values, depth);
  if (ring.length === 0) one.kept[one.at] = value;
  else settleTogether(values, [one, ...ring]);
  return one.kept[one.at];
}

/** Those that came back to the value at this depth, or to one within. */
function takeRing(values: TraitValues, depth: number): readonly Depending[] {
  if (values.provisional.length === 0) return [];
  const ring = values.provisional.filter(({ reach }) => reach >= depth);
  if (ring.length > 0) values.provisional = values.provisional.filter(({ reach }) => reach < depth);
  return ring;
}

/** Read as printed they may ask for others than before; whoever of those comes back to them is one of them. */
function settleTogether(values: TraitValues, ring: readonly Depending[]): void {
  const before = values.reach;
  const depth = values.open.length;
  values.open.push(...ring);
  const settled = ring.map(({ compute }) => compute());
  values.open.length = depth;
  values.reach = before;
  const more = takeRing(values, depth);
  if (more.length > 0) settleTogether(values, [...ring, ...more]);
  else for (const [index, { kept, at }] of ring.entries()) kept[at] = settled[index];
}
