import { expect, test } from "vitest";
import { DEFAULT_KEYS } from "../../table/keys/commands.ts";
import { canBeBound, rebind, unbind } from "./rebind.ts";

test("a free key goes to the command, and nobody loses one", () => {
  expect(rebind(DEFAULT_KEYS, "zoom", "X")).toEqual({
    keys: { ...DEFAULT_KEYS, zoom: ["X"] },
    lostBy: null,
  });
});

test("a key that is taken is lost by whoever had it; his other keys stay", () => {
  const { keys, lostBy } = rebind(DEFAULT_KEYS, "zoom", "U");
  expect(lostBy).toBe("undo");
  expect(keys.zoom).toEqual(["U"]);
  expect(keys.undo).toEqual(["Control+Z"]);
});

test("its own key again changes nothing for the others", () => {
  expect(rebind(DEFAULT_KEYS, "zoom", "Z")).toEqual({ keys: DEFAULT_KEYS, lostBy: null });
});

test("a key can be taken away", () => {
  expect(unbind(DEFAULT_KEYS, "undo")).toEqual({ ...DEFAULT_KEYS, undo: [] });
});

test("keys that move the focus stay with the browser", () => {
  for (const key of ["Tab", "Enter", "ArrowLeft", "Shift"]) expect(canBeBound(key)).toBe(false);
  for (const key of ["a", "?", " ", "F2", "Escape"]) expect(canBeBound(key)).toBe(true);
});
