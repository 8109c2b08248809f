/** What a language has for the commands: their help, what goes wrong, what they print. */
import type { CommandErrorWords } from "./command-error-words.ts";
import type { CommandHelpWords } from "./command-help-words.ts";
import type { CommandReportWords } from "./command-report-words.ts";
import type { WorkbenchWords } from "./workbench-words.ts";

export interface CommandWords {
  readonly help: CommandHelpWords;
  readonly errors: CommandErrorWords;
  readonly reports: CommandReportWords;
  readonly workbench: WorkbenchWords;
}
