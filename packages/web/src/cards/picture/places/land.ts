/** Where it happens: three layers of land from far to near, and lights in them. */
import { HEIGHT, outline, type Point, WIDTH } from "../pen.ts";
import type { Chance } from "../random.ts";

export interface Land {
  /** Far, middle, near. */
  readonly layers: readonly [string, string, string];
  /** Windows and lamps, in the colour of the spark. */
  readonly lights?: string;
  /** Is it indoors: no sky, the disc is a window or a lamp. */
  readonly indoors?: true;
}

export const ground = (tops: readonly Point[]): string =>
  outline([[-4, HEIGHT + 4], ...tops, [WIDTH + 4, HEIGHT + 4]]);

interface Ridge {
  readonly base: number;
  readonly rise: number;
  readonly steps: number;
}

export function ridge(chance: Chance, { base, rise, steps }: Ridge): Point[] {
  return Array.from({ length: steps + 1 }, (_, at) => {
    const swing = Math.sin((at / steps) * Math.PI * 2 * 1.3 + base) * rise * 0.4;
    return [(WIDTH * at) / steps, base - swing - chance.between(0, rise)] as const;
  });
}
