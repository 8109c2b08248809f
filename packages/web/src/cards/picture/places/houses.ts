import { type Point, points, WIDTH } from "../pen.ts";
import type { Chance } from "../random.ts";

interface Row {
  readonly base: number;
  readonly least: number;
  readonly most: number;
  readonly wide: readonly [number, number];
}

/** Houses side by side: flat, gabled, stepped, or with a spire. */
export function houses(chance: Chance, { base, least, most, wide }: Row): Point[] {
  const points: Point[] = [];
  for (let x = -6; x < WIDTH; ) {
    const width = chance.between(...wide);
    const top = base - chance.between(least, most);
    points.push(...roof(chance, [x, top], width));
    x += width;
  }
  return points;
}

/** Each corner as a share of the width, and a lift. */
const ROOFS = [
  "0 0, 1 0",
  "0 0, .5 18, 1 0",
  "0 0, .4 0, .5 42, .6 0, 1 0",
  "0 0, .7 0, .7 13, .85 13, .85 0, 1 0",
  "0 0, .2 0, .2 14, .8 14, .8 0, 1 0",
].map(points);
const FLAT = points("0 0, 1 0");

function roof(chance: Chance, [x, top]: Point, width: number): Point[] {
  const corners = chance.pick([FLAT, ...ROOFS]);
  return corners.map(([share, lift]) => [x + share * width, top - lift]);
}

export function windows(chance: Chance, count: number, [low, high]: Point): string {
  return Array.from({ length: count }, () => {
    const x = 8 * chance.whole(1, 54);
    const y = 9 * chance.whole(Math.ceil(low / 9), Math.floor(high / 9));
    return `M${x} ${y}h4v6h-4z`;
  }).join("");
}
