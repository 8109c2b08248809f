/** The square of a QR code while it is drawn: dark and light, and what belongs to its frame rather than to the text. */

export interface QrGrid {
  readonly size: number;
  readonly dark: Uint8Array;
  readonly framed: Uint8Array;
}

const FINDER = 7;

/** Where the centres of the alignment patterns lie, by version from 2 on (ISO 18004, annex E). */
const ALIGNED: readonly (readonly number[])[] = [
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];

export const isDark = ({ size, dark }: QrGrid, x: number, y: number): boolean => dark[y * size + x] === 1;

interface Spot {
  readonly x: number;
  readonly y: number;
}

function frame({ size, dark, framed }: QrGrid, { x, y }: Spot, isBlack: boolean): void {
  if (x < 0 || y < 0 || x >= size || y >= size) return;
  dark[y * size + x] = isBlack ? 1 : 0;
  framed[y * size + x] = 1;
}

/** Rings around a centre: a spot is as dark as the ring that it lies in. */
function rings(grid: QrGrid, centre: Spot, darkness: readonly boolean[]): void {
  const reach = darkness.length - 1;
  for (let dy = -reach; dy <= reach; dy++)
    for (let dx = -reach; dx <= reach; dx++) {
      const ring = Math.max(Math.abs(dx), Math.abs(dy));
      frame(grid, { x: centre.x + dx, y: centre.y + dy }, darkness[ring] ?? false);
    }
}

const FINDER_RINGS = [true, true, false, true, false];
const ALIGNMENT_RINGS = [true, false, true];
const TIMING = 6;

function alignments(grid: QrGrid, version: number): void {
  const places = ALIGNED[version - 2] ?? [];
  const last = places.at(-1);
  for (const y of places)
    for (const x of places) {
      const isAtFinder = (x === TIMING && (y === TIMING || y === last)) || (x === last && y === TIMING);
      if (!isAtFinder) rings(grid, { x, y }, ALIGNMENT_RINGS);
    }
}

/** Finders, timing lines, alignment patterns, and room for what is written of mask and version. */
export function framedGrid(version: number): QrGrid {
  const size = 17 + 4 * version;
  const grid = { size, dark: new Uint8Array(size * size), framed: new Uint8Array(size * size) };
  for (let at = 0; at < size; at++) {
    frame(grid, { x: at, y: TIMING }, at % 2 === 0);
    frame(grid, { x: TIMING, y: at }, at % 2 === 0);
  }
  const middle = (FINDER - 1) / 2;
  const far = size - 1 - middle;
  rings(grid, { x: middle, y: middle }, FINDER_RINGS);
  rings(grid, { x: far, y: middle }, FINDER_RINGS);
  rings(grid, { x: middle, y: far }, FINDER_RINGS);
  alignments(grid, version);
  writeFormat(grid, 0);
  writeVersion(grid, version);
  return grid;
}

/** The remainder of a polynomial division without carries: what a reader checks the bits by. */
function checkBits(value: number, { degree, divisor }: { degree: number; divisor: number }): number {
  let rest = value;
  for (let step = 0; step < degree; step++) rest = (rest << 1) ^ ((rest >> (degree - 1)) & 1 ? divisor : 0);
  return rest;
}

/** Level M is written as 00. */
const FORMAT = { degree: 10, divisor: 0x537, mask: 0x5412 };

export function writeFormat(grid: QrGrid, mask: number): void {
  const bits = ((mask << FORMAT.degree) | formatCheck(mask)) ^ FORMAT.mask;
  const { size } = grid;
  const isSet = (bit: number): boolean => ((bits >> bit) & 1) === 1;
  for (let bit = 0; bit < 15; bit++) {
    const along = bit < 6 ? bit : bit + 1;
    const down = bit < 8 ? along : size - 15 + bit;
    const across = bit < 8 ? size - 1 - bit : bit === 8 ? 7 : 14 - bit;
    frame(grid, { x: 8, y: down }, isSet(bit));
    frame(grid, { x: across, y: 8 }, isSet(bit));
  }
  frame(grid, { x: 8, y: size - 8 }, true);
}

const formatCheck = (mask: number): number => checkBits(mask, FORMAT) & 0x3ff;

const VERSION = { degree: 12, divisor: 0x1f25 };
/** Smaller ones are told by their size. */
const FIRST_WRITTEN = 7;

function writeVersion(grid: QrGrid, version: number): void {
  if (version < FIRST_WRITTEN) return;
  const bits = (version << VERSION.degree) | (checkBits(version, VERSION) & 0xfff);
  for (let bit = 0; bit < 18; bit++) {
    const near = Math.floor(bit / 3);
    const far = grid.size - 11 + (bit % 3);
    const isSet = ((bits >> bit) & 1) === 1;
    frame(grid, { x: far, y: near }, isSet);
    frame(grid, { x: near, y: far }, isSet);
  }
}
