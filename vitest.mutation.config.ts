import { defineConfig } from "vitest/config";
import base from "./vitest.config.ts";

/** What mutation testing runs: the rules tests and the worked examples, nothing that plays many games. */
export default defineConfig({
  ...base,
  test: {
    ...base.test,
    // A mutant must be caught by what a test says, not by the sound-state checks at its end; and it is faster.
    env: { FHTAGN_CHECKS: "off" },
    include: ["packages/testkit/test/rules/**/*.test.ts", "packages/testkit/test/scenarios.test.ts"],
  },
});
