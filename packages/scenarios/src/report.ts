/** How the result of a run is printed. */
import type { ScenarioError, ScenarioResult } from "./run-scenarios.ts";

export const describeError = ({ step, expected, found, line }: ScenarioError): string =>
  `${line === undefined ? "" : `line ${line}: `}at "${step}": expected ${expected}, found ${found}`;

function failureLines({ file, title, error }: ScenarioResult): readonly string[] {
  if (error === undefined) return [];
  const { step, expected, found, line } = error;
  const where = line === undefined ? file : `${file}:${line}`;
  return [`${where}: ${title}`, `  step:     ${step}`, `  expected: ${expected}`, `  found:    ${found}`];
}

/** Each failure, then `N passed, N failed` on the last line. */
export function reportScenarios(results: readonly ScenarioResult[]): string {
  const failed = results.filter(({ ok }) => !ok);
  const lines = failed.flatMap(failureLines);
  return [...lines, `${results.length - failed.length} passed, ${failed.length} failed`].join("\n");
}
