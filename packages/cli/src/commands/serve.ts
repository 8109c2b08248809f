/** `fhtagn serve`: the web client at an address of this machine. */
import { spawnSync } from "node:child_process";
import { createServer, type Server } from "node:http";
import type { Locale } from "@fhtagn/rules";
import { type CommandErrorWords, type CommandWords, commandWords } from "@fhtagn/words";
import { Command, InvalidArgumentError } from "commander";
import { CliError } from "../errors.ts";
import { inRepository } from "../files.ts";
import { wholeNumber } from "../flags.ts";
import { print } from "../output.ts";
import { listen, type Place } from "../serve/listen.ts";
import { respond } from "../serve/respond.ts";
import { readSite } from "../serve/site.ts";

/** The year in which the call was first printed. */
const PORT = 1928;
const LARGEST_PORT = 65535;

export function serveCommand({ help, errors }: CommandWords): Command {
  const { serve: words } = help;
  return new Command("serve")
    .description(words.about)
    .option("--port <number>", words.port, portNumber(errors), PORT)
    .option("--host <address>", words.host, "127.0.0.1")
    .action(serve);
}

function portNumber(errors: CommandErrorWords): (text: string) => number {
  const read = wholeNumber(errors);
  return (text) => {
    const port = read(text);
    if (port > LARGEST_PORT) throw new InvalidArgumentError(errors.usage.port(LARGEST_PORT));
    return port;
  };
}

async function serve({ lang, ...place }: Place & { readonly lang: Locale }): Promise<void> {
  const { reports } = commandWords(lang);
  print(reports.preparing);
  buildClient();
  const site = readSite(inRepository("packages", "web", ".build"));
  const server = createServer((request, response) => respond(site, request, response));
  const address = await listen(server, place);
  print(reports.served(address));
  await ended(server);
}

function buildClient(): void {
  const script = inRepository("scripts", "build-client.mjs");
  const { status } = spawnSync(process.execPath, [script, "--quiet"], { stdio: "inherit" });
  if (status !== 0) throw new CliError(({ notBuilt }) => notBuilt);
}

/** Until somebody asks us to stop; open connections are not waited for. */
function ended(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const stop = (): void => {
      server.close(() => resolve());
      server.closeAllConnections();
    };
    process.once("SIGINT", stop);
    process.once("SIGTERM", stop);
  });
}
