import { expect, test } from "vitest";
import { numberedTests, repeatedFiles, repeatedNames } from "./repeated-names.ts";

const from = (path: string, text: string) => ({ path, text });

test("a name that two files export is told with both, whatever it is", () => {
  const sources = [
    from("packages/dice/src/die.ts", "export interface Side {}\nexport const [ONE, TWO] = [1, 2];"),
    from("packages/game/src/seat.tsx", "export type Side = 1;\nexport function throwDice() {}"),
    from("scripts/odds.ts", "class throwDice {}\nexport { throwDice };\nexport const TWO = 2;"),
  ];
  expect(repeatedNames(sources)).toEqual([
    { name: "Side", paths: ["packages/dice/src/die.ts", "packages/game/src/seat.tsx"] },
    { name: "TWO", paths: ["packages/dice/src/die.ts", "scripts/odds.ts"] },
    { name: "throwDice", paths: ["packages/game/src/seat.tsx", "scripts/odds.ts"] },
  ]);
});

test("a name is told wherever it is repeated: in tests, in what supports them, in scripts", () => {
  const sources = [
    from("packages/dice/src/die.ts", "export const roll = 1;"),
    from("packages/dice/src/test/hand.ts", "export const hold = 1;"),
    from("packages/dice/test/hand.ts", "export const roll = 3;"),
    from("packages/dice/src/die.test.tsx", "export const turn = 4;"),
    from("packages/game/e2e/support/seat.ts", "export const turn = 5;"),
    from("scripts/hold.mjs", "export function hold() {}"),
  ];
  expect(repeatedNames(sources).map(({ name }) => name)).toEqual(["roll", "hold", "turn"]);
  expect(repeatedFiles(sources)).toEqual([
    {
      name: "packages/dice: hand.ts",
      paths: ["packages/dice/src/test/hand.ts", "packages/dice/test/hand.ts"],
    },
  ]);
});

test("what a tool asks for has the tool's name", () => {
  const sources = [
    from("packages/rules/src/procedures/setup.ts", "export const setup = 1;"),
    from("packages/web/e2e/serve-built-client.ts", "export const setup = 2;"),
    from("packages/rules/src/save.ts", "export const load = 1;"),
    from("scripts/mutation/hooks.mjs", "export const load = 2;"),
  ];
  expect(repeatedNames(sources)).toEqual([]);
  expect(repeatedNames([...sources, from("scripts/again.ts", "export const load = 3;")])).toHaveLength(1);
});

test("what a file keeps to itself or hands on is not counted", () => {
  const sources = [
    from("packages/dice/src/die.ts", "export const roll = 1;\nexport function many(a: 1): 1;"),
    from("packages/dice/src/index.ts", 'export { roll } from "./die.ts";'),
    from("packages/dice/src/loaded.ts", "const roll = 6;"),
    from("packages/dice/test/hand.ts", "const roll = 3;"),
  ];
  expect(repeatedNames(sources)).toEqual([]);
});

test("two languages, two sets of cards, a word of cards and what carries it out are the same thing", () => {
  const sources = [
    from("packages/words/src/en/log.ts", "export const log = 1;"),
    from("packages/words/src/fr/log.ts", "export const log = 1;"),
    from("packages/cards/src/core-set/hastur.ts", "export const hastur = [];"),
    from("packages/cards/src/second-set/hastur.ts", "export const hastur = [];"),
    from("packages/rules/src/dsl/verbs.ts", "export const sort = 1;"),
    from("packages/rules/src/procedures/sort.ts", "export const sort = 2;"),
  ];
  expect(repeatedNames(sources)).toEqual([]);
  expect(repeatedFiles(sources)).toEqual([]);
});

test("two procedures of one name are two things, and so is a third beside a word", () => {
  const one = from("packages/rules/src/procedures/one.ts", "export const sort = 1;");
  const two = from("packages/rules/src/queries/two.ts", "export const sort = 2;");
  const word = from("packages/rules/src/dsl/verbs.ts", "export const sort = 3;");
  expect(repeatedNames([one, two])).toHaveLength(1);
  expect(repeatedNames([one, two, word])).toHaveLength(1);
});

test("a file has its name alone in its package, but for doors and the starts of programs beside the tests", () => {
  const sources = [
    "packages/dice/src/die.ts",
    "packages/dice/src/loaded/die.ts",
    "packages/game/src/die.ts",
    "packages/dice/src/index.ts",
    "packages/dice/src/loaded/index.ts",
    "packages/dice/e2e/long/main.ts",
    "packages/dice/e2e/short/main.ts",
  ];
  expect(repeatedFiles(sources.map((path) => from(path, "")))).toEqual([
    { name: "packages/dice: die.ts", paths: ["packages/dice/src/die.ts", "packages/dice/src/loaded/die.ts"] },
  ]);
  const starts = [from("packages/dice/src/main.ts", ""), from("packages/dice/src/loaded/main.ts", "")];
  expect(repeatedFiles(starts)).toHaveLength(1);
});

test("a test is named after what it is about, not by a number", () => {
  const paths = [
    "triggers-7.test.ts",
    "triggers-12.slow.test.ts",
    "triggers-forced.test.ts",
    "triggers-7.ts",
  ];
  expect(numberedTests(paths.map((path) => from(path, "")))).toEqual(paths.slice(0, 2));
});
