/** A server of a test's own: its own folder, its own port. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Mind } from "@fhtagn/host";
import pino from "pino";
import { openServer, type RunningServer, type ServerTerms } from "../../src/open-server.ts";

const NOBODY_THINKS: Mind = {
  choose: async () => ({ choice: { choose: 0 } }),
  advise: async () => null,
};

export interface TestServer {
  readonly address: string;
  readonly folder: string;
  /** As if it had been ended and begun again, on the same database. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

export async function serveForTest(more: Partial<ServerTerms> = {}): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), "fhtagn-server-"));
  const site = join(folder, "site");
  mkdirSync(site);
  writeFileSync(join(site, "index.html"), "<!doctype html><title>the page</title>");
  const terms: ServerTerms = {
    port: 0,
    host: "127.0.0.1",
    database: join(folder, "data"),
    site,
    mind: NOBODY_THINKS,
    passPause: 0,
    log: pino({ level: "silent" }),
    ...more,
  };
  let running: RunningServer = await openServer(terms);
  const { port } = running;
  return {
    address: `http://127.0.0.1:${port}`,
    folder,
    restart: async () => {
      await running.close();
      running = await openServer({ ...terms, port });
    },
    close: async () => {
      await running.close();
      rmSync(folder, { recursive: true });
    },
  };
}
