/** The `fhtagn` command: one file per command. */
import { ENGINE_VERSION } from "@fhtagn/rules";
import { Command, CommanderError } from "commander";
import { arenaCommand } from "./commands/arena.ts";
import { benchCommand } from "./commands/bench.ts";
import { botCommand } from "./commands/bot.ts";
import { cardCommand } from "./commands/card.ts";
import { cardsCommand } from "./commands/cards.ts";
import { deckCommand } from "./commands/deck.ts";
import { exhaustCommand } from "./commands/exhaust.ts";
import { labCommand } from "./commands/lab.ts";
import { playCommand } from "./commands/play.ts";
import { replayCommand } from "./commands/replay.ts";
import { rulesCommand } from "./commands/rules.ts";
import { scenarioCommand } from "./commands/scenario.ts";
import { serveCommand } from "./commands/serve.ts";
import { soakCommand } from "./commands/soak.ts";
import { CliError, messageOf, UsageError } from "./errors.ts";

const BAD_USAGE = 2;
const FAILED = 1;

function makeProgram(): Command {
  const program = new Command("fhtagn")
    .description("Call of Cthulhu: The Card Game, rules engine and workbench (unofficial)")
    .version(ENGINE_VERSION)
    .exitOverride();
  const commands = [
    playCommand(),
    serveCommand(),
    cardsCommand(),
    cardCommand(),
    rulesCommand(),
    deckCommand(),
    scenarioCommand(),
    replayCommand(),
    benchCommand(),
    soakCommand(),
    exhaustCommand(),
    arenaCommand(),
    labCommand(),
    botCommand(),
  ];
  for (const command of commands) program.addCommand(throwing(command));
  return program;
}

/** Errors of usage come back here instead of ending the process with 1. */
function throwing(command: Command): Command {
  for (const inner of command.commands) throwing(inner);
  return command.exitOverride();
}

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
