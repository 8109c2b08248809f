import { readFileSync } from "node:fs";
import { library } from "@fhtagn/cards";
import { describeError, runScenarioText } from "@fhtagn/scenarios";
import { expect, test } from "vitest";

const PAGE = readFileSync(new URL("../../../docs/scenarios.md", import.meta.url), "utf8");
const blocks = [...PAGE.matchAll(/```yaml\n([^`]*)```/g)].map(([, text = ""]) => text);
const whole = blocks.filter((text) => text.startsWith("title:"));

test("the page has whole scenarios", () => {
  expect(whole.length).toBeGreaterThan(0);
});

test.each(whole)("a scenario of the page holds: %s", (text) => {
  for (const { error } of runScenarioText(text, "docs/scenarios.md", library())) {
    expect(error === undefined ? "" : describeError(error)).toBe("");
  }
});

/** Parts of scenarios are at least read without complaint. */
test.each(blocks.filter((text) => !text.startsWith("title:")))("a part can be read: %s", (text) => {
  for (const { error } of runScenarioText(text, "docs/scenarios.md", library())) {
    expect(error?.step).not.toBe("reading the file");
  }
});
