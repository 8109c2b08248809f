/** Answers requests for the built client; any address that is no file is a page of the client. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { type Asset, ENCODINGS, type Site } from "./site.ts";

const HEADERS = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
  "Content-Security-Policy": [
    "default-src 'self'",
    "img-src 'self' data: blob:",
    "style-src 'self' 'unsafe-inline'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; "),
} as const;

const A_YEAR = "public, max-age=31536000, immutable";

interface Refusal {
  readonly status: number;
  readonly text: string;
}

export function respond(site: Site, request: IncomingMessage, response: ServerResponse): void {
  const found = find(site, request);
  if ("status" in found) refuse(found, response);
  else send(found, request, response);
}

function find(site: Site, { method, url = "/" }: IncomingMessage): Asset | Refusal {
  if (method !== "GET" && method !== "HEAD") return { status: 405, text: "Method not allowed" };
  const path = pathOf(url);
  if (path === null) return { status: 400, text: "Bad request" };
  const asset = site.get(path) ?? (isPage(path) ? site.get("/index.html") : undefined);
  return asset ?? { status: 404, text: "Not found" };
}

function refuse({ status, text }: Refusal, response: ServerResponse): void {
  response.writeHead(status, { ...HEADERS, "Content-Type": "text/plain; charset=utf-8" });
  response.end(`${text}\n`);
}

function pathOf(url: string): string | null {
  try {
    return decodeURIComponent(new URL(url, "http://localhost").pathname);
  } catch {
    return null;
  }
}

/** "/play/ai" is a page, "/assets/old.js" a file that is gone. */
const isPage = (path: string): boolean => !path.startsWith("/assets/") && !/\.\w+$/.test(path);

/** RFC 9110, 12.5.3: a weight of 0 is "not this one"; "*" speaks of those that are not named. */
function acceptedIn(header: string): (encoding: string) => boolean {
  const weights = new Map(
    header.split(",", MOST_ENCODINGS).map((part) => {
      const [name = "", ...terms] = part.split(";").map((word) => word.trim().toLowerCase());
      const weight = terms.find((term) => term.startsWith("q="))?.slice(2);
      return [name, weight === undefined ? 1 : Number(weight)] as const;
    }),
  );
  return (encoding) => (weights.get(encoding) ?? weights.get("*") ?? 0) > 0;
}

/** No browser names more. */
const MOST_ENCODINGS = 20;

function send(asset: Asset, request: IncomingMessage, response: ServerResponse): void {
  const headers = {
    ...HEADERS,
    ETag: asset.tag,
    Vary: "Accept-Encoding",
    "Cache-Control": asset.immutable ? A_YEAR : "no-cache",
  };
  if (request.headers["if-none-match"] === asset.tag) {
    response.writeHead(304, headers).end();
    return;
  }
  const accepted = acceptedIn(String(request.headers["accept-encoding"] ?? ""));
  const encoding = ENCODINGS.find((each) => accepted(each) && asset.packed[each] !== undefined);
  const body = (encoding && asset.packed[encoding]) ?? asset.body;
  response.writeHead(200, {
    ...headers,
    "Content-Type": asset.type,
    "Content-Length": body.length,
    ...(encoding === undefined ? {} : { "Content-Encoding": encoding }),
  });
  response.end(request.method === "HEAD" ? undefined : body);
}
