/** The characters of one player as plain numbers, the least worth first, so that a set of them is a bit mask. */
import {
  type CardId,
  canBeWounded,
  canGoInsane,
  cardOf,
  hasKeyword,
  iconsOf,
  type State,
  skillOf,
  toughnessOf,
} from "@fhtagn/rules";
import { worthOf } from "../worth/worth.ts";

/** Numbers kept for each character and each sum: terror, combat, arcane, investigation, skill, Fast. */
export const SIDE_WIDTH = 6;
export const SKILL_COLUMN = 4;
export const FAST = 5;

/** Bits of a number that may be used; who stands beyond is left at home. */
const MOST = 30;

export interface StorySide {
  readonly ids: readonly CardId[];
  readonly traits: Int32Array;
  readonly worth: Float64Array;
  /** Masks: who can go insane, who can be wounded, who would survive it. */
  readonly sane: number;
  readonly frail: number;
  readonly tough: number;
  /** Everybody. */
  readonly all: number;
}

export function sideOf(state: State, characters: readonly CardId[]): StorySide {
  const ranked = characters.map((id) => ({ id, worth: worthOf(state, id) }));
  ranked.sort((a, b) => a.worth - b.worth || a.id - b.id);
  if (ranked.length > MOST) ranked.splice(0, ranked.length - MOST);
  const traits = new Int32Array(ranked.length * SIDE_WIDTH);
  const worth = new Float64Array(ranked.length);
  let sane = 0;
  let frail = 0;
  let tough = 0;
  for (const [at, one] of ranked.entries()) {
    const bit = 1 << at;
    worth[at] = one.worth;
    writeTraits(state, one.id, { traits, at: at * SIDE_WIDTH });
    if (canGoInsane(state, one.id)) sane |= bit;
    if (!canBeWounded(state, one.id)) continue;
    frail |= bit;
    if (toughnessOf(state, one.id) > cardOf(state, one.id).wounds) tough |= bit;
  }
  const all = ranked.length === 0 ? 0 : -1 >>> (32 - ranked.length);
  return { ids: ranked.map(({ id }) => id), traits, worth, sane, frail, tough, all };
}

function writeTraits(state: State, id: CardId, { traits, at }: { traits: Int32Array; at: number }): void {
  const icons = iconsOf(state, id);
  for (let i = 0; i < 4; i++) traits[at + i] = icons[i] ?? 0;
  traits[at + SKILL_COLUMN] = skillOf(state, id);
  traits[at + FAST] = hasKeyword(state, id, "Fast") ? 1 : 0;
}

export const lowestOf = (mask: number): number => 31 - Math.clz32(mask & -mask);
export const highestOf = (mask: number): number => 31 - Math.clz32(mask);

/** Adds up the set into `sums` from `at` on. */
export function sumOf(
  { traits }: StorySide,
  mask: number,
  { sums, at }: { sums: Int32Array; at: number },
): void {
  for (let i = 0; i < SIDE_WIDTH; i++) sums[at + i] = 0;
  for (let left = mask; left !== 0; left &= left - 1) {
    const from = lowestOf(left) * SIDE_WIDTH;
    for (let i = 0; i < SIDE_WIDTH; i++) sums[at + i] = (sums[at + i] ?? 0) + (traits[from + i] ?? 0);
  }
}

/** The sums of every set, each made from a smaller one. */
export function sumsOfAll(side: StorySide): Int32Array {
  const { traits, ids } = side;
  const sums = new Int32Array(SIDE_WIDTH << ids.length);
  for (let mask = 1; mask < 1 << ids.length; mask++) {
    const rest = (mask & (mask - 1)) * SIDE_WIDTH;
    const from = lowestOf(mask) * SIDE_WIDTH;
    const at = mask * SIDE_WIDTH;
    for (let i = 0; i < SIDE_WIDTH; i++) sums[at + i] = (sums[rest + i] ?? 0) + (traits[from + i] ?? 0);
  }
  return sums;
}
