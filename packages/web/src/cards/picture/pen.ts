/** Outlines as path data in whole numbers of the picture's grid, 452 by 256. */
export const WIDTH = 452;
export const HEIGHT = 256;

export type Point = readonly [x: number, y: number];

const round = Math.round;

/** "0 10, 20 10" as points. */
export const points = (text: string): readonly Point[] =>
  text.split(",").map((pair) => {
    const [x = 0, y = 0] = pair.trim().split(" ").map(Number);
    return [x, y] as const;
  });

/** Numbers one after the other; a minus sign parts them by itself. */
const numbers = (list: readonly number[]): string => list.join(" ").replaceAll(" -", "-");

const begin = ([x, y]: Point): string => `M${numbers([round(x), round(y)])}`;

/** One step; the letter of a slanting one is written only after a step of another kind. */
function stepped([x, y]: Point, afterSlant: boolean): string {
  if (y === 0) return `h${x}`;
  if (x === 0) return `v${y}`;
  const slant = numbers([x, y]);
  if (!afterSlant) return `l${slant}`;
  return x < 0 ? slant : ` ${slant}`;
}

/** Straight from point to point, closed. */
export function outline(points: readonly Point[]): string {
  const [start, ...rest] = points;
  if (start === undefined) return "";
  let [x, y] = [round(start[0]), round(start[1])];
  let path = begin(start);
  let afterSlant = false;
  for (const point of rest) {
    const [dx, dy] = [round(point[0]) - x, round(point[1]) - y];
    path += stepped([dx, dy], afterSlant);
    afterSlant = dx !== 0 && dy !== 0;
    [x, y] = [x + dx, y + dy];
  }
  return `${path}z`;
}

const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** Through the middles between the points, bent by the points themselves; closed. */
export function blob(points: readonly Point[]): string {
  const [first] = points;
  const last = points.at(-1);
  if (first === undefined || last === undefined) return "";
  const start = middle(last, first);
  let [x, y] = [round(start[0]), round(start[1])];
  const steps: number[] = [];
  for (const [at, bend] of points.entries()) {
    const to = middle(bend, points[at + 1] ?? first);
    steps.push(round(bend[0]) - x, round(bend[1]) - y, round(to[0]) - x, round(to[1]) - y);
    [x, y] = [round(to[0]), round(to[1])];
  }
  return `${begin(start)}q${numbers(steps)}z`;
}

/** A limb along a line of points, from one thickness to another. */
export function limb(spine: readonly Point[], from: number, to: number): string {
  const left: Point[] = [];
  const right: Point[] = [];
  for (const [at, point] of spine.entries()) {
    const before = spine[Math.max(0, at - 1)] ?? point;
    const after = spine[Math.min(spine.length - 1, at + 1)] ?? point;
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(dx, dy) || 1;
    const half = (from + ((to - from) * at) / (spine.length - 1)) / 2;
    left.push([point[0] - (dy / length) * half, point[1] + (dx / length) * half]);
    right.push([point[0] + (dy / length) * half, point[1] - (dx / length) * half]);
  }
  return blob([...left, ...right.reverse()]);
}
