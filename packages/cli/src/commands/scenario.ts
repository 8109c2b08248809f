/** `fhtagn scenario FILE...`: runs scenario files. */
import { readFileSync } from "node:fs";
import { library } from "@fhtagn/cards";
import { describeError, reportScenarios, runScenarioText, type ScenarioResult } from "@fhtagn/testkit";
import { Command } from "commander";

interface Flags {
  readonly json?: true;
}

export function scenarioCommand(): Command {
  return new Command("scenario")
    .description("run scenario files")
    .argument("<file...>", "YAML files, one scenario a document")
    .option("--json", "print the results as JSON")
    .action((files: readonly string[], { json }: Flags) => {
      const results = files.flatMap(runFile);
      console.log(json === true ? JSON.stringify(asJson(results), undefined, 2) : reportScenarios(results));
      process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
    });
}

/** A file that cannot be read is a failure like another, not the end of the run. */
function runFile(file: string): readonly ScenarioResult[] {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (problem) {
    const found = problem instanceof Error ? problem.message : String(problem);
    return [
      {
        file,
        title: file,
        rules: [],
        ok: false,
        error: { step: "reading the file", place: "", expected: "a file", found },
      },
    ];
  }
  return runScenarioText(text, file, library());
}

function asJson(results: readonly ScenarioResult[]): object {
  const failed = results.filter(({ ok }) => !ok).length;
  return {
    passed: results.length - failed,
    failed,
    files: results.map(({ file, title, ok, error }) => ({
      file,
      title,
      ok,
      ...(error === undefined ? {} : { error: describeError(error) }),
    })),
  };
}
