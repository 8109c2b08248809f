/** Takes a port of this machine, or says in one line why not. */
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { CommandErrorWords } from "@fhtagn/words";
import { CliError } from "../errors.ts";

export interface Place {
  /** 0 takes a free one. */
  readonly port: number;
  readonly host: string;
}

/** Resolves with the address for a browser. */
export function listen(server: Server, { port, host }: Place): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once("error", (problem: NodeJS.ErrnoException) =>
      reject(new CliError((words) => refusalOf(problem, { port, host }, words))),
    );
    server.listen(port, host, () => resolve(addressOf(server, host)));
  });
}

function refusalOf(
  { code }: NodeJS.ErrnoException,
  { port, host }: Place,
  { portTaken, portForbidden, cannotListen, files }: CommandErrorWords,
): string {
  if (code === "EADDRINUSE") return portTaken(port);
  if (code === "EACCES") return portForbidden(port);
  return cannotListen(`${host}:${port}`, code ?? files.trouble.other);
}

const THIS_MACHINE = ["127.0.0.1", "0.0.0.0", "::", "::1"];

/** A name that a browser understands, also where we listen at every address. */
function addressOf(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo;
  const name = THIS_MACHINE.includes(host) ? "localhost" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}
