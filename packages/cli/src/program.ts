/** All commands of `fhtagn`. */
import { ENGINE_VERSION } from "@fhtagn/rules";
import { Command } from "commander";
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

export function makeProgram(): Command {
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

/** Errors of usage come back to who runs it instead of ending the process with 1. */
function throwing(command: Command): Command {
  for (const inner of command.commands) throwing(inner);
  return command.exitOverride();
}
