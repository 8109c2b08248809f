/** `fhtagn serve`: the whole server at an address of this machine. */
import { spawnSync } from "node:child_process";
import type { Locale } from "@fhtagn/rules";
import { openServer, type RunningServer } from "@fhtagn/server";
import { type CommandErrorWords, type CommandWords, commandWords } from "@fhtagn/words";
import { Command, InvalidArgumentError } from "commander";
import { databaseOption, toldOfDatabase } from "../database-place.ts";
import { CliError } from "../errors.ts";
import { inRepository } from "../files.ts";
import { wholeNumber } from "../flags.ts";
import { print } from "../output.ts";
import { addressAt, type Place, whyNotListening } from "../serve/listen.ts";
import { serverMind } from "../serve/server-mind.ts";

/** The year in which the call was first printed. */
const PORT = 1928;
const LARGEST_PORT = 65535;

export function serveCommand({ help, errors }: CommandWords): Command {
  const { serve: words } = help;
  return new Command("serve")
    .description(words.about)
    .option("--port <number>", words.port, portNumber(errors), PORT)
    .option("--host <address>", words.host, "127.0.0.1")
    .addOption(databaseOption(words.db))
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

async function serve({
  lang,
  db,
  ...place
}: Place & { readonly lang: Locale; readonly db: string }): Promise<void> {
  const { reports } = commandWords(lang);
  print(reports.preparing);
  buildClient();
  const server = await open(place, db);
  print(reports.served(addressAt({ ...place, port: server.port })));
  await ended(server);
}

async function open(place: Place, database: string): Promise<RunningServer> {
  try {
    const site = inRepository("packages", "web", ".build");
    return await openServer({ ...place, ...placeInNetwork(), database, site, mind: serverMind() });
  } catch (problem) {
    if (!isRefused(problem)) throw toldOfDatabase(problem, database);
    throw new CliError((words) => whyNotListening(problem, place, words));
  }
}

/** Where other nodes reach this one, and whose word on a visitor's address is taken: said by the environment. */
function placeInNetwork() {
  const { FHTAGN_ADDRESS: address, FHTAGN_PROXY: proxy, FHTAGN_PASS_PAUSE: pause } = process.env;
  return {
    ...(address !== undefined && { address }),
    ...(proxy !== undefined && { proxy }),
    ...(pause !== undefined && { passPause: Number(pause) }),
  };
}

const isRefused = (problem: unknown): problem is NodeJS.ErrnoException =>
  problem instanceof Error && "syscall" in problem && problem.syscall === "listen";

function buildClient(): void {
  const script = inRepository("scripts", "build-client.mjs");
  const { status } = spawnSync(process.execPath, [script, "--quiet"], { stdio: "inherit" });
  if (status !== 0) throw new CliError(({ notBuilt }) => notBuilt);
}

/** Until somebody asks us to stop: then what is being stored is finished first. */
function ended(server: RunningServer): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => void server.close().then(resolve, reject);
    process.once("SIGINT", stop);
    process.once("SIGTERM", stop);
  });
}
