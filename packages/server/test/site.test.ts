/** What a browser gets of the built client. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { respond } from "../src/http/respond.ts";
import { readSite } from "../src/http/site.ts";

const FOLDER = mkdtempSync(join(tmpdir(), "fhtagn-site-"));
const PAGE = "<!doctype html><title>the page</title>";
const SCRIPT = "export const story = 1;";
let server: Server;
let port: number;

function writeSite(): void {
  mkdirSync(join(FOLDER, "assets"));
  mkdirSync(join(FOLDER, ".vite"));
  writeFileSync(join(FOLDER, "index.html"), PAGE);
  writeFileSync(join(FOLDER, "assets", "index-1a2b.js"), SCRIPT);
  writeFileSync(join(FOLDER, "assets", "index-1a2b.js.gz"), gzipSync(SCRIPT));
  writeFileSync(join(FOLDER, "assets", "index-1a2b.js.br"), brotliCompressSync(SCRIPT));
  writeFileSync(join(FOLDER, "assets", "fell-3c4d.woff2"), "letters");
  writeFileSync(join(FOLDER, "sw.js"), "self.addEventListener('fetch', () => {});");
  writeFileSync(join(FOLDER, "manifest.en.webmanifest"), "{}");
  writeFileSync(join(FOLDER, ".vite", "manifest.json"), "{}");
}

beforeAll(async () => {
  writeSite();
  const site = readSite(FOLDER);
  server = createServer((asked, response) => respond(site, asked, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  ({ port } = server.address() as AddressInfo); // it listens at a port
});
afterAll(() => {
  server.close();
  rmSync(FOLDER, { recursive: true });
});

interface Got {
  readonly status: number | undefined;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: string;
}

/** `fetch` tidies paths before it sends them; this does not. */
function get(path: string, headers: Readonly<Record<string, string>> = {}, method = "GET"): Promise<Got> {
  return new Promise((resolve, reject) => {
    const asking = request({ host: "127.0.0.1", port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({
          status: response.statusCode,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      );
    });
    asking.on("error", reject);
    asking.end();
  });
}

test("a file comes with its type, and for ever if its name has its hash", async () => {
  const script = await get("/assets/index-1a2b.js");
  expect(script).toMatchObject({ status: 200, body: SCRIPT });
  expect(script.headers).toMatchObject({
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
  });
  expect((await get("/assets/fell-3c4d.woff2")).headers["content-type"]).toBe("font/woff2");
});

test("every address that is no file is the page, asked for anew each time", async () => {
  for (const path of ["/", "/play/ai", "/table/abc?x=1", "/nowhere"]) {
    const page = await get(path);
    expect(page).toMatchObject({ status: 200, body: PAGE });
    expect(page.headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-cache",
    });
  }
});

test("the service worker and the manifests are asked for anew each time", async () => {
  const worker = await get("/sw.js");
  expect(worker.headers).toMatchObject({
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": "no-cache",
  });
  expect((await get("/manifest.en.webmanifest")).headers).toMatchObject({
    "content-type": "application/manifest+json",
    "cache-control": "no-cache",
  });
});

test("who has it already is told so", async () => {
  const { headers } = await get("/");
  expect(await get("/", { "If-None-Match": String(headers.etag) })).toMatchObject({ status: 304, body: "" });
});

test("the smallest form a browser understands is sent", async () => {
  const path = "/assets/index-1a2b.js";
  const brotli = await get(path, { "Accept-Encoding": "gzip, deflate, br" });
  expect(brotli.headers).toMatchObject({ "content-encoding": "br", vary: "Accept-Encoding" });
  expect((await get(path, { "Accept-Encoding": "gzip" })).headers["content-encoding"]).toBe("gzip");
  expect((await get(path)).headers["content-encoding"]).toBeUndefined();
  const packed = await get("/", { "Accept-Encoding": "br" });
  expect(packed).toMatchObject({ status: 200, body: PAGE });
});

test("what is gone, hidden or outside is not found", async () => {
  for (const path of [
    "/assets/old-9z.js",
    "/favicon.ico",
    "/.vite/manifest.json",
    "/assets/../../etc/passwd.txt",
  ])
    expect((await get(path)).status, path).toBe(404);
});

test("nonsense and other methods are refused", async () => {
  expect((await get("/%E0%A4%A")).status).toBe(400);
  expect((await get("/", {}, "POST")).status).toBe(405);
  expect(await get("/", {}, "HEAD")).toMatchObject({ status: 200, body: "" });
});

test.each([
  ["br, gzip", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0.0, gzip;q=0", undefined],
  ["BR; Q=1", "br"],
  ["*", "br"],
  ["*;q=0", undefined],
  ["identity, brotli", undefined],
  ["br;q=none", undefined],
  ["", undefined],
])("what a browser does not take it does not get: %s", async (accepted, encoding) => {
  const { headers } = await get("/assets/index-1a2b.js", { "accept-encoding": accepted });
  expect(headers["content-encoding"]).toBe(encoding);
});
