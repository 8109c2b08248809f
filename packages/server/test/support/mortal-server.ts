/** A server that can be killed, and begins again at the same port on the same database. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const ENTRY = fileURLToPath(new URL("./serve-process.mjs", import.meta.url));

export interface MortalServer {
  readonly address: string;
  /** As a machine without power ends it: no signal that it could hear. */
  kill(): Promise<void>;
  begin(): Promise<void>;
  /** As its host ends it. */
  stop(): Promise<void>;
  pid(): number;
}

export async function mortalServer(database: string): Promise<MortalServer> {
  let port = "0";
  let child = await begun(database, port);
  port = child.port;
  const end = async (signal: "SIGKILL" | "SIGTERM"): Promise<void> => {
    if (child.process.exitCode !== null || child.process.signalCode !== null) return;
    const ended = once(child.process, "exit");
    child.process.kill(signal);
    await ended;
  };
  return {
    address: `http://127.0.0.1:${port}`,
    kill: () => end("SIGKILL"),
    begin: async () => {
      child = await begun(database, port);
    },
    stop: () => end("SIGTERM"),
    pid: () => child.process.pid ?? 0,
  };
}

interface Begun {
  readonly process: ChildProcess;
  readonly port: string;
}

function begun(database: string, port: string): Promise<Begun> {
  const process_ = spawn(process.execPath, [ENTRY, database, port], { stdio: ["ignore", "pipe", "inherit"] });
  return new Promise((resolve, reject) => {
    let said = "";
    process_.stdout.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      const [, told] = /^(\d+)\n/.exec(said) ?? [];
      if (told !== undefined) resolve({ process: process_, port: told });
    });
    process_.once("exit", (code) => reject(new Error(`the server ended with ${code}`)));
  });
}
