import { expect, test } from "vitest";
import { fittedHeight } from "./use-fitted.ts";

test("few cards have their full height", () => {
  expect(fittedHeight(100, 3, 700)).toBe(100);
  expect(fittedHeight(100, 0, 700)).toBe(100);
});

test("more cards shrink to fit, but not below their least share", () => {
  const nine = fittedHeight(100, 9, 700);
  expect(nine).toBeLessThan(100);
  expect(nine * 0.78 * 9 + 6 * 8).toBeLessThanOrEqual(702);
  expect(fittedHeight(100, 40, 700)).toBe(72);
});

test("never narrower than a finger", () => {
  expect(fittedHeight(60, 40, 700) * 0.78).toBeGreaterThanOrEqual(43);
});
