import { expect, test } from "vitest";
import { InvariantBroken } from "./game.ts";
import { itemAt, mustBe, playerAsked } from "./must-be.ts";

test("what must be there and is not, is told with its rule", () => {
  expect(mustBe(0, "STORY-31", "story")).toBe(0);
  expect(() => mustBe(null, "STORY-31", "story")).toThrow(new InvariantBroken("STORY-31", "no story"));
  expect(() => mustBe(undefined, "STORY-31", "story")).toThrow("STORY-31: no story");
});

test("a list has nothing outside itself", () => {
  expect(itemAt(["a", "b"], 1)).toBe("b");
  for (const at of [-1, 2, 0.5]) expect(() => itemAt(["a", "b"], at)).toThrow(`nothing at ${at} of 2`);
});

test("nobody is asked when the game is over", () => {
  expect(playerAsked({ question: { player: "P2" } })).toBe("P2");
  expect(() => playerAsked({ question: null })).toThrow("no open question");
});
