/** The PostgreSQL that tests are run on. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { expect, inject, onTestFinished, test } from "vitest";
import { postgresFolder, runnable, whoRunsPostgres } from "./binaries.ts";
import { startCluster } from "./cluster.ts";

async function ask(address: string, text: string): Promise<unknown> {
  const client = new pg.Client(address);
  await client.connect();
  try {
    return (await client.query({ text, rowMode: "array" })).rows[0]?.[0];
  } finally {
    await client.end();
  }
}

const isAlive = (id: number): boolean => {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
};

test("every test that asks has a database of its own", async () => {
  const addresses = await Promise.all([1, 2].map(async () => (await fetch(inject("databases"))).text()));
  await Promise.all(addresses.map((address) => ask(address, "create table here (a integer)")));
  expect(addresses[0]).not.toBe(addresses[1]);
});

test("it goes away and comes back with what it said was stored, and leaves nothing behind", async () => {
  const cluster = await startCluster({ isDurable: true });
  onTestFinished(() => cluster.end());
  const address = await cluster.newDatabase();
  expect(await ask(address, "show fsync")).toBe("on");
  await ask(address, "create table kept as select 7 as a");
  const id = cluster.processId();
  const folder = String(await ask(address, "show data_directory"));
  await cluster.stop("immediate");
  await expect.poll(() => isAlive(id)).toBe(false);
  await expect(ask(address, "select 1")).rejects.toThrow();
  await cluster.start();
  expect(await ask(address, "select a from kept")).toBe(7);
  const last = cluster.processId();
  await cluster.end();
  await expect.poll(() => isAlive(last)).toBe(false);
  expect(existsSync(folder)).toBe(false);
});

const STARTER = `
  import { register } from "tsx/esm/api";
  register();
  const { startCluster } = await import(${JSON.stringify(new URL("./cluster.ts", import.meta.url).href)});
  const cluster = await startCluster({ isDurable: false });
  console.log(cluster.processId());
  setInterval(() => undefined, 1000);
`;

test("killed with whoever started it", async () => {
  const starter = spawn(process.execPath, ["--input-type=module", "-e", STARTER], {
    cwd: join(import.meta.dirname, ".."),
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void starter.kill("SIGKILL"));
  const [said] = await once(starter.stdout, "data");
  const id = Number(String(said));
  expect(isAlive(id)).toBe(true);
  starter.kill("SIGKILL");
  await expect.poll(() => isAlive(id)).toBe(false);
});

function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "fhtagn-binaries-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  chmodSync(folder, 0o755);
  return folder;
}

/** As npm unpacks it, where the scripts of packages are switched off. */
function withoutLinks(): string {
  const folder = join(freshFolder(), "native");
  cpSync(postgresFolder({}, freshFolder()), folder, { recursive: true, verbatimSymlinks: true });
  const library = join(folder, "lib");
  for (const name of readdirSync(library))
    if (lstatSync(join(library, name)).isSymbolicLink()) rmSync(join(library, name));
  return folder;
}

test("it runs where the package's own script did not make its links", () => {
  const folder = withoutLinks();
  const listed: readonly { readonly target: string }[] = existsSync(join(folder, "pg-symlinks.json"))
    ? JSON.parse(readFileSync(join(folder, "pg-symlinks.json"), "utf8"))
    : [];
  const isThere = ({ target }: { readonly target: string }): boolean =>
    existsSync(join(folder, "..", target));
  expect(listed.filter(isThere)).toEqual([]);
  expect(runnable(folder, { who: whoRunsPostgres(), spare: freshFolder() })).toBe(folder);
  expect(listed.filter(isThere)).toEqual(listed);
});

test.runIf(process.getuid?.() === 0)("it runs where only root may read it", () => {
  const folder = withoutLinks();
  chmodSync(folder, 0o700);
  for (const path of readdirSync(join(folder, "bin"))) chmodSync(join(folder, "bin", path), 0o700);
  const spare = freshFolder();
  expect(runnable(folder, { who: whoRunsPostgres(), spare })).toBe(join(spare, "native"));
});
