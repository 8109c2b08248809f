/** Where a note is pinned: beside what it speaks of, never over it, and out of the way of the prompt. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Spot {
  readonly left: number;
  readonly top: number;
}

export interface NotePlacing {
  readonly target: Box | null;
  /** What should stay in sight as well, and how much it matters: 1 is as the target itself. */
  readonly keepClear: readonly { readonly box: Box; readonly weight: number }[];
  readonly size: Pick<Box, "width" | "height">;
  readonly screen: Pick<Box, "width" | "height">;
}

const GAP = 14;
const MARGIN = 8;

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Beside the target at each side, begun, centred and ended with it. */
function beside(target: Box, { width, height }: NotePlacing["size"]): readonly Spot[] {
  const right = target.left + target.width;
  const bottom = target.top + target.height;
  const middle = target.left + (target.width - width) / 2;
  const centre = target.top + (target.height - height) / 2;
  const tops = [centre, target.top, bottom - height];
  const lefts = [middle, target.left, right - width];
  return [
    ...tops.map((top) => ({ left: right + GAP, top })),
    ...tops.map((top) => ({ left: target.left - width - GAP, top })),
    ...lefts.map((left) => ({ left, top: target.top - height - GAP })),
    ...lefts.map((left) => ({ left, top: bottom + GAP })),
  ];
}

/** A coarse net over the screen, for where there is no room beside the target. */
function anywhere({ screen, size }: NotePlacing): readonly Spot[] {
  const STEPS = 6;
  const spots: Spot[] = [];
  for (let row = 0; row <= STEPS; row++)
    for (let column = 0; column <= STEPS; column++)
      spots.push({
        left: ((screen.width - size.width) * column) / STEPS,
        top: ((screen.height - size.height) * row) / STEPS,
      });
  return spots;
}

function inScreen({ left, top }: Spot, { screen, size }: NotePlacing): Spot {
  const most = (length: number, own: number): number => Math.max(MARGIN, length - own - MARGIN);
  return {
    left: Math.min(Math.max(left, MARGIN), most(screen.width, size.width)),
    top: Math.min(Math.max(top, MARGIN), most(screen.height, size.height)),
  };
}

/** The ring around the target is part of it. */
const RING = 9;
const withRing = ({ left, top, width, height }: Box): Box => ({
  left: left - RING,
  top: top - RING,
  width: width + 2 * RING,
  height: height + 2 * RING,
});

/** A square pixel of the target that is covered is as bad as so many pixels of distance. */
const COVERED = 10;

/** How bad a spot is: what it covers counts most, then how far it is from the target. */
function badness(spot: Spot, { target, keepClear, size }: NotePlacing): number {
  const note: Box = { ...spot, ...size };
  const covered = target === null ? 0 : overlap(note, withRing(target));
  const others = keepClear.reduce((sum, { box, weight }) => sum + overlap(note, box) * weight, 0);
  return (covered + others) * COVERED + distance(note, target);
}

const gap = (a: readonly [number, number], b: readonly [number, number]): number =>
  Math.max(0, b[0] - a[1], a[0] - b[1]);

function distance(note: Box, target: Box | null): number {
  if (target === null) return 0;
  const across = ({ left, width }: Box) => [left, left + width] as const;
  const down = ({ top, height }: Box) => [top, top + height] as const;
  return Math.max(0, gap(across(note), across(target)) + gap(down(note), down(target)) - GAP);
}

export function placeNote(placing: NotePlacing): Spot {
  const { target, size } = placing;
  const wanted = target === null ? [] : beside(target, size);
  const spots = [...wanted, ...anywhere(placing)].map((spot) => inScreen(spot, placing));
  const [first = { left: MARGIN, top: MARGIN }, ...others] = spots;
  let best = first;
  let least = badness(first, placing);
  for (const spot of others) {
    const bad = badness(spot, placing);
    if (bad < least) [best, least] = [spot, bad];
  }
  return best;
}
