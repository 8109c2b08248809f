import { readdirSync, readFileSync } from "node:fs";
import { describeError, runScenarioText } from "@fhtagn/testkit";
import { describe, expect, test } from "vitest";

const FOLDER = new URL("../scenarios/", import.meta.url);
const run = (file: string) => runScenarioText(readFileSync(new URL(file, FOLDER), "utf8"), file, []);

describe.each(readdirSync(FOLDER).filter((file) => file !== "failing.yaml"))("%s", (file) => {
  test.each(run(file).map((result) => [result.title, result] as const))("%s", (_, { error }) => {
    expect(error === undefined ? "" : describeError(error)).toBe("");
  });
});

/** What stands behind the arrow in the title must be in the error. */
describe("failing.yaml", () => {
  test.each(run("failing.yaml").map((result) => [result.title, result] as const))("%s", (title, { ok, error }) => {
    expect(ok).toBe(false);
    const [, expected = "nothing"] = title.split(" => ");
    expect(error === undefined ? "" : describeError(error)).toContain(expected);
  });
});
