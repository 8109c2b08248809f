/** How many scenarios of the repository run in a second. */
import { library } from "@fhtagn/cards";
import { runScenarioText } from "@fhtagn/scenarios";
import { globFiles } from "../reference/glob-files.ts";
import { median, RUNS } from "./measure.ts";

const isScenario = (file: string): boolean =>
  /(^|\/)scenarios\/.*\.ya?ml$/.test(file) && !file.endsWith("/failing.yaml");

export function scenariosPerSecond(): number {
  const files = globFiles(isScenario, "packages");
  const once = (): number => {
    const start = performance.now();
    const count = files.flatMap(({ file, text }) => runScenarioText(text, file, library())).length;
    return count / ((performance.now() - start) / 1000);
  };
  once();
  return median(Array.from({ length: RUNS }, once));
}
