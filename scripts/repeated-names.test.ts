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

test("what a file keeps to itself, hands on, or only tests define is not counted", () => {
  const sources = [
    from("packages/dice/src/die.ts", "export const roll = 1;\nexport function many(a: 1): 1;"),
    from("packages/dice/src/index.ts", 'export { roll } from "./die.ts";'),
    from("packages/dice/src/loaded.ts", "const roll = 6;"),
    from("packages/dice/test/hand.ts", "export const roll = 3;"),
    from("packages/dice/src/die.test.ts", "export const roll = 4;"),
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

test("a file has its name alone in its package", () => {
  const sources = ["packages/dice/src/die.ts", "packages/dice/src/loaded/die.ts", "packages/game/src/die.ts"];
  expect(repeatedFiles(sources.map((path) => from(path, "")))).toEqual([
    { name: "packages/dice: die.ts", paths: ["packages/dice/src/die.ts", "packages/dice/src/loaded/die.ts"] },
  ]);
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
