/**
 * Values that may depend on each other: a card's faction, its keywords, its skill. A value is worked out after those it
 * asks for. Where that comes back to itself, all the values of the ring are settled together, and each of them counts
 * the others as they are printed. So nothing goes round for ever, and no value depends on which was asked for first.
 */
import { type Depending, type Kept, NOT_ASKED, type TraitValues } from "../state/cache.ts";
import type { CardId, State } from "../state/types.ts";

/** Made anew for each value that is not kept yet, so it is all that is made: no function, no second object. */
interface ToWorkOut<T> extends Depending {
  readonly kept: Kept<T>;
  readonly printed: T;
  readonly compute: (state: State, card: CardId) => T;
}

/** For a value that is not kept yet: whoever asks looks there first. */
export function workOut<T>(state: State, values: TraitValues, one: ToWorkOut<T>): T {
  const { open, provisional } = values;
  for (let outer = 0; outer < open.length; outer++) {
    if (!isSame(open[outer], one)) continue;
    reaches(values, outer);
    return one.printed;
  }
  if (provisional.length > 0) {
    const known = provisional.find((other) => isSame(other.one, one));
    if (known !== undefined) {
      reaches(values, known.reach);
      return known.value as T; // put there for this very value
    }
  }
  return openUp(state, values, one) as T; // what compute gave
}

const isSame = (one: Depending | undefined, other: Depending): boolean =>
  one !== undefined && one.card === other.card && one.kept === other.kept;

function reaches(values: TraitValues, depth: number): void {
  if (depth < values.reach) values.reach = depth;
}

function openUp(state: State, values: TraitValues, one: Depending): unknown {
  const before = values.reach;
  const depth = values.open.length;
  values.reach = NOT_ASKED;
  values.open.push(one);
  const value = one.compute(state, one.card);
  values.open.pop();
  const { reach } = values;
  values.reach = before;
  if (reach < depth) {
    values.provisional.push({ one, value, reach });
    reaches(values, reach);
    return value;
  }
  const ring = takeRing(values, depth);
  if (ring.length === 0) one.kept[one.card] = value;
  else settleTogether(state, values, [one, ...ring]);
  return one.kept[one.card];
}

const NO_RING: readonly Depending[] = [];

/** Those that came back to the value at this depth, or to one within. */
function takeRing(values: TraitValues, depth: number): readonly Depending[] {
  if (values.provisional.length === 0) return NO_RING;
  const ring = values.provisional.filter(({ reach }) => reach >= depth).map(({ one }) => one);
  if (ring.length > 0) values.provisional = values.provisional.filter(({ reach }) => reach < depth);
  return ring;
}

/** Read as printed they may ask for others than before; whoever of those comes back to them is one of them. */
function settleTogether(state: State, values: TraitValues, ring: readonly Depending[]): void {
  const before = values.reach;
  const depth = values.open.length;
  values.open.push(...ring);
  const settled = ring.map(({ compute, card }) => compute(state, card));
  values.open.length = depth;
  values.reach = before;
  const more = takeRing(values, depth);
  if (more.length > 0) settleTogether(state, values, [...ring, ...more]);
  else for (const [index, { kept, card }] of ring.entries()) kept[card] = settled[index];
}
