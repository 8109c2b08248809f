import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { qrCode } from "../qr/qr-code.ts";
import { fieldTimes, mendingWords } from "../qr/reed-solomon.ts";

function drawn(text: string): readonly string[] {
  const code = qrCode(text);
  if (code === null) return [];
  const all = Array.from({ length: code.size }, (_, at) => at);
  return all.map((y) => all.map((x) => (code.isDark(x, y) ? "#" : ".")).join(""));
}

/** Seen and read by two readers that others wrote. */
const INVITATION = [
  "#######...##.###..#.#.#######",
  "#.....#.###..##..#..#.#.....#",
  "#.###.#.##....#.#...#.#.###.#",
  "#.###.#.#.#.##..##..#.#.###.#",
  "#.###.#..##..#..#####.#.###.#",
  "#.....#..###....##....#.....#",
  "#######.#.#.#.#.#.#.#.#######",
  "........#..#....#...#........",
  "#.....#.##....##.#.#.##..###.",
  "..###..#..#..##..###...##.##.",
  ".....###..##...#.#.....##....",
  "#...#...###...#.#.#..##.##...",
  "###.###.#.#.#..##..#..##....#",
  "...#.#.#.##..#.######.###..##",
  "#..##.##.#...#.##...#.#.###..",
  ".#......##.##.###.#....##.#.#",
  "...##.#######.##.#.#.#.#.##..",
  "#.####....####..#####.###.###",
  "###..###.#.##.######...###..#",
  "#.####..#...#.##......#......",
  "#.#.####.#.#####.#..#####.###",
  "........#..#####.##.#...##...",
  "#######..###..####.##.#.###..",
  "#.....#..#.##.....###...#...#",
  "#.###.#..#..#####..#######.#.",
  "#.###.#...##.#..#.#..#...##.#",
  "#.###.#..##.#.###...########.",
  "#.....#...###.##...#.##..##.#",
  "#######.#..#.....###...##.#..",
];

test("an invitation is drawn as readers of others read it", () => {
  expect(drawn("https://fhtagn.example/online/AbCdEfGhIjKl")).toEqual(INVITATION);
});

const LETTERS = "https://abcdefghi.jk/online/XYZ0189-_";
const textOf = (length: number): string =>
  Array.from({ length }, (_, at) => LETTERS[(at * 7 + length) % 36]).join("");

/** The longest texts of all ten versions, and the shortest; readers of others have read each of them. */
const LENGTHS = [1, 14, 26, 42, 62, 84, 106, 122, 152, 180, 213];
const AS_READ = "cebbc65c053b69884427ae498828fb14c2640e1927f5a4326642372910fd59ad";

test("every version is drawn as it was when readers of others read it", () => {
  const sizes = LENGTHS.map((length) => drawn(textOf(length)).length);
  expect(sizes).toEqual([21, 21, 25, 29, 33, 37, 41, 45, 49, 53, 57]);
  const all = LENGTHS.map((length) => drawn(textOf(length)).join("\n")).join("\n\n");
  expect(createHash("sha256").update(all).digest("hex")).toBe(AS_READ);
});

test("a text that is too long is not drawn", () => {
  expect(drawn(textOf(213))).toHaveLength(57);
  expect(qrCode(textOf(214))).toBeNull();
});

test("letters beyond ASCII take the bytes that they have", () => {
  expect(qrCode("é".repeat(106))).not.toBeNull();
  expect(qrCode("é".repeat(107))).toBeNull();
});

test("the mending words make every root of the generator a root of the whole", () => {
  const words = Uint8Array.from({ length: 19 }, (_, at) => (at * 37 + 11) % 256);
  const whole = [...words, ...mendingWords(words, 10)];
  let root = 1;
  for (let factor = 0; factor < 10; factor++) {
    expect(whole.reduce((sum, word) => fieldTimes(sum, root) ^ word, 0)).toBe(0);
    root = fieldTimes(root, 2);
  }
});
