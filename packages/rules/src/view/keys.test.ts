import { expect, test } from "vitest";
import { emptyState, makeGame } from "../new-game.ts";
import { edit } from "../state/access.ts";
import { makeLibrary } from "../state/library.ts";
import { createCard } from "../state/move.ts";
import { cardId } from "../state/types.ts";
import { parseAction, parseTrigger, parseUse, writeAction, writeTrigger, writeUse } from "./keys.ts";

const state = emptyState(makeGame({ library: makeLibrary([]) }), "keys");
const copy = createCard(state, "", "P1");
edit(state, copy.id).life = 3;

test("a use of a copy is forgotten when the copy has changed zone", () => {
  expect(parseUse(state, { key: "0.3/core-set-12.0", until: "turn" })).toEqual({
    key: "copy/core-set-12.0",
    card: 0,
  });
  expect(parseUse(state, { key: "0.2/core-set-12.0", until: "turn" })).toBeNull();
});

test("a use by title names no card", () => {
  const key = "T-Men/P1/core-set-12.0";
  expect(parseUse(state, { key, until: "phase" })).toEqual({ key, card: null });
});

test("keys come back with another card in them", () => {
  expect(writeUse("copy/core-set-12.0", cardId(9), 1)).toBe("9.1/core-set-12.0");
  expect(parseUse(state, { key: "dormant/P2/7", until: "turn" })).toEqual({ key: "dormant/P2", card: 7 });
  expect(writeUse("dormant/P2", cardId(9), 1)).toBe("dormant/P2/9");
  for (const key of ["12/3/core-set-12.0", "w5/3/core-set-12.1"]) {
    expect(writeTrigger({ ...parseTrigger(key), card: cardId(8) })).toBe(key.replace("/3/", "/8/"));
  }
  for (const key of ["1x9:3..", "1x9:3.4.", "1x9:3..core-set-12.0"]) {
    const parsed = parseAction(key);
    expect(parsed === null ? "" : writeAction(parsed)).toBe(key);
  }
});
