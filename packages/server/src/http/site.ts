/** The built web client in memory: a new build does not disturb whoever is being served. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";

export const ENCODINGS = ["br", "gzip"] as const;
export type Encoding = (typeof ENCODINGS)[number];

export interface Asset {
  readonly type: string;
  readonly body: Buffer;
  readonly packed: { readonly [E in Encoding]?: Buffer };
  readonly tag: string;
  /** Its name has its hash in it: it never changes. */
  readonly immutable: boolean;
}

/** By path, "/assets/index-abc.js". */
export type Site = ReadonlyMap<string, Asset>;

const TYPES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".txt": "text/plain; charset=utf-8",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
  }),
);

const ENDINGS: Readonly<Record<Encoding, string>> = { br: ".br", gzip: ".gz" };

export function readSite(folder: string): Site {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const served = files.filter((file) => TYPES.has(extname(file)) && !isHidden(folder, file));
  return new Map(served.map((file) => [pathOf(folder, file), readAsset(file)]));
}

const pathOf = (folder: string, file: string): string => `/${relative(folder, file).split(sep).join("/")}`;

const isHidden = (folder: string, file: string): boolean => pathOf(folder, file).includes("/.");

function readAsset(file: string): Asset {
  const body = readFileSync(file);
  const packed: { [E in Encoding]?: Buffer } = {};
  for (const encoding of ENCODINGS) {
    const twin = file + ENDINGS[encoding];
    if (existsSync(twin)) packed[encoding] = readFileSync(twin);
  }
  return {
    type: TYPES.get(extname(file)) ?? "application/octet-stream",
    body,
    packed,
    tag: `"${createHash("sha256").update(body).digest("hex").slice(0, 16)}"`,
    immutable: file.includes(`${sep}assets${sep}`),
  };
}
