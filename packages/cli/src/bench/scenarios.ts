/** All scenarios of the repository, reading the YAML included. */
import { library } from "@fhtagn/cards";
import { runScenarioText } from "@fhtagn/scenarios";
import { globFiles } from "../reference/glob-files.ts";
import { type Contender, contender } from "./in-turn.ts";

const isScenario = (file: string): boolean =>
  /(^|\/)scenarios\/.*\.ya?ml$/.test(file) && !file.endsWith("/failing.yaml");

export function scenarioRuns(): Contender {
  const files = globFiles(isScenario, "packages");
  return contender([() => files.flatMap(({ file, text }) => runScenarioText(text, file, library())).length]);
}
