/**
 * Keeps the whole built page in the browser, so that it opens without a network. `offline-plugin.ts` writes the list
 * of files and the version into it; another version is another text, which is how the browser notices it.
 */
import type { BuiltFile } from "./built-file.ts";
import { answerFrom, fillShelf, type PageShelf } from "./kept-files.ts";
import { noteTab, throwOldShelvesAway } from "./tabs.ts";

declare const self: ServiceWorkerGlobalScope;
declare const __FILES__: readonly BuiltFile[];
declare const __VERSION__: string;

const SHELF: PageShelf = { version: __VERSION__, files: __FILES__ };

// It waits after this: the pages that are open go on with what they have until somebody says otherwise.
self.addEventListener("install", (event) => event.waitUntil(fillShelf(SHELF)));

self.addEventListener("activate", (event) =>
  event.waitUntil(throwOldShelvesAway().then(() => self.clients.claim())),
);

self.addEventListener("message", ({ data }) => {
  if (data === "take over") void self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request, resultingClientId } = event;
  const answer = answerFrom(SHELF, request);
  if (answer === null) return;
  event.respondWith(answer);
  if (request.mode === "navigate") event.waitUntil(noteTab(resultingClientId, SHELF.version));
});
