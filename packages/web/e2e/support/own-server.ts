/** The built client on a server of one's own, where a newer version can be published. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { respond } from "../../../server/src/http/respond.ts";
import { type Asset, readSite } from "../../../server/src/http/site.ts";

const BUILT = fileURLToPath(new URL("../../.build", import.meta.url));
const WORKER = "/sw.js";

export interface OwnServer {
  readonly address: string;
  publishNewVersion(): void;
  /** What a network that wants a password first says to everything; null is the network itself again. */
  answerWith(foreign: string | null): void;
  close(): Promise<void>;
}

export async function serveOwn(): Promise<OwnServer> {
  const site = new Map(readSite(BUILT));
  let versions = 0;
  let foreign: string | null = null;
  const server = createServer((request, response) => {
    if (foreign === null || request.url === WORKER) respond(site, request, response);
    else response.writeHead(200, { "Content-Type": "text/html", "Cache-Control": "no-store" }).end(foreign);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // it listens at a port
  return {
    address: `http://localhost:${port}`,
    publishNewVersion: () => {
      const worker = site.get(WORKER);
      if (worker === undefined) throw new Error("the client was built without a service worker");
      site.set(WORKER, newer(worker, ++versions));
    },
    answerWith: (answer) => {
      foreign = answer;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The same files under another version: to the browser that is a new one. */
function newer(worker: Asset, count: number): Asset {
  const version = `newer-${count}`;
  const text = worker.body.toString().replace(/version:["`][\w-]+["`]/, `version:"${version}"`);
  if (!text.includes(version)) throw new Error("the service worker has no version");
  return { ...worker, body: Buffer.from(text), packed: {}, tag: `"${version}"` };
}
