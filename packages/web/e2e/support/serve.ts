/** The client as a player gets it: built, and served by the command itself at a free port. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const COMMAND = fileURLToPath(new URL("../../../cli/fhtagn.mjs", import.meta.url));
const ADDRESS = /http:\/\/\S+/;

export interface Served {
  readonly address: string;
  stop(): void;
}

export async function serveClient(): Promise<Served> {
  const database = mkdtempSync(join(tmpdir(), "fhtagn-served-"));
  const server = spawn(process.execPath, [COMMAND, "serve", "--port", "0", "--db", database], {
    stdio: ["ignore", "pipe", "inherit"],
    // A whole game has hundreds of passes: nobody waits for them here.
    env: { ...process.env, FHTAGN_PASS_PAUSE: "0" },
  });
  server.once("exit", () => rmSync(database, { recursive: true, force: true }));
  return { address: await addressOf(server), stop: () => void server.kill() };
}

function addressOf({ stdout }: ChildProcess): Promise<string> {
  let said = "";
  return new Promise((resolve, reject) => {
    stdout?.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      const [address] = ADDRESS.exec(said) ?? [];
      if (address !== undefined) resolve(address);
    });
    stdout?.on("close", () => reject(new Error(`the server ended: ${said}`)));
  });
}
