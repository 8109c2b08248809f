import { readdirSync, readFileSync } from "node:fs";
import { library } from "@fhtagn/cards";
import type { CardDefinition } from "@fhtagn/rules";
import { describe, expect, test } from "vitest";
import { describeError } from "../src/report.ts";
import { type ReadScenario, readScenarios } from "../src/run-scenarios.ts";

const FOLDER = new URL("../scenarios/", import.meta.url);
const yamlIn = (folder: URL): readonly string[] =>
  readdirSync(folder).filter((file) => file.endsWith(".yaml") && file !== "failing.yaml");
const FILES = yamlIn(FOLDER);
/** The worked examples of the rule sources, with printed cards where they are written. */
const EXAMPLES = yamlIn(new URL("examples/", FOLDER)).map((file) => `examples/${file}`);

/** Read when tests are collected, run inside the test. */
const scenariosOf = (file: string) =>
  readScenarios(readFileSync(new URL(file, FOLDER), "utf8"), file).map(
    (scenario) => [scenario.title, scenario] as const,
  );

function problemOf(scenario: ReadScenario, cards: readonly CardDefinition[]): string {
  const { error } = scenario.run(cards);
  return error === undefined ? "" : describeError(error);
}

describe.each([...FILES, ...EXAMPLES])("%s", (file) => {
  test.each(scenariosOf(file))("%s", (_, scenario) => {
    expect(problemOf(scenario, library())).toBe("");
  });
});

/** With a pool of nothing but test cards nobody is asked about what he might hold. */
describe.each(FILES.filter((file) => file !== "printed-cards.yaml"))("%s without a pool", (file) => {
  test.each(scenariosOf(file))("%s", (_, scenario) => {
    expect(problemOf(scenario, [])).toBe("");
  });
});

/** What stands behind the arrow in the title must be in the error. */
describe("failing.yaml", () => {
  test.each(scenariosOf("failing.yaml"))("%s", (title, scenario) => {
    const [, expected = "nothing"] = title.split(" => ");
    const problem = problemOf(scenario, library());
    expect(problem).not.toBe("");
    expect(problem).toContain(expected);
  });
});
