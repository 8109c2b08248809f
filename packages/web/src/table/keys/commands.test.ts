import { expect, test } from "vitest";
import { chordOf, commandOf, DEFAULT_KEYS, digitOf } from "./commands.ts";

const plain = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

test("letters are one key in both cases, with Shift another; signs are themselves", () => {
  expect(chordOf({ ...plain, key: "p" })).toBe("P");
  expect(chordOf({ ...plain, key: "P", shiftKey: true })).toBe("Shift+P");
  expect(chordOf({ ...plain, key: "?", shiftKey: true })).toBe("?");
  expect(chordOf({ ...plain, key: " " })).toBe("Space");
  expect(chordOf({ ...plain, key: "z", metaKey: true })).toBe("Control+Z");
});

test("a command is found by any of its chords, and not when it has none", () => {
  expect(commandOf("U", DEFAULT_KEYS)).toBe("undo");
  expect(commandOf("Control+Z", DEFAULT_KEYS)).toBe("undo");
  expect(commandOf("U", { ...DEFAULT_KEYS, undo: [] })).toBeNull();
});

test("digits answer unless they are switched off", () => {
  expect(digitOf("3", DEFAULT_KEYS)).toBe(3);
  expect(digitOf("3", { ...DEFAULT_KEYS, digits: [] })).toBeNull();
  expect(digitOf("L", DEFAULT_KEYS)).toBeNull();
});
