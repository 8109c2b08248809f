import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { lessonsPlugin } from "./packages/web/lessons-plugin.ts";
import { rulesPlugin } from "./packages/web/rules-plugin/plugin.ts";

/**
 * Every package name stands for the source in this very folder, read from its `exports`.
 * Mutation tests run in a copy of the repository whose node_modules still link to the original.
 */
export function workspaceSources() {
  const packages = new URL("./packages/", import.meta.url);
  return readdirSync(packages).flatMap((folder) => {
    const manifest = JSON.parse(readFileSync(new URL(`${folder}/package.json`, packages), "utf8"));
    return Object.entries<string>(manifest.exports ?? {}).map(([entry, file]) => ({
      find: new RegExp(`^${manifest.name}${entry.slice(1)}$`),
      replacement: fileURLToPath(new URL(`${folder}/${file}`, packages)),
    }));
  });
}

/** No test is about time: long enough that only what hangs is ended, however busy the machine. */
const PATIENCE = 180_000;
/** What is awaited within a test gets a little less, so that it says what did not come. */
const POLLING = { timeout: 150_000 };

const NOT_OURS = ["**/node_modules/**", "**/.stryker-tmp/**"];
/** `npm run sweeps`: the same proofs as here, over many more games (docs/tests.md). */
const SWEEPS = "**/*.sweep.test.ts";

/** Files that put another module in the place of one: what they put there would stay for whoever comes next. */
function filesThatMock(): readonly string[] {
  const folder = new URL("./packages/web/src/", import.meta.url);
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .filter((file) => readFileSync(new URL(file, folder), "utf8").includes("vi.mock("))
    .map((file) => `packages/web/src/${file}`);
}

const MOCKING = filesThatMock();
const PAGE = {
  environment: "happy-dom",
  setupFiles: ["packages/web/src/app/test/each-test.ts"],
  testTimeout: PATIENCE,
  hookTimeout: PATIENCE,
};

export default defineConfig({
  resolve: { alias: workspaceSources() },
  test: {
    passWithNoTests: true,
    // Not one less than there are cores: nothing else runs meanwhile.
    maxWorkers: "100%",
    maxConcurrency: 2,
    expect: { poll: POLLING },
    projects: [
      {
        extends: true,
        test: {
          name: "engine",
          include: ["packages/*/src/**/*.test.ts", "packages/*/test/**/*.test.ts", "scripts/**/*.test.ts"],
          exclude: [...NOT_OURS, SWEEPS, "packages/web/**"],
          // No module keeps state, and a fresh module graph per file costs more than the tests.
          isolate: false,
          globalSetup: ["packages/server/test/postgres/shared-cluster.ts"],
          testTimeout: PATIENCE,
          hookTimeout: PATIENCE,
        },
      },
      {
        extends: true,
        plugins: [rulesPlugin(), lessonsPlugin()],
        test: {
          ...PAGE,
          name: "page",
          // One page for many files: each leaves it as it found it (each-test.ts).
          isolate: false,
          include: ["packages/web/src/**/*.test.{ts,tsx}"],
          exclude: [...NOT_OURS, ...MOCKING],
        },
      },
      {
        extends: true,
        plugins: [rulesPlugin(), lessonsPlugin()],
        test: { ...PAGE, name: "page-of-its-own", include: [...MOCKING], exclude: NOT_OURS },
      },
      {
        extends: true,
        test: {
          name: "browser",
          // One browser for many files (support/browser.ts).
          isolate: false,
          include: ["packages/web/e2e/**/*.test.ts"],
          exclude: NOT_OURS,
          globalSetup: ["packages/web/e2e/serve-built-client.ts"],
          testTimeout: PATIENCE,
          hookTimeout: PATIENCE,
        },
      },
    ],
  },
});
