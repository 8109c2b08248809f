/** A text as a QR code (ISO 18004). Nothing is fetched for it: it works without a network. */
import { framedGrid, isDark, type QrGrid, writeFormat } from "./qr-grid.ts";
import { qrWords } from "./qr-words.ts";

export interface QrCode {
  readonly size: number;
  isDark(x: number, y: number): boolean;
}

type Mask = (x: number, y: number) => boolean;

/** Those spots are turned over, so that no large plain areas are left. */
const MASKS: readonly Mask[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Null for a text that is too long: more than 213 bytes. */
export function qrCode(text: string): QrCode | null {
  const encoded = qrWords(text);
  if (encoded === null) return null;
  const plain = framedGrid(encoded.version);
  place(plain, encoded.words);
  const masked = MASKS.map((mask, number) => withMask(plain, mask, number));
  const [best = plain] = masked.toSorted((a, b) => penalty(a) - penalty(b));
  return { size: best.size, isDark: (x, y) => isDark(best, x, y) };
}

/** In pairs of columns from the right, up and down in turn, past whatever belongs to the frame. */
function place({ size, dark, framed }: QrGrid, words: readonly number[]): void {
  let bit = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    const pair = right <= 6 ? right - 1 : right;
    const isUpward = ((pair + 1) & 2) === 0;
    for (let step = 0; step < size; step++)
      for (const x of [pair, pair - 1]) {
        const at = (isUpward ? size - 1 - step : step) * size + x;
        if (framed[at] === 1) continue;
        dark[at] = ((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1;
        bit++;
      }
  }
}

function withMask(plain: QrGrid, mask: Mask, number: number): QrGrid {
  const { size, framed } = plain;
  const grid = { size, framed, dark: plain.dark.slice() };
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const at = y * size + x;
      if (framed[at] === 0 && mask(x, y)) grid.dark[at] = 1 - (grid.dark[at] ?? 0);
    }
  writeFormat(grid, number);
  return grid;
}

/** What a reader might mistake for a finder, with light on one side of it. */
const LIKE_A_FINDER = ["00001011101", "10111010000"];

function linePenalty(line: string): number {
  const runs = line.match(/0{5,}|1{5,}/g) ?? [];
  const long = runs.reduce((sum, run) => sum + run.length - 2, 0);
  let finders = 0;
  for (let at = 0; at + 11 <= line.length; at++)
    if (LIKE_A_FINDER.includes(line.slice(at, at + 11))) finders++;
  return long + 40 * finders;
}

function penalty(grid: QrGrid): number {
  const { size, dark } = grid;
  const all = Array.from({ length: size }, (_, at) => at);
  const rows = all.map((y) => all.map((x) => dark[y * size + x]).join(""));
  const columns = all.map((x) => all.map((y) => dark[y * size + x]).join(""));
  const lines = [...rows, ...columns].reduce((sum, line) => sum + linePenalty(line), 0);
  const share = dark.reduce((sum, one) => sum + one, 0) / (size * size);
  return lines + 3 * squares(grid) + 10 * Math.floor(Math.abs(share * 20 - 10));
}

/** Two by two of one colour. */
function squares({ size, dark }: QrGrid): number {
  let count = 0;
  for (let y = 0; y + 1 < size; y++)
    for (let x = 0; x + 1 < size; x++) {
      const at = y * size + x;
      const sum = [at, at + 1, at + size, at + size + 1].reduce((all, spot) => all + (dark[spot] ?? 0), 0);
      if (sum === 0 || sum === 4) count++;
    }
  return count;
}
