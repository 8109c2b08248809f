/** All commands of `fhtagn`. */
import { ENGINE_VERSION, type Locale } from "@fhtagn/rules";
import { type CommandHelpWords, commandWords } from "@fhtagn/words";
import { Command } from "commander";
import { arenaCommand } from "./commands/arena.ts";
import { benchCommand } from "./commands/bench.ts";
import { botCommand } from "./commands/bot.ts";
import { cardCommand } from "./commands/card.ts";
import { cardsCommand } from "./commands/cards.ts";
import { dbCommand } from "./commands/db.ts";
import { deckCommand } from "./commands/deck.ts";
import { exhaustCommand } from "./commands/exhaust.ts";
import { labCommand } from "./commands/lab.ts";
import { playCommand } from "./commands/play.ts";
import { replayCommand } from "./commands/replay.ts";
import { rulesCommand } from "./commands/rules.ts";
import { scenarioCommand } from "./commands/scenario.ts";
import { serveCommand } from "./commands/serve.ts";
import { soakCommand } from "./commands/soak.ts";
import { languageOption } from "./flags.ts";
import { helpFormat } from "./help-format.ts";

const COMMANDS = [
  playCommand,
  serveCommand,
  dbCommand,
  cardsCommand,
  cardCommand,
  rulesCommand,
  deckCommand,
  scenarioCommand,
  replayCommand,
  benchCommand,
  soakCommand,
  exhaustCommand,
  arenaCommand,
  labCommand,
  botCommand,
] as const;

/** With its help in this language, which every command speaks where it is told no other. */
export function makeProgram(locale: Locale): Command {
  const words = commandWords(locale);
  const { help } = words;
  const program = new Command("fhtagn")
    .description(help.about)
    .version(ENGINE_VERSION, "-V, --version", help.version)
    .helpCommand("help [command]", help.helpOf);
  for (const make of COMMANDS) program.addCommand(make(words));
  return speaking(program, help, locale);
}

/** Errors of usage come back to who runs it: neither printed in English nor ending the process with 1. */
function speaking(command: Command, help: CommandHelpWords, locale: Locale): Command {
  for (const inner of command.commands) speaking(inner, help, locale);
  if (command.commands.length === 0 || command.parent === null)
    command.addOption(languageOption(help, locale));
  return command
    .helpOption("-h, --help", help.help)
    .configureHelp(helpFormat(help))
    .configureOutput({ outputError: () => undefined })
    .exitOverride();
}
