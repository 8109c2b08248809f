import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { distinctNames, readsOfStack } from "./seam.ts";

const NAMES = distinctNames(
  readFileSync(new URL("../packages/rules/src/state/procedure-locals.ts", import.meta.url), "utf8"),
);

test("the names of procedures are found in their list, words of card texts aside", () => {
  expect(NAMES).toContain("resolveStory");
  expect(NAMES).toContain("disruptRound");
  expect(NAMES).not.toContain("inOrder");
});

test("whoever reads frames, locals or a procedure's name is found", () => {
  const found = (code: string): unknown => readsOfStack(code, NAMES)[0]?.found;
  expect(found("const frame = state.frames.at(-1);")).toBe("frames");
  expect(found("const { story } = frame.locals;")).toBe("locals");
  expect(found("if (one.procedure === name) return;")).toBe("procedure");
  expect(found('find(({ name }) => name === "resolveStory")')).toBe('"resolveStory"');
  expect(readsOfStack("const a = 1;\nconst b = view.frames;", NAMES)).toEqual([{ line: 2, found: "frames" }]);
});

test("questions, moments and comments are nobody's secret", () => {
  expect(readsOfStack("const { story } = view.moment; // not of frames", NAMES)).toEqual([]);
  expect(readsOfStack(" * the frames of the engine", NAMES)).toEqual([]);
  expect(readsOfStack('if (about.about === "struggle") return;', NAMES)).toEqual([]);
});
