import { defineConfig } from "vitest/config";
import { workspaceSources } from "./vitest.config.ts";

/** Only for what hangs: the longest sweep takes minutes on a free core. */
const PATIENCE = 3_600_000;

/** npm run sweeps: the long form of proofs of which `npm test` has a sample (docs/tests.md). */
export default defineConfig({
  resolve: { alias: workspaceSources() },
  test: {
    name: "sweeps",
    include: ["packages/*/test/**/*.sweep.test.ts"],
    exclude: ["**/node_modules/**", "**/.stryker-tmp/**"],
    isolate: false,
    maxWorkers: "100%",
    testTimeout: PATIENCE,
    hookTimeout: PATIENCE,
  },
});
