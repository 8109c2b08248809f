/** The `fhtagn` command: one file per command. */
import { commandWords } from "@fhtagn/words";
import { CommanderError } from "commander";
import { CliError, messageOf, UsageError } from "./errors.ts";
import { localeOf } from "./locale-of.ts";
import { makeProgram } from "./program.ts";
import { terminalText } from "./terminal-text.ts";
import { usageText } from "./usage-text.ts";

const BAD_USAGE = 2;
const FAILED = 1;

const locale = localeOf(process.argv.slice(2), process.env);
const { errors } = commandWords(locale);

function exitCodeOf(problem: unknown): number {
  if (problem instanceof CommanderError) return exitCodeOfUsage(problem);
  if (problem instanceof UsageError) return complain(problem.say(errors, locale), BAD_USAGE);
  if (problem instanceof CliError) return complain(problem.say(errors, locale), FAILED);
  if (process.env.FHTAGN_DEBUG !== undefined) console.error(problem);
  return complain(errors.unexpected(messageOf(problem)), FAILED);
}

function exitCodeOfUsage(problem: CommanderError): number {
  if (problem.exitCode === 0) return 0;
  const told = usageText(problem, errors);
  return told === null ? BAD_USAGE : complain(told, BAD_USAGE);
}

function complain(message: string, code: number): number {
  process.stderr.write(`${terminalText(errors.error(message).replace(/\s*\n\s*/g, " "))}\n`);
  return code;
}

/** A reader that closes the pipe early (`| head`) is no error. */
process.stdout.on("error", (problem: NodeJS.ErrnoException) => {
  if (problem.code !== "EPIPE") throw problem;
  process.exit(0);
});

/** What breaks beside the command that was called, in a listener, is told in one line too. */
process.on("uncaughtException", (problem) => {
  process.exit(exitCodeOf(problem));
});

try {
  await makeProgram(locale).parseAsync();
} catch (problem) {
  process.exitCode = exitCodeOf(problem);
}
