/** How the result of a run is printed. */
import type { Locale } from "@fhtagn/rules";
import { commandWords, scenarioExpectedText, scenarioFoundText, scenarioWords } from "@fhtagn/words";
import type { ScenarioError, ScenarioResult } from "./run-scenarios.ts";

interface ToldError {
  readonly step: string;
  readonly expected: string;
  readonly found: string;
}

const toldError = ({ step, expected, found }: ScenarioError, locale: Locale): ToldError => ({
  step: step ?? scenarioWords(locale).reading,
  expected: scenarioExpectedText(expected, locale),
  found: scenarioFoundText(found, locale),
});

export function describeError(error: ScenarioError, locale: Locale = "en"): string {
  const { failure, atLine } = scenarioWords(locale);
  const told = failure(toldError(error, locale));
  return error.line === undefined ? told : atLine(error.line, told);
}

function failureLines({ file, title, error }: ScenarioResult, locale: Locale): readonly string[] {
  if (error === undefined) return [];
  const { step, expected, found } = toldError(error, locale);
  const words = commandWords(locale).workbench.scenario;
  const where = error.line === undefined ? file : `${file}:${error.line}`;
  const width = Math.max(words.step.length, words.expected.length, words.found.length);
  const told = (label: string, text: string): string => `  ${label.padEnd(width)} ${text}`;
  return [
    `${where}: ${title}`,
    told(words.step, step),
    told(words.expected, expected),
    told(words.found, found),
  ];
}

/** Each failure, then how many passed and failed on the last line. */
export function reportScenarios(results: readonly ScenarioResult[], locale: Locale): string {
  const { total } = commandWords(locale).workbench.scenario;
  const failed = results.filter(({ ok }) => !ok);
  const lines = failed.flatMap((result) => failureLines(result, locale));
  return [...lines, total(results.length - failed.length, failed.length)].join("\n");
}
