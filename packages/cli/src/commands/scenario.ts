/** `fhtagn scenario FILE...`: runs scenario files. */
import { library } from "@fhtagn/cards";
import type { Locale } from "@fhtagn/rules";
import { describeError, reportScenarios, runScenarioText, type ScenarioResult } from "@fhtagn/scenarios";
import type { CommandWords } from "@fhtagn/words";
import { Command } from "commander";
import { readUserFile } from "../files.ts";
import { jsonOption } from "../flags.ts";
import { print, printJson } from "../output.ts";

interface Flags {
  readonly json?: true;
  readonly lang: Locale;
}

export function scenarioCommand({ help }: CommandWords): Command {
  return new Command("scenario")
    .description(help.scenario.about)
    .argument("<file...>", help.scenario.files)
    .addOption(jsonOption(help))
    .action((files: readonly string[], { json, lang }: Flags) => {
      const texts = files.map((file) => ({ file, text: readUserFile(file) }));
      const results = texts.flatMap(({ file, text }) => runScenarioText(text, file, library()));
      if (json === true) printJson(asJson(results, lang));
      else print(reportScenarios(results, lang));
      process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
    });
}

function asJson(results: readonly ScenarioResult[], lang: Locale): object {
  const failed = results.filter(({ ok }) => !ok).length;
  return {
    passed: results.length - failed,
    failed,
    files: results.map(({ file, title, ok, error }) => ({
      file,
      title,
      ok,
      error: error === undefined ? null : describeError(error, lang),
    })),
  };
}
