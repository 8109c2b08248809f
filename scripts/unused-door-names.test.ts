import { expect, test } from "vitest";
import { type Door, unusedDoorNames } from "./unused-door-names.ts";

const door: Door = {
  specifier: "@ours/dice",
  folder: "packages/dice",
  source: {
    path: "packages/dice/src/index.ts",
    text: 'export { type Die, roll } from "./roll.ts";\nexport const SIDES = 6;\n',
  },
};

const from = (path: string, text: string) => ({ path, text });

test("what another package, its tests or a script imports is used", () => {
  const sources = [
    from("packages/game/src/turn.ts", 'import { roll as throwIt } from "@ours/dice";'),
    from("packages/game/test/turn.test.ts", 'import type { Die } from "@ours/dice";'),
    from("scripts/odds.ts", 'export { SIDES } from "@ours/dice";'),
  ];
  expect(unusedDoorNames([door], sources)).toEqual([]);
});

test("what only the package itself imports is not", () => {
  const sources = [
    from("packages/dice/test/roll.test.ts", 'import { type Die, roll, SIDES } from "@ours/dice";'),
    from("packages/game/src/turn.ts", 'import { roll } from "@ours/dice/loaded";\nimport "@ours/dice";'),
  ];
  expect(unusedDoorNames([door], sources)).toEqual([
    "@ours/dice: SIDES",
    "@ours/dice: Die",
    "@ours/dice: roll",
  ]);
});

test("whoever takes the whole door uses all of it", () => {
  const sources = [from("scripts/all.ts", 'import * as dice from "@ours/dice";')];
  expect(unusedDoorNames([door], sources)).toEqual([]);
});
