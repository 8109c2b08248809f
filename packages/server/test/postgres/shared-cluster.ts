/** One PostgreSQL for a whole run of tests, started when the first test asks for it. */
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { TestProject } from "vitest/node";
import { type Cluster, startCluster } from "./cluster.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where a test asks for a database. */
    readonly databases: string;
  }
}

let cluster: Promise<Cluster> | undefined;
let server: Server | undefined;

export async function setup({ provide }: TestProject): Promise<void> {
  server = createServer((_, response) => {
    cluster ??= startCluster({ isDurable: false });
    cluster
      .then((started) => started.newDatabase())
      .then((address) => response.end(address))
      .catch((problem: unknown) => response.writeHead(500).end(String(problem)));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("a port has a number");
  provide("databases", `http://127.0.0.1:${address.port}`);
}

export async function teardown(): Promise<void> {
  server?.close();
  server?.closeAllConnections();
  const started = await cluster?.catch(() => null);
  await started?.end();
}
