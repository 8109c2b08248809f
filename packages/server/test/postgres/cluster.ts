/** A PostgreSQL of its own, in a fresh folder, at a free port of this machine; ended with whoever started it. */
import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { chmodSync, chownSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { postgresFolder, type RunAs, whoRunsPostgres } from "./binaries.ts";

export interface Cluster {
  readonly port: number;
  /** The address of a new empty database. */
  newDatabase(): Promise<string>;
  /** The process that all the others of it come from. */
  processId(): number;
  /** Goes away, at once and without a word where it is "immediate", and comes back at the same port. */
  stop(how: "fast" | "immediate"): Promise<void>;
  start(): Promise<void>;
  /** For good. */
  end(): Promise<void>;
}

export interface ClusterTerms {
  /** What it says is stored survives it. */
  readonly isDurable: boolean;
}

/** Logic is tested on one that never waits for the disk. */
const FAST = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];
const ALWAYS = [
  "listen_addresses=127.0.0.1",
  "unix_socket_directories=",
  "max_connections=200",
  "shared_buffers=32MB",
];
const USER = "fhtagn";
const GUARD = fileURLToPath(new URL("./guard.mjs", import.meta.url));

interface Place {
  readonly folder: string;
  readonly data: string;
  readonly bin: string;
  readonly who: RunAs;
  readonly password: string;
}

export async function startCluster({ isDurable }: ClusterTerms): Promise<Cluster> {
  const place = await makePlace();
  const guard = startGuard(place);
  try {
    const settings = isDurable ? ALWAYS : [...ALWAYS, ...FAST];
    const port = await startSomewhere(place, settings);
    return clusterAt(place, { port, settings, guard });
  } catch (problem) {
    await endGuard(guard);
    throw problem;
  }
}

async function makePlace(): Promise<Place> {
  const who = whoRunsPostgres();
  const folder = mkdtempSync(join(tmpdir(), "fhtagn-postgres-"));
  const password = randomBytes(12).toString("hex");
  const key = join(folder, "password");
  writeFileSync(key, password, { mode: 0o600 });
  giveTo(who, folder, key);
  chmodSync(folder, 0o700);
  const place = {
    folder,
    data: join(folder, "data"),
    bin: join(postgresFolder(who, folder), "bin"),
    who,
    password,
  };
  const words = ["-D", place.data, "-U", USER, "--auth=scram-sha-256", `--pwfile=${key}`];
  await runTool(place, "initdb", [
    ...words,
    "--encoding=UTF8",
    "--locale=C",
    "--no-sync",
    "--no-instructions",
  ]);
  return place;
}

function giveTo({ uid, gid }: RunAs, ...paths: readonly string[]): void {
  if (uid === undefined || gid === undefined) return;
  for (const path of paths) chownSync(path, uid, gid);
}

/** Its output goes to a file: a server that outlives the tool would hold a pipe open. */
async function runTool({ folder, bin, who }: Place, tool: string, words: readonly string[]): Promise<void> {
  const child = spawn(join(bin, tool), [...words], {
    ...who,
    cwd: folder,
    stdio: ["ignore", "ignore", "pipe"],
  });
  const said: Buffer[] = [];
  child.stderr.on("data", (piece: Buffer) => said.push(piece));
  const [status] = await once(child, "exit");
  child.stderr.destroy();
  if (status !== 0) throw new Error(`${tool} ended with ${status}: ${Buffer.concat(said).toString()}`);
}

const MOST_PORTS = 5;

/** A port that was free a moment ago may be somebody else's by now. */
async function startSomewhere(place: Place, settings: readonly string[]): Promise<number> {
  for (let tried = 1; ; tried++) {
    const port = await freePort();
    try {
      await startAt(place, settings, port);
      return port;
    } catch (problem) {
      if (tried === MOST_PORTS) throw new Error(`${problem}\n${logOf(place)}`);
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("a port has a number");
  return address.port;
}

const logFile = ({ folder }: Place): string => join(folder, "log");

function logOf(place: Place): string {
  try {
    return readFileSync(logFile(place), "utf8");
  } catch {
    return "";
  }
}

function startAt(place: Place, settings: readonly string[], port: number): Promise<void> {
  const options = [`port=${port}`, ...settings].map((setting) => `-c ${setting}`).join(" ");
  return runTool(place, "pg_ctl", ["start", "-w", "-D", place.data, "-l", logFile(place), "-o", options]);
}

interface Running {
  readonly port: number;
  readonly settings: readonly string[];
  readonly guard: ChildProcess;
}

function clusterAt(place: Place, { port, settings, guard }: Running): Cluster {
  const { data, password } = place;
  const address = (database: string): string =>
    `postgres://${USER}:${password}@127.0.0.1:${port}/${database}`;
  let made = 0;
  return {
    port,
    newDatabase: async () => {
      const name = `${USER}_${process.pid}_${++made}`;
      await runOnce(address("postgres"), `create database ${name}`);
      return address(name);
    },
    processId: () => Number(readFileSync(join(data, "postmaster.pid"), "utf8").split("\n")[0]),
    stop: (how) => runTool(place, "pg_ctl", ["stop", "-w", "-D", data, "-m", how]),
    start: () => startAt(place, settings, port),
    end: () => endGuard(guard),
  };
}

async function runOnce(address: string, text: string): Promise<void> {
  const client = new pg.Client(address);
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

/** A process that waits for this one to end, however it ends, and takes PostgreSQL and its folder away. */
function startGuard({ folder, data, bin, who }: Place): ChildProcess {
  const said = JSON.stringify({ folder, data, tool: join(bin, "pg_ctl"), who });
  const guard = spawn(process.execPath, [GUARD, said], {
    stdio: ["pipe", "ignore", "inherit"],
    detached: true,
  });
  guard.unref();
  return guard;
}

async function endGuard(guard: ChildProcess): Promise<void> {
  if (guard.exitCode !== null) return;
  const ended = once(guard, "exit");
  guard.ref();
  guard.stdin?.end();
  await ended;
}
