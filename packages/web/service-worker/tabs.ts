/** Which version each open tab runs: its files stay until the tab is gone, however many versions come meanwhile. */
import { shelfOf, shelvesThere } from "./kept-files.ts";

declare const self: ServiceWorkerGlobalScope;

const NOTES = "fhtagn-tabs";
const noteOf = (tab: string): string => `/${tab}`;

/** A page that this version has answered runs it until it is loaded again. */
export async function noteTab(tab: string, version: string): Promise<void> {
  if (tab === "") return;
  const notes = await caches.open(NOTES);
  await notes.put(noteOf(tab), new Response(version));
}

/** Null where a tab is open of which nobody knows what it runs: it came before there was a worker. */
async function versionsRun(): Promise<ReadonlySet<string> | null> {
  const notes = await caches.open(NOTES);
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = new Set(tabs.map(({ id }) => noteOf(id)));
  for (const { url } of await notes.keys()) {
    const { pathname } = new URL(url);
    if (!open.has(pathname)) await notes.delete(pathname);
  }
  const run = await Promise.all([...open].map(async (note) => (await notes.match(note))?.text()));
  return run.includes(undefined) ? null : new Set(run.flatMap((version) => version ?? []));
}

/** The version before this one stays in any case: a tab may just be opening it. */
const SHELVES_KEPT = 2;

export async function throwOldShelvesAway(): Promise<void> {
  const run = await versionsRun();
  if (run === null) return;
  const needed = new Set([...run].map(shelfOf));
  const old = (await shelvesThere()).slice(0, -SHELVES_KEPT).filter((name) => !needed.has(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}
