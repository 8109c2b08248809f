/** A few texts served to a browser on this machine, and to nobody else. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const TYPES: Readonly<Record<string, string>> = {
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  json: "application/json; charset=utf-8",
};

export interface Loopback {
  /** Without a slash at its end. */
  readonly url: string;
  close(): Promise<void>;
}

/** Texts by their path, such as "/index.html"; the port is any that is free. */
export async function serveTexts(texts: Readonly<Record<string, string>>): Promise<Loopback> {
  const server = createServer((request, response) => {
    const path = request.url ?? "";
    const text = Object.hasOwn(texts, path) ? texts[path] : undefined;
    const type = TYPES[path.slice(path.lastIndexOf(".") + 1)] ?? "text/plain; charset=utf-8";
    response.writeHead(text === undefined ? 404 : 200, { "content-type": type }).end(text);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${port}`, close };
}
