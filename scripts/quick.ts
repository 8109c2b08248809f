// npm run quick: what a change can have broken, in less than a minute on a free machine.
import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { isModule, readImportGraph } from "./quick/import-graph.ts";
import { relatedTests, shortRun } from "./quick/related-tests.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
/** Test files in one run: a second of a core each, more or less. */
const MOST = 50;
const TRUNKS = ["origin/main", "main"];

const HELP = `Usage: npm run quick [-- --since REVISION] [--most N]

Types of everything, lint of what has changed, and the tests that the change can break:
those that import it, however indirectly, nearest first. Before a commit.

  --since REVISION  what counts as changed is what differs from here, with all that is not
                    committed (default: where this branch left origin/main, or main)
  --most N          at most so many test files (default: ${MOST}); of more, those that import
                    what has changed directly, then the nearest of each package in turn
  --help            this text

Whole games (*.slow.test.ts), browsers and sweeps are left out unless they have changed
themselves; "npm test" runs them. What is left out is counted.`;

const git = (...words: readonly string[]): string | null => {
  const { status, stdout } = spawnSync("git", words, { cwd: ROOT, encoding: "utf8" });
  return status === 0 ? stdout.trim() : null;
};

function changedSince(revision: string): readonly string[] {
  const changed = git("diff", "--name-only", "--no-renames", revision);
  if (changed === null) throw new Error(`there is no revision "${revision}"`);
  const added = git("ls-files", "--others", "--exclude-standard") ?? "";
  return [...new Set(`${changed}\n${added}`.split("\n"))].filter((file) => file !== "");
}

const leftTrunk = (): string => {
  const bases = TRUNKS.map((trunk) => git("merge-base", "HEAD", trunk));
  return bases.find((base) => base !== null) ?? "HEAD";
};

function run(file: string, words: readonly string[]): Promise<boolean> {
  const child = spawn(process.execPath, [join(ROOT, file), ...words], { cwd: ROOT, stdio: "inherit" });
  return new Promise((resolve) => child.on("close", (status) => resolve(status === 0)));
}

const lint = (files: readonly string[]): Promise<boolean> =>
  run("node_modules/@biomejs/biome/bin/biome", [
    "check",
    "--error-on-warnings",
    "--no-errors-on-unmatched",
    ...files,
  ]);

async function main(): Promise<boolean> {
  const { values } = parseArgs({
    options: { since: { type: "string" }, most: { type: "string" }, help: { type: "boolean" } },
  });
  if (values.help === true) {
    console.log(HELP);
    return true;
  }
  const changed = changedSince(values.since ?? leftTrunk());
  const there = changed.filter((file) => existsSync(join(ROOT, file)));
  const { taken, long, more } = shortRun(
    relatedTests(readImportGraph(ROOT), changed),
    Number(values.most ?? MOST),
  );
  const others = changed.filter((file) => !isModule(file)).length;
  console.log(`quick: ${changed.length} files have changed, ${others} of them no modules.`);
  console.log(`quick: ${taken.length} files of tests; left out: ${long} of whole games, ${more} for time.`);
  const checks = await Promise.all([run("scripts/check-types.mjs", []), there.length === 0 || lint(there)]);
  if (checks.includes(false)) return false;
  return taken.length === 0 || run("node_modules/vitest/vitest.mjs", ["run", "--reporter=dot", ...taken]);
}

process.exitCode = (await main()) ? 0 : 1;
