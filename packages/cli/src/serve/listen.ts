/** A port of this machine: why it could not be taken, and the address for a browser. */
import type { CommandErrorWords } from "@fhtagn/words";

export interface Place {
  /** 0 takes a free one. */
  readonly port: number;
  readonly host: string;
}

export function whyNotListening(
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
export function addressAt({ port, host }: Place): string {
  const name = THIS_MACHINE.includes(host) ? "localhost" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}
