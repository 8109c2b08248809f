/** Serves the client to the browser tests as a player gets it: built, by the command itself. */
import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    readonly address: string;
  }
}

const COMMAND = fileURLToPath(new URL("../../cli/fhtagn.mjs", import.meta.url));
const ADDRESS = /http:\/\/\S+/;

let server: ChildProcess | undefined;

export async function setup({ provide }: TestProject): Promise<void> {
  server = spawn(process.execPath, [COMMAND, "serve", "--port", "0"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  provide("address", await addressOf(server));
}

export function teardown(): void {
  server?.kill();
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
