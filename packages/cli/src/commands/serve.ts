/** `fhtagn serve`: the web client at an address of this machine. */
import { spawnSync } from "node:child_process";
import { createServer, type Server } from "node:http";
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

export function serveCommand(): Command {
  return new Command("serve")
    .description("serve the web client; builds it first where that is needed")
    .option("--port <number>", "port; 0 takes a free one", portNumber, PORT)
    .option("--host <address>", "address to listen at; 0.0.0.0 for every network", "127.0.0.1")
    .action(serve);
}

function portNumber(text: string): number {
  const port = wholeNumber(text);
  if (port > LARGEST_PORT) throw new InvalidArgumentError(`a port is ${LARGEST_PORT} at most.`);
  return port;
}

async function serve(place: Place): Promise<void> {
  buildClient();
  const site = readSite(inRepository("packages", "web", ".build"));
  const server = createServer((request, response) => respond(site, request, response));
  const address = await listen(server, place);
  print(`Fhtagn is at ${address} (Ctrl+C ends it)`);
  await ended(server);
}

function buildClient(): void {
  const script = inRepository("scripts", "build-client.mjs");
  const { status } = spawnSync(process.execPath, [script], { stdio: "inherit" });
  if (status !== 0) throw new CliError("the web client could not be built");
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
