import { scenarioFlawText } from "@fhtagn/words";
import { expect, test } from "vitest";
import { type Parsed, parseFile } from "./parse-file.ts";
import type { Scenario } from "./scenario.ts";

function only(text: string): Parsed {
  const [parsed, ...others] = parseFile(text);
  if (parsed === undefined || others.length > 0) throw new Error("not one document");
  return parsed;
}

function scenarioOf(text: string): Scenario {
  const parsed = only(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.flaw));
  return parsed.scenario;
}

test("a file holds one scenario a document; empty documents do not count", () => {
  const titles = parseFile("---\ntitle: One\n---\ntitle: Two\n---\n").map((parsed) =>
    parsed.ok ? parsed.scenario.title : "",
  );
  expect(titles).toEqual(["One", "Two"]);
});

test("everything but the position has a default", () => {
  expect(scenarioOf("title: One")).toEqual({
    title: "One",
    rules: [],
    ruleset: "lcg",
    options: {},
    strict: false,
    cards: [],
    given: {},
    steps: [],
    expect: {},
  });
});

test("steps are moves, advances, refusals, offers and expectations", () => {
  const { steps } = scenarioOf(`
title: Steps
moves:
  - P1 passes
  - advance: P2 draw window
  - refused: P1 plays T-Men
    by: PAY-01
  - offered: {P2: [A, B], P1: []}
  - expect: {turn: 7}
`);
  expect(steps.map(({ kind }) => kind)).toEqual([
    "move",
    "advance",
    "refused",
    "offered",
    "offered",
    "expect",
  ]);
  expect(steps[2]).toMatchObject({ by: "PAY-01", move: { verb: "plays" } });
  expect(steps[4]).toMatchObject({ player: "P2", names: ["A", "B"] });
});

test("test cards get defaults and letters become icons", () => {
  const [card, story] = scenarioOf(`
cards:
  - {title: Twin, type: character, faction: hastur, skill: 2, icons: TTC, keywords: [Fast], steadfast: 2}
  - {title: Tale, type: story, faction: neutral, struggles: TI}
`).cards;
  expect(card?.facts).toMatchObject({
    code: "test-1",
    cost: 0,
    skill: 2,
    icons: { terror: 2, combat: 1, arcane: 0, investigation: 0 },
    steadfastFaction: "hastur",
  });
  expect(story?.facts).toMatchObject({ struggles: ["terror", "investigation"], cost: null });
});

test("abilities of a test card are the JSON of a card file", () => {
  const [list, object] = scenarioOf(`
cards:
  - {title: A, type: character, faction: hastur, abilities: [{timing: action, effect: {do: draw, who: you, count: 1}}]}
  - {title: B, type: support, faction: hastur, abilities: {attachTo: {type: character}, abilities: []}}
`).cards;
  expect(list?.text.abilities).toHaveLength(1);
  expect(object?.text.attachTo).toEqual({ type: "character" });
});

test.each([
  ["title: One\ntitel: Two", 2, /unknown key "titel"/],
  ["title: One\nmoves:\n  - P1 passes\n  - P1 sleeps", 4, /unknown verb/],
  ["title: One\nmoves:\n  - advanced: window", 3, /unknown step/],
  ["title: One\nmoves:\n  - advance: window\n    by: X", 4, /unknown key "by"/],
  ["title: One\nruleset: old", 2, /expected lcg, ccg/],
  ["title: One\noptions: {speed: 3}", 2, /unknown option/],
  ["title: [One", 1, /./],
  ["title: One\ncards:\n  - {title: A, type: hero, faction: hastur}", 3, /expected character/],
  ["title: One\ncards:\n  - {title: A, type: character, faction: hastur, icons: TX}", 3, /letters of TCAI/],
  ["just words", 1, /expected a scenario/],
])("%j is refused at line %i", (text, line, message) => {
  const parsed = only(text);
  expect(parsed.ok).toBe(false);
  if (parsed.ok) return;
  expect(scenarioFlawText(parsed.flaw, "en")).toMatch(message);
  expect(parsed.line).toBe(line);
});

const MANY = 100_000;
test.each([
  ["lists", "[".repeat(MANY), 3],
  ["maps", `title: ${"{a: ".repeat(MANY)}1${"}".repeat(MANY)}`, 3],
  ["lists by dashes", `${"- ".repeat(MANY)}x`, 3],
  ["keys by question marks", `${"? ".repeat(MANY)}x`, 3],
  ["maps by columns", Array.from({ length: 2_000 }, (_, depth) => `${" ".repeat(depth)}a:`).join("\n"), 203],
])("%s in each other without end are no scenario, and told in one place", (_, text, line) => {
  expect(parseFile(`title: One\n---\n${text}\n`)).toEqual([
    { ok: false, title: "untitled", line, place: "", flaw: { is: "tooDeep" } },
  ]);
});

test("what stands deeper than in any file of ours is read", () => {
  const deep = `${"[".repeat(50)}${"]".repeat(50)}`;
  expect(parseFile(`title: One\nexpect: { "[[[": ${deep} }\n`)).toMatchObject([{ ok: true }]);
});
