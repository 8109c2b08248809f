import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readImportGraph } from "./import-graph.ts";
import { relatedTests, shortRun } from "./related-tests.ts";

const ROOT = mkdtempSync(join(tmpdir(), "fhtagn-quick-"));
afterAll(() => rmSync(ROOT, { recursive: true }));

const FILES = {
  "packages/rules/package.json":
    '{ "name": "@game/rules", "exports": { ".": "./src/index.ts", "./text/*": "./src/text/*/index.ts" } }',
  "packages/rules/src/text/fr/index.ts": "export const blesser = 1;",
  "packages/bots/test/words.test.ts": 'import { blesser } from "@game/rules/text/fr";',
  "packages/rules/src/index.ts": 'export { wound } from "./wound.ts";',
  "packages/rules/src/wound.ts": "export const wound = 1;",
  "packages/rules/src/wound.test.ts": 'import { wound } from "./wound.ts";',
  "packages/bots/package.json": '{ "name": "@game/bots" }',
  "packages/bots/src/greedy.ts": 'import { wound } from "@game/rules";',
  "packages/bots/test/greedy.test.ts": 'import { greedy } from "../src/greedy.ts";',
  "packages/bots/test/arena.slow.test.ts": 'import { greedy } from "../src/greedy.ts";',
  "packages/bots/test/types.test.ts": 'import type { wound } from "@game/rules";',
  "packages/bots/test/texts.test.ts": 'readFileSync(join("golden", "all.md"));',
};
for (const [file, text] of Object.entries(FILES)) {
  mkdirSync(join(ROOT, dirname(file)), { recursive: true });
  writeFileSync(join(ROOT, file), text);
}
const GRAPH = readImportGraph(ROOT);

test("a change reaches the tests of its dependents, through a package's door too; types run nothing", () => {
  expect(relatedTests(GRAPH, ["packages/rules/src/wound.ts"])).toEqual([
    { file: "packages/rules/src/wound.test.ts", distance: 1 },
    { file: "packages/bots/test/arena.slow.test.ts", distance: 3 },
    { file: "packages/bots/test/greedy.test.ts", distance: 3 },
  ]);
});

test("a door with a star leads on too", () => {
  expect(relatedTests(GRAPH, ["packages/rules/src/text/fr/index.ts"])).toEqual([
    { file: "packages/bots/test/words.test.ts", distance: 1 },
  ]);
});

test("data reaches the tests that name its folder", () => {
  expect(relatedTests(GRAPH, ["packages/bots/golden/all.md", "LICENSE"])).toEqual([
    { file: "packages/bots/test/texts.test.ts", distance: 1 },
  ]);
});

test("a short run leaves out what is long, unless it has changed itself", () => {
  const changed = ["packages/rules/src/wound.ts"];
  expect(shortRun(relatedTests(GRAPH, changed), 9)).toEqual({
    taken: ["packages/rules/src/wound.test.ts", "packages/bots/test/greedy.test.ts"],
    long: 1,
    more: 0,
  });
  const itself = ["packages/bots/test/arena.slow.test.ts"];
  expect(shortRun(relatedTests(GRAPH, itself), 9).taken).toEqual(itself);
});

test("of too many, what is nearest stays, and each package has its say", () => {
  const related = ["rules/a", "rules/b", "rules/c", "web/d", "bots/e"].map((file, at) => ({
    file: `packages/${file}.test.ts`,
    distance: at === 0 ? 1 : 4,
  }));
  expect(shortRun(related, 4)).toEqual({
    taken: ["rules/a", "rules/b", "web/d", "bots/e"].map((file) => `packages/${file}.test.ts`),
    long: 0,
    more: 1,
  });
});
