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
  const leansOnNext = (word: string): boolean => word.startsWith("done");
  return { heard, tell: betweenPictures<string>((...words) => heard.push(words), leansOnNext) };
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

test("a word that leans on the next is heard together with it", () => {
  const { heard, tell } = listener();
  tell("done");
  expect(heard).toEqual([]);
  tell("a");
  expect(heard).toEqual([["done", "a"]]);
  tell("b");
  draw();
  expect(heard).toEqual([["done", "a"], ["b"]]);
});

test("if nothing follows it is heard after the picture", () => {
  const { heard, tell } = listener();
  tell("done");
  draw();
  expect(heard).toEqual([["done"]]);
  draw();
  tell("a");
  expect(heard).toEqual([["done"], ["a"]]);
});

test("pictures do not come between a word and the one it leans on", () => {
  const { heard, tell } = listener();
  for (const word of ["a", "b", "c", "d", "done", "e"]) tell(word);
  draw();
  expect(heard).toEqual([["a"], ["b", "c", "d"]]);
  draw();
  expect(heard).toEqual([["a"], ["b", "c", "d"], ["done", "e"]]);
});

test("the last of several that leans waits for the next word, and is heard once", () => {
  const { heard, tell } = listener();
  for (const word of ["a", "b", "done"]) tell(word);
  draw();
  expect(heard).toEqual([["a"], ["b"]]);
  tell("c");
  draw();
  draw();
  expect(heard).toEqual([["a"], ["b"], ["done", "c"]]);
});

test("a page that is hidden meanwhile hears nothing twice", () => {
  const { heard, tell } = listener();
  tell("done");
  isHidden = true;
  tell("a");
  vi.runAllTimers();
  expect(heard).toEqual([["done", "a"]]);
});
