import { expect, test } from "vitest";
import { catalogue, editions, exemptRules, rulings } from "../src/reference/catalogue.ts";
import { citedIds, coverage } from "../src/reference/coverage.ts";
import { scenarioRules, testNames } from "../src/reference/test-names.ts";

/** Ids that no rule has: this file must not count as a test of any. */
const SOURCE = `
test("AA-04 equal counts have no winner", () => {});
it('a name with an \\'apostrophe\\' (BB-01)', () => {});
describe("CC", () => { test.only(\`CC-01 five tokens\`, () => {}); });
test.skip("DD-01 is not run", () => {});
test.todo("DD-02 is not written");
test.each([["BB-02 ( one", 1], ["BB-03 two", 2]])("%s", () => {});
test.each([1, 2])("BB-04 with %i", () => {});
const other = text("BB-05");
`;

test("names of tests are found, skipped ones are not", () => {
  const ids = [...citedIds(testNames(SOURCE).map((name) => ({ file: "x", name }))).keys()].sort();
  expect(ids).toEqual(["AA-04", "BB-01", "BB-02", "BB-03", "BB-04", "CC-01"]);
});

test("rules of scenario files are found in both forms of a list", () => {
  const text =
    "title: First\nrules: [A-01, B-02]\ngiven: {}\n---\nrules:\n  - C-KW-03\n  - C-04\ntitle: Second\n---\ntitle: None\n";
  expect(scenarioRules(text)).toEqual(["First [A-01 B-02]", "Second [C-KW-03 C-04]"]);
});

test("every rule has a statement and an example, and no id occurs twice", () => {
  const rules = catalogue();
  expect(rules.length).toBeGreaterThan(600);
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
  expect(rules.filter(({ statement, examples }) => statement === "" || examples.length === 0)).toEqual([]);
  expect(rules.find(({ id }) => id === "DECK-04")).toEqual({
    id: "DECK-04",
    statement: "At most three copies by title in the LCG; at most four in the CCG. (ED-07)",
    tags: ["LCG", "FR", "REF", "CCG"],
    examples: [
      "Given four copies of Shotgun Blast When checked under LCG Then illegal; under CCG Eldritch Then legal.",
    ],
    source: "docs/rules/catalogue.md",
  });
});

test("points of the editions and rulings on cards are part of the reference", () => {
  expect(editions().map(({ id }) => id)).toContain("ED-19");
  expect(rulings().map(({ id }) => id)).toContain("Magah Bird (F110)");
});

test("covered, uncovered and exempt rules are all rules", () => {
  const { total, covered, uncovered, exempt, tests } = coverage();
  expect(exempt).toEqual(exemptRules());
  expect(exempt).toHaveLength(34);
  expect(total).toBe(covered + uncovered.length + exempt.length);
  expect(tests["DECK-04"]?.[0]).toContain("packages/testkit/test/rules/decks.test.ts");
});
