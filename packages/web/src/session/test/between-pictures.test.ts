import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { betweenPictures } from "../between-pictures.ts";

/** Pictures are drawn when a test says so. */
let drawings: (() => void)[] = [];
let isHidden = false;

function draw(): void {
  const due = drawings;
  drawings = [];
  for (const drawing of due) drawing();
  vi.advanceTimersByTime(0);
}

beforeEach(() => {
  drawings = [];
  isHidden = false;
  vi.useFakeTimers();
  vi.stubGlobal("requestAnimationFrame", (drawing: () => void) => drawings.push(drawing));
  vi.spyOn(document, "hidden", "get").mockImplementation(() => isHidden);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function listener() {
  const heard: string[][] = [];
  return { heard, tell: betweenPictures<string>((...words) => heard.push(words)) };
}

test("the first word is heard at once, what follows before the picture together after it", () => {
  const { heard, tell } = listener();
  for (const word of ["a", "b", "c"]) tell(word);
  expect(heard).toEqual([["a"]]);
  draw();
  expect(heard).toEqual([["a"], ["b", "c"]]);
  tell("d");
  expect(heard).toHaveLength(2);
  draw();
  expect(heard).toEqual([["a"], ["b", "c"], ["d"]]);
});

test("after a picture without news the next word is heard at once again", () => {
  const { heard, tell } = listener();
  tell("a");
  draw();
  tell("b");
  expect(heard).toEqual([["a"], ["b"]]);
});

test("a word said while others are heard is not lost", () => {
  const heard: string[][] = [];
  const tell = betweenPictures<string>((...words) => {
    heard.push(words);
    if (words.includes("b")) tell("answer");
  });
  tell("a");
  tell("b");
  draw();
  draw();
  expect(heard).toEqual([["a"], ["b"], ["answer"]]);
});

test("where no picture comes everything is heard all the same", () => {
  const { heard, tell } = listener();
  for (const word of ["a", "b"]) tell(word);
  vi.runAllTimers();
  expect(heard).toEqual([["a"], ["b"]]);
  draw();
  expect(heard).toHaveLength(2);
});

test("a page that nobody sees hears each word at once", () => {
  isHidden = true;
  const { heard, tell } = listener();
  for (const word of ["a", "b"]) tell(word);
  expect(heard).toEqual([["a"], ["b"]]);
});

test("very many words are spread over several pictures, in their order", () => {
  const { heard, tell } = listener();
  const words = Array.from({ length: 15 }, (_, at) => `${at}`);
  for (const word of words) tell(word);
  for (const _picture of words) draw();
  expect(heard.flat()).toEqual(words);
  expect(heard.length).toBeGreaterThan(2);
  expect(heard.length).toBeLessThan(words.length);
});
