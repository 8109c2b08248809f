/** The files of one version of the page, kept in the browser. */
declare const self: ServiceWorkerGlobalScope;

interface Shelf {
  readonly version: string;
  /** Paths; "/" is the page itself. */
  readonly files: readonly string[];
}

const PREFIX = "fhtagn-page-";
const PAGE = "/";
/** Files here have their hash in their name: what has the same name is the same. */
const HASHED = "/assets/";
/** What a server answers anew each time. */
const NEVER_KEPT = "/api/";

const nameOf = ({ version }: Shelf): string => PREFIX + version;

/** All of them or none: half a page would open and break. */
export async function fillShelf(shelf: Shelf): Promise<void> {
  const name = nameOf(shelf);
  const cache = await caches.open(name);
  try {
    await Promise.all(shelf.files.map(async (file) => cache.put(file, await fetched(file))));
  } catch (problem) {
    await caches.delete(name);
    throw problem;
  }
}

async function fetched(file: string): Promise<Response> {
  const known = file.startsWith(HASHED) ? await caches.match(file) : undefined;
  if (known !== undefined) return known;
  const response = await fetch(file, { cache: file.startsWith(HASHED) ? "default" : "no-cache" });
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return response;
}

/** The version before this one stays: a tab that still runs it may need a file of it. */
const SHELVES_KEPT = 2;

export async function throwOldShelvesAway(): Promise<void> {
  const shelves = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  await Promise.all(shelves.slice(0, -SHELVES_KEPT).map((name) => caches.delete(name)));
}

/** Null where the request is not ours to answer. */
export function answerFrom(shelf: Shelf, request: Request): Promise<Response> | null {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || pathname.startsWith(NEVER_KEPT))
    return null;
  if (request.mode === "navigate" && !shelf.files.includes(pathname)) return kept(shelf, PAGE, request);
  if (shelf.files.includes(pathname)) return kept(shelf, pathname, request);
  return pathname.startsWith(HASHED) ? keptAnywhere(request) : null;
}

async function kept(shelf: Shelf, file: string, request: Request): Promise<Response> {
  const cache = await caches.open(nameOf(shelf));
  return (await cache.match(file, { ignoreVary: true })) ?? fetch(request);
}

const keptAnywhere = async (request: Request): Promise<Response> =>
  (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
