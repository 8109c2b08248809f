import { outline, type Point, points, WIDTH } from "../pen.ts";
import type { Chance } from "../random.ts";
import { houses, windows } from "./houses.ts";
import { ground, type Land, ridge } from "./land.ts";
import { swell } from "./wilds.ts";

export function city(chance: Chance): Land {
  return {
    layers: [
      ground(houses(chance, { base: 190, least: 20, most: 105, wide: [22, 48] })),
      ground(houses(chance, { base: 222, least: 14, most: 95, wide: [36, 70] })),
      ground(houses(chance, { base: 258, least: 4, most: 26, wide: [50, 110] })),
    ],
    lights: windows(chance, 16, [176, 226]),
  };
}

/** Two rows of houses run towards the light. */
export function street(chance: Chance): Land {
  const side = (reach: number, lift: number, sign: 1 | -1): string => {
    const x = (value: number) => (sign === 1 ? value : WIDTH - value);
    const jut = chance.between(6, 20);
    return outline([
      [x(-4), lift - 30],
      [x(reach * 0.35), lift],
      [x(reach * 0.35), lift + jut],
      [x(reach * 0.7), lift + 34],
      [x(reach * 0.7), lift + 24],
      [x(reach), lift + 52],
      [x(reach), 214],
      [x(-4), 262],
    ]);
  };
  return {
    layers: [
      ground(houses(chance, { base: 200, least: 16, most: 62, wide: [18, 36] })),
      side(chance.between(150, 176), chance.between(56, 84), 1) +
        side(chance.between(150, 176), chance.between(56, 84), -1),
      side(84, 20, 1) + side(84, 34, -1) + ground(points("-4 240, 150 226, 300 226, 456 242")),
    ],
    lights: `${windows(chance, 9, [120, 200])}M${chance.pick([96, 356])} 96h7v11h-7zm3 11v92h1v-92z`,
  };
}

/** A cross or a rounded stone. */
function grave(chance: Chance, [x, y]: Point, size: number): string {
  const half = Math.round(size * 0.32);
  const [left, foot, height] = [Math.round(x), Math.round(y), Math.round(size)];
  if (chance.next() < 0.35) {
    return `M${left - 3} ${foot}v-${height}h6v${height}zM${left - half} ${foot - Math.round(size * 0.72)}h${half * 2}v6h-${half * 2}z`;
  }
  const shoulder = Math.round(size * 0.7);
  return `M${left - half} ${foot}v-${shoulder}q0-${height - shoulder} ${half}-${height - shoulder}t${half} ${height - shoulder}v${shoulder}z`;
}

const rank = (chance: Chance, count: number, [y, size]: Point): string =>
  Array.from({ length: count }, (_, at) =>
    grave(chance, [((at + chance.between(0.2, 0.8)) * WIDTH) / count, y], size * chance.between(0.8, 1.2)),
  ).join("");

export function graveyard(chance: Chance): Land {
  return {
    layers: [
      `${ground(houses(chance, { base: 186, least: 4, most: 20, wide: [40, 90] }))}M70 190v-60l14-46 14 46v60zM66 132h36v4H66z`,
      rank(chance, 7, [222, 38]) + ground(points("-4 214, 140 206, 300 214, 456 204")),
      rank(chance, 3, [258, 60]) + ground(ridge(chance, { base: 248, rise: 9, steps: 20 })),
    ],
  };
}

export function docks(chance: Chance): Land {
  const mast = (x: number, lift: number): string =>
    `M${x} 204v-${lift}h3v${lift}zM${x - 26} ${(204 - lift * 0.7) | 0}h55v2h-55zM${x - 18} ${(204 - lift * 0.45) | 0}h39v2h-39zM${x + 1} ${206 - lift}l46 ${lift - 20}h-2z`;
  const posts = Array.from(
    { length: 8 },
    (_, at) => `M${at * 62 + chance.whole(0, 20)} ${chance.whole(206, 220)}h9V260h-9z`,
  ).join("");
  return {
    layers: [
      ground(houses(chance, { base: 196, least: 10, most: 40, wide: [26, 60] })),
      mast(chance.whole(50, 90), 150) +
        mast(chance.whole(350, 390), 132) +
        "M16 196h120l-16 24H36zM316 196h116l-18 24h-82z" +
        swell(chance, 214, 58),
      `${posts}M0 232h452v8H0z`,
    ],
    lights: windows(chance, 10, [170, 194]),
  };
}
