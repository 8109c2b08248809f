/** The files of one version of the page, kept in the browser, each exactly as it was built. */
import type { BuiltFile } from "./built-file.ts";

declare const self: ServiceWorkerGlobalScope;

export interface PageShelf {
  readonly version: string;
  readonly files: readonly BuiltFile[];
}

const PREFIX = "fhtagn-page-";
const PAGE = "/";
/** Files here have their hash in their name: what has the same name is the same. */
const HASHED = "/assets/";
/** What a server answers anew each time, also to whoever opens it as a page. */
const NEVER_KEPT = ["/api/", "/socket", "/healthz", "/readyz", "/metrics"];

export const shelfOf = (version: string): string => PREFIX + version;

export const shelvesThere = async (): Promise<readonly string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(PREFIX));

/** All of them or none: half a page would open and break. */
export async function fillShelf({ version, files }: PageShelf): Promise<void> {
  const name = shelfOf(version);
  const cache = await caches.open(name);
  try {
    await Promise.all(files.map(async (file) => cache.put(file.path, await found(file))));
  } catch (problem) {
    await caches.delete(name);
    throw problem;
  }
}

const isHashed = ({ path }: BuiltFile): boolean => path.startsWith(HASHED);

/** Kept by another version, or fetched: a network that wants a password first answers everything with its own page. */
async function found(file: BuiltFile): Promise<Response> {
  const known = isHashed(file) ? await caches.match(file.path, { ignoreVary: true }) : undefined;
  if (known !== undefined && (await isWhole(known, file))) return known;
  return (await fetched(file, isHashed(file) ? "default" : "no-cache")) ?? (await anew(file));
}

async function anew(file: BuiltFile): Promise<Response> {
  const response = await fetched(file, "reload");
  if (response === null) throw new Error(`${file.path} is not what was built`);
  return response;
}

/** Null for anything but the file itself. */
async function fetched(file: BuiltFile, cache: RequestCache): Promise<Response | null> {
  const response = await fetch(file.path, { cache });
  return response.ok && (await isWhole(response, file)) ? response : null;
}

async function isWhole(response: Response, { size, hash }: BuiltFile): Promise<boolean> {
  const bytes = await response.clone().arrayBuffer();
  return bytes.byteLength === size && (await hashOf(bytes)) === hash;
}

const HEX = 16;

async function hashOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(HEX).padStart(2, "0")).join("");
}

/** Null where the request is not ours to answer. */
export function answerFrom(shelf: PageShelf, request: Request): Promise<Response> | null {
  const { origin, pathname } = new URL(request.url);
  const isOurs = request.method === "GET" && origin === self.location.origin;
  if (!isOurs || NEVER_KEPT.some((path) => pathname.startsWith(path))) return null;
  const named = (path: string): BuiltFile | undefined => shelf.files.find((file) => file.path === path);
  const file = named(pathname) ?? (request.mode === "navigate" ? named(PAGE) : undefined);
  if (file !== undefined) return kept(shelf, file, request);
  return pathname.startsWith(HASHED) ? keptAnywhere(request) : null;
}

/** What was spoilt on the shelf is fetched again; what the network says instead is the network's to say. */
async function kept({ version }: PageShelf, file: BuiltFile, request: Request): Promise<Response> {
  const cache = await caches.open(shelfOf(version));
  const there = await cache.match(file.path, { ignoreVary: true });
  if (there !== undefined && (await isWhole(there, file))) return there;
  const healed = await fetched(file, "reload").catch(() => null);
  if (healed === null) return fetch(request);
  await cache.put(file.path, healed.clone());
  return healed;
}

const keptAnywhere = async (request: Request): Promise<Response> =>
  (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
