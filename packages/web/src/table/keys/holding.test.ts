import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { makeHolding, PRESS } from "./holding.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("a key that was held takes back what it did, one that was pressed does not", () => {
  const holding = makeHolding();
  const over = vi.fn();
  holding.begin("f", over);
  vi.advanceTimersByTime(PRESS - 1);
  holding.letGo("f");
  expect(over).not.toHaveBeenCalled();
  holding.begin("f", over);
  vi.advanceTimersByTime(PRESS);
  holding.letGo("v");
  expect(over).not.toHaveBeenCalled();
  holding.letGo("f");
  holding.letGo("f");
  expect(over).toHaveBeenCalledOnce();
});

test("a window that loses the keyboard lets all keys go", () => {
  const holding = makeHolding();
  const over = vi.fn();
  holding.begin("f", over);
  holding.begin("v", over);
  vi.advanceTimersByTime(PRESS);
  holding.letAllGo();
  expect(over).toHaveBeenCalledTimes(2);
});
