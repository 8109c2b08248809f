import { expect, test } from "vitest";
import { MalformedScenario } from "./malformed.ts";
import { parseGoal, parseMove, splitClauses } from "./parse-move.ts";

test("a move is a player, a verb, words and clauses", () => {
  expect(parseMove("P2 plays Shotgun Blast; X 3; choose Byakhee Servant; drain D1", "")).toMatchObject({
    player: "P2",
    verb: "plays",
    words: "Shotgun Blast",
    clauses: [
      { kind: "X", words: "3" },
      { kind: "choose", words: "Byakhee Servant" },
      { kind: "drain", words: "D1" },
    ],
  });
});

test("a semicolon in quotes separates nothing", () => {
  expect(splitClauses('P1 plays "A; B"; drain D1')).toEqual(['P1 plays "A; B"', "drain D1"]);
});

test("some verbs stand alone, the others do not", () => {
  expect(parseMove("P1 passes", "").verb).toBe("passes");
  expect(() => parseMove("P1 passes twice", "")).toThrow(MalformedScenario);
  expect(() => parseMove("P1 plays", "")).toThrow(/does not say what/);
});

test.each([
  ["plays T-Men", /begins with P1 or P2/],
  ["P1 casts T-Men", /unknown verb/],
  ["P1 plays T-Men; tap D1", /unknown clause/],
  ["P1 plays T-Men; X many", /needs a number/],
  ["P1 plays T-Men; drain", /does not say what/],
  ["P1 concedes; drain D1", /has nothing to answer/],
])("%s is refused", (text, message) => {
  expect(() => parseMove(text, "moves[0]")).toThrow(message);
});

test.each([
  ["window", { word: "window" }],
  ["story before commits", { phase: "story", word: "before commits" }],
  ["P2 draw window", { player: "P2", phase: "draw", word: "window" }],
  ["end of turn", { word: "end of turn" }],
  ["story", { phase: "story", word: "before commits" }],
  ["P2 refresh", { player: "P2", phase: "refresh", word: "window" }],
  ["opposing", { word: "opposing" }],
])("the moment %s", (text, goal) => {
  expect(parseGoal(text, "")).toEqual({ text, ...goal });
});

test("an unknown moment is refused", () => {
  expect(() => parseGoal("teatime", "")).toThrow(/unknown moment/);
});
