/** Takes a port of this machine, or says in one line why not. */
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { CliError, messageOf } from "../errors.ts";

export interface Place {
  /** 0 takes a free one. */
  readonly port: number;
  readonly host: string;
}

/** Resolves with the address for a browser. */
export function listen(server: Server, { port, host }: Place): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once("error", (problem: NodeJS.ErrnoException) =>
      reject(new CliError(refusalOf(problem, { port, host }))),
    );
    server.listen(port, host, () => resolve(addressOf(server, host)));
  });
}

function refusalOf(problem: NodeJS.ErrnoException, { port, host }: Place): string {
  if (problem.code === "EADDRINUSE")
    return `port ${port} is taken by another program; end it, or choose another port: npx fhtagn serve --port ${port + 1}`;
  if (problem.code === "EACCES") return `port ${port} may not be used by you; choose one above 1023`;
  return `cannot listen at ${host}:${port}: ${messageOf(problem)}`;
}

const THIS_MACHINE = ["127.0.0.1", "0.0.0.0", "::", "::1"];

/** A name that a browser understands, also where we listen at every address. */
function addressOf(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo;
  const name = THIS_MACHINE.includes(host) ? "localhost" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}
