/** Arms that curl, and eyes: what the beasts have in common. */
import { disc, fill } from "../drawing.ts";
import { limb, type Point } from "../pen.ts";
import type { Chance } from "../random.ts";

export interface Reach {
  readonly from: Point;
  /** Degrees, 0 to the right, 90 down. */
  readonly towards: number;
  readonly length: number;
  readonly curl: number;
  readonly thick: number;
}

/** An arm that grows from a point and curls more and more. */
export function tentacle({ from, towards, length, curl, thick }: Reach, tip = 1): string {
  const steps = 5;
  const spine: Point[] = [from];
  let [x, y] = from;
  for (let at = 1; at <= steps; at += 1) {
    const turn = ((towards + curl * (at / steps) ** 1.6 * 2) * Math.PI) / 180;
    x += (Math.cos(turn) * length) / steps;
    y += (Math.sin(turn) * length) / steps;
    spine.push([x, y]);
  }
  return limb(spine, thick, tip);
}

export const arms = (chance: Chance, list: readonly Reach[]): string =>
  list
    .map((reach) =>
      tentacle({
        ...reach,
        towards: reach.towards + chance.between(-9, 9),
        curl: reach.curl * chance.between(0.75, 1.25),
      }),
    )
    .join("");

export const eyes = (...places: readonly (readonly [number, number, number])[]) =>
  fill("spark", places.map(([x, y, r]) => disc(x, y, r)).join(""));
