import { readdirSync, readFileSync } from "node:fs";
import { library } from "@fhtagn/cards";
import type { CardDefinition } from "@fhtagn/rules";
import { describeError, runScenarioText } from "@fhtagn/testkit";
import { describe, expect, test } from "vitest";

const FOLDER = new URL("../scenarios/", import.meta.url);
const run = (file: string, cards: readonly CardDefinition[]) =>
  runScenarioText(readFileSync(new URL(file, FOLDER), "utf8"), file, cards);
const yamlIn = (folder: URL): readonly string[] =>
  readdirSync(folder).filter((file) => file.endsWith(".yaml") && file !== "failing.yaml");
const FILES = yamlIn(FOLDER);
/** The worked examples of the rule sources, with printed cards where they are written. */
const EXAMPLES = yamlIn(new URL("examples/", FOLDER)).map((file) => `examples/${file}`);

describe.each([...FILES, ...EXAMPLES])("%s", (file) => {
  test.each(run(file, library()).map((result) => [result.title, result] as const))("%s", (_, { error }) => {
    expect(error === undefined ? "" : describeError(error)).toBe("");
  });
});

/** With a pool of nothing but test cards nobody is asked about what he might hold. */
describe.each(FILES.filter((file) => file !== "printed-cards.yaml"))("%s without a pool", (file) => {
  test.each(run(file, []).map((result) => [result.title, result] as const))("%s", (_, { error }) => {
    expect(error === undefined ? "" : describeError(error)).toBe("");
  });
});

/** What stands behind the arrow in the title must be in the error. */
describe("failing.yaml", () => {
  test.each(run("failing.yaml", library()).map((result) => [result.title, result] as const))(
    "%s",
    (title, { ok, error }) => {
      expect(ok).toBe(false);
      const [, expected = "nothing"] = title.split(" => ");
      expect(error === undefined ? "" : describeError(error)).toContain(expected);
    },
  );
});
