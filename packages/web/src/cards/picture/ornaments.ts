/** One small thing in the air: it tells the trait, and gives the picture breath. */

import type { Palette } from "./palette.ts";
import { HEIGHT, WIDTH } from "./pen.ts";
import type { Chance } from "./random.ts";

type Ornament = (chance: Chance, ink: Palette) => string;

const strewn = (chance: Chance, count: number, draw: (x: number, y: number) => string): string =>
  Array.from({ length: count }, () => draw(chance.whole(10, WIDTH - 10), chance.whole(8, HEIGHT - 70))).join(
    "",
  );

const dot = (x: number, y: number): string => `M${x} ${y}h0`;

const stars: Ornament = (chance, { disc }) =>
  `<g stroke="${disc}" stroke-linecap="round" opacity=".85"><path stroke-width="2" d="${strewn(chance, 20, dot)}"/><path stroke-width="4" d="${strewn(chance, 6, dot)}"/></g>`;

const birds: Ornament = (chance, { ink }) =>
  `<path fill="none" stroke="${ink}" stroke-width="2.4" d="${strewn(chance, 6, (x, y) => `M${x} ${Math.round(y * 0.6) + 14}q6-7 9 0q3-7 9 0`)}"/>`;

const embers: Ornament = (chance, { spark }) =>
  `<path fill="${spark}" d="${strewn(chance, 14, (x, y) => `M${x} ${y}l2-4 2 4-2 4z`)}"/>`;

const bubbles: Ornament = (chance, { rim }) =>
  `<path fill="none" stroke="${rim}" stroke-width="1.6" opacity=".7" d="${strewn(chance, 12, (x, y) => {
    const r = chance.whole(2, 7);
    return `M${x} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0-${r * 2} 0`;
  })}"/>`;

const leaves: Ornament = (chance, { near }) =>
  `<path fill="${near}" d="${strewn(chance, 9, (x, y) => `M${x} ${y}q8-8 15 2-9 5-15-2z`)}"/>`;

const pages: Ornament = (chance, { rim, dusk }) =>
  `<path fill="${rim}" stroke="${dusk}" d="${strewn(chance, 6, (x, y) => `M${x} ${y}l13-5 5 13-13 5z`)}"/>`;

/** Signs of our own: strokes on a small grid. */
const signs: Ornament = (chance, { spark }) =>
  `<path fill="none" stroke="${spark}" stroke-width="2" opacity=".75" d="${strewn(chance, 7, (x, y) => `M${x} ${y}v16m0-${chance.whole(4, 12)}l${chance.pick([8, -8])} ${chance.pick([-6, 6])}m-${chance.whole(2, 8)} ${chance.whole(2, 8)}h${chance.pick([9, -9])}`)}"/>`;

const smoke: Ornament = (chance, { rim }) =>
  `<path fill="none" stroke="${rim}" stroke-linecap="round" stroke-width="5" opacity=".22" d="${strewn(chance, 4, (x, y) => `M${x} ${y + 60}q-26-18 0-36t-6-40`)}"/>`;

export const ORNAMENTS = {
  stars,
  birds,
  embers,
  bubbles,
  leaves,
  pages,
  signs,
  smoke,
  plain: () => "",
} as const satisfies Record<string, Ornament>;
export type OrnamentName = keyof typeof ORNAMENTS;
