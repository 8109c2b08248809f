import { expect, test } from "vitest";
import { stepAfter } from "./move.ts";
import { ALL_STEPS, STEPS, type TurnStep } from "./turn-steps.ts";

const named = (id: string): TurnStep => {
  const step = ALL_STEPS.find((one) => one.id === id);
  if (step === undefined) throw new Error(`no step ${id}`);
  return step;
};
const after = (id: string, key: string): string | undefined => stepAfter(named(id), key)?.id;

test("down and up follow the turn across phases", () => {
  expect(after("refresh-end", "ArrowDown")).toBe("draw-start");
  expect(after("draw-start", "ArrowUp")).toBe("refresh-end");
});

test("right and left go to the phase beside, past its start", () => {
  expect(after("refreshBox", "ArrowRight")).toBe("drawBox");
  expect(after("w5", "ArrowLeft")).toBe("w4");
});

test("the picture ends at both ends, and other keys mean nothing", () => {
  expect(after("refresh-start", "ArrowUp")).toBeUndefined();
  expect(after("endTurnBox", "ArrowRight")).toBeUndefined();
  expect(after("w1", "a")).toBeUndefined();
  expect(after("w1", "End")).toBe("endTurnBox");
});

test("a turn has eight action windows (TIME-10), and each step an address of its own", () => {
  expect(ALL_STEPS.filter(({ kind }) => kind === "window")).toHaveLength(8);
  expect(new Set(ALL_STEPS.map(({ id }) => id)).size).toBe(ALL_STEPS.length);
  expect(STEPS.operations.map(({ kind }) => kind)).toEqual(["box", "window", "box"]);
});
