import { defineConfig } from "vitest/config";
import base from "./vitest.config.ts";

/** What mutation testing runs: the rules tests and the worked examples, nothing that plays many games. */
export default defineConfig({
  ...base,
  test: {
    ...base.test,
    include: ["packages/testkit/test/rules/**/*.test.ts", "packages/testkit/test/scenarios.test.ts"],
  },
});
