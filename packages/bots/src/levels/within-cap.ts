/** Which answers a level may give: those it has judged and that cost no more than its cap, the better the likelier. */
import type { Rng } from "@fhtagn/rules";
import type { Weighed } from "./thinking.ts";

/** Fewer looks than these, or than this share of the looks at the most visited, tell nothing about an answer. */
const FEWEST_VISITS = 4;
const VISITED_SHARE = 0.1;

/** Those looked at often enough to be compared; the most visited always is. */
export function judged(options: readonly Weighed[]): readonly Weighed[] {
  const most = options[0]?.visits ?? 0;
  const least = Math.max(FEWEST_VISITS, VISITED_SHARE * most);
  return options.filter(({ visits }, at) => at === 0 || visits >= least);
}

/** How far one look at an answer strays from what it is worth beside the best one in the same world: docs/bots.md. */
const STRAY = 0.045;

/** So many looks that the error of their mean is a third of the cap. */
const looksFor = (cap: number): number => Math.ceil(((3 * STRAY) / cap) ** 2);

/** Whatever costs no more than the cap, of what was looked at often enough. Without a cap only the most visited. */
export function withinCap(options: readonly Weighed[], cap: number): readonly Weighed[] {
  if (cap <= 0) return options.slice(0, 1);
  const looks = looksFor(cap);
  const known = options.filter(({ visits }, at) => at === 0 || visits >= looks);
  const best = Math.max(...known.map(({ value }) => value));
  return known.filter(({ value }) => value >= best - cap);
}

const PRECISION = 0x40000000;

/** An answer at the very edge of the cap is taken half as often as the best. */
const COOLNESS = Math.LN2;

/** By softmax; there must be one. */
export function pickByChance(among: readonly Weighed[], cap: number, rng: Rng): Weighed | undefined {
  const [first] = among;
  if (among.length < 2 || cap <= 0) return first;
  const weights = among.map(({ value }) => Math.exp((COOLNESS * value) / cap));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let left = (rng.below(PRECISION) / PRECISION) * total;
  for (const [at, weight] of weights.entries()) {
    left -= weight;
    if (left < 0) return among[at];
  }
  return first;
}
