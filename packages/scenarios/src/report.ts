/** How the result of a run is printed. */
import type { ScenarioError, ScenarioResult } from "./run-scenarios.ts";

export const describeError = ({ step, expected, found, line }: ScenarioError): string =>
  `${line === undefined ? "" : `line ${line}: `}at "${step}": expected ${expected}, found ${found}`;

/** How a report is worded: the command line has it in each language. */
export interface ReportWords {
  readonly step: string;
  readonly expected: string;
  readonly found: string;
  readonly total: (passed: number, failed: number) => string;
}

function failureLines({ file, title, error }: ScenarioResult, words: ReportWords): readonly string[] {
  if (error === undefined) return [];
  const { step, expected, found, line } = error;
  const where = line === undefined ? file : `${file}:${line}`;
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
export function reportScenarios(results: readonly ScenarioResult[], words: ReportWords): string {
  const failed = results.filter(({ ok }) => !ok);
  const lines = failed.flatMap((result) => failureLines(result, words));
  return [...lines, words.total(results.length - failed.length, failed.length)].join("\n");
}
