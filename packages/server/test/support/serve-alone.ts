/** What the process of `serve-process.mjs` runs: database and port come as arguments. */
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { openServer } from "../../src/open-server.ts";

export async function serveAlone(): Promise<void> {
  const [database, port] = process.argv.slice(2);
  if (database === undefined) throw new Error("a database has to be named");
  const site = mkdtempSync(join(tmpdir(), "fhtagn-site-"));
  writeFileSync(join(site, "index.html"), "<!doctype html>");
  const server = await openServer({
    port: Number(port ?? 0),
    host: "127.0.0.1",
    database,
    site,
    mind: { choose: async () => ({ choice: { choose: 0 } }), advise: async () => null },
    passPause: 0,
    log: pino({ level: "error" }, pino.destination(2)),
  });
  process.once("SIGTERM", () => void server.close());
  console.log(server.port);
}
