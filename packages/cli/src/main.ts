/** The `fhtagn` command: one file per command. */
import { CommanderError } from "commander";
import { CliError, messageOf, UsageError } from "./errors.ts";
import { makeProgram } from "./program.ts";

const BAD_USAGE = 2;
const FAILED = 1;

function exitCodeOf(problem: unknown): number {
  if (problem instanceof CommanderError) return problem.exitCode === 0 ? 0 : BAD_USAGE;
  if (problem instanceof UsageError) return complain(problem.message, BAD_USAGE);
  if (problem instanceof CliError) return complain(problem.message, FAILED);
  if (process.env.FHTAGN_DEBUG !== undefined) console.error(problem);
  return complain(messageOf(problem), FAILED);
}

function complain(message: string, code: number): number {
  process.stderr.write(`error: ${message.replace(/\s*\n\s*/g, " ")}\n`);
  return code;
}

/** A reader that closes the pipe early (`| head`) is no error. */
process.stdout.on("error", (problem: NodeJS.ErrnoException) => {
  if (problem.code !== "EPIPE") throw problem;
  process.exit(0);
});

try {
  await makeProgram().parseAsync();
} catch (problem) {
  process.exitCode = exitCodeOf(problem);
}
