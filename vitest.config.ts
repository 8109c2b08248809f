import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/**
 * Every package name stands for the source in this very folder, read from its `exports`.
 * Mutation tests run in a copy of the repository whose node_modules still link to the original.
 */
function workspaceSources() {
  const packages = new URL("./packages/", import.meta.url);
  return readdirSync(packages).flatMap((folder) => {
    const manifest = JSON.parse(readFileSync(new URL(`${folder}/package.json`, packages), "utf8"));
    return Object.entries<string>(manifest.exports ?? {}).map(([entry, file]) => ({
      find: new RegExp(`^${manifest.name}${entry.slice(1)}$`),
      replacement: fileURLToPath(new URL(`${folder}/${file}`, packages)),
    }));
  });
}

export default defineConfig({
  resolve: { alias: workspaceSources() },
  test: {
    include: ["packages/*/src/**/*.test.ts", "packages/*/test/**/*.test.ts"],
    exclude: ["**/node_modules/**", "**/.stryker-tmp/**"],
    // No module keeps state, and a fresh module graph per file costs more than the tests.
    isolate: false,
    passWithNoTests: true,
  },
});
