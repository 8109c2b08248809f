import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { distance, nearTitles } from "../src/reference/near-titles.ts";
import { treeLines } from "../src/reference/tree-lines.ts";
import { fhtagnIn } from "./fhtagn.ts";

const fhtagn = fhtagnIn(tmpdir());

test("card shows facts, both texts, the tree and the tests", () => {
  const { status, stdout } = fhtagn("card", "t-men");
  expect(status).toBe(0);
  expect(stdout).toContain("T-Men (core-set-12)\nThe Agency, character. Government. Steadfast 2.\n");
  expect(stdout).toContain("Forced Response: After this character enters play");
  expect(stdout).toContain("après que ce personnage est entré en jeu");
  expect(stdout).toContain("  forcedResponse\n    when: { on: cardEnteredPlay, card: this }\n");
  expect(stdout).toMatch(/\d+ tests, packages\/cards\/test\/core-set\/t-men\.test\.ts:\n {2}T-Men /);
});

test("an unknown title is one clear line with suggestions", () => {
  const { status, stdout, stderr } = fhtagn("card", "Tmen");
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  expect(stderr).toMatch(/^error: no card is called "Tmen"; did you mean "T-Men", .*\?\n$/);
});

test("near titles: few letters first, then those that contain the word", () => {
  const titles = ["Shotgun Blast", "Shotgun", "Short Fuse", "T-Men", "T-Men"];
  expect(nearTitles("Shotgn", titles)).toEqual(["Shotgun"]);
  expect(nearTitles("shot", titles)).toEqual(["Shotgun Blast", "Shotgun"]);
  expect(nearTitles("t men", titles)).toEqual(["T-Men"]);
  expect(nearTitles("xyzzyx", titles)).toEqual([]);
});

test("distance counts letters changed, added and left out", () => {
  const pairs = [
    ["dagon", "dagon"],
    ["dagon", "dragon"],
    ["dagon", "pagan"],
    ["", "abc"],
  ] as const;
  expect(pairs.map(([a, b]) => distance(a, b))).toEqual([0, 1, 2, 3]);
});

test("a short tree is one line, a long one has a field a line, the effect last", () => {
  expect(treeLines({ do: "draw", who: "you", count: 1 })).toEqual(["draw { who: you, count: 1 }"]);
  expect(treeLines({ do: "cancel" })).toEqual(["cancel"]);
  const cost = [{ do: "exhaust", what: { the: "this" } }];
  const who = {
    choose: { type: "character", committed: true, anyOf: [{ subtype: "Cultist" }, { subtype: "Monster" }] },
  };
  expect(treeLines({ timing: "action", effect: { do: "wound", who }, cost })).toEqual([
    "action",
    "  cost: [exhaust { what: { the: this } }]",
    "  effect: wound",
    "    who:",
    "      choose: { type: character, committed, anyOf: [{ subtype: Cultist }, { subtype: Monster }] }",
  ]);
});
