/** The page's side of the service worker: it is fetched once the page stands, and says when a newer one is there. */
import { create } from "zustand";

interface NewVersion {
  /** A newer version lies ready, and nobody has said "later" in this tab. */
  readonly ready: boolean;
  /** Somebody plays at this tab: nothing may be said now. */
  readonly held: boolean;
}

export const useNewVersion = create<NewVersion>(() => ({ ready: false, held: false }));

const tellReady = (): void => useNewVersion.setState({ ready: true });

export const later = (): void => useNewVersion.setState({ ready: false });

export const holdNews = (held: boolean): void => useNewVersion.setState({ held });

const AN_HOUR = 3_600_000;
let registration: ServiceWorkerRegistration | null = null;
let reloadWanted = false;

/** Where the browser refuses (a private window, a page without encryption) everything works, but only online. */
export async function keepPageOffline(): Promise<void> {
  const { serviceWorker } = navigator as { readonly serviceWorker?: ServiceWorkerContainer };
  if (!import.meta.env.PROD || serviceWorker === undefined) return;
  followController(serviceWorker);
  await loaded();
  try {
    registration = await serviceWorker.register("/sw.js", { updateViaCache: "none" });
    watch(registration, serviceWorker);
    setInterval(lookForNews, AN_HOUR);
    document.addEventListener("visibilitychange", lookForNews);
  } catch {
    registration = null;
  }
}

/** Fetching everything must not slow the first page down. */
const loaded = (): Promise<void> =>
  document.readyState === "complete"
    ? Promise.resolve()
    : new Promise((resolve) => addEventListener("load", () => resolve(), { once: true }));

/** Another tab took the new version: this one still shows the old one, and may be asked to follow. */
function followController(serviceWorker: ServiceWorkerContainer): void {
  let isFirst = serviceWorker.controller === null;
  serviceWorker.addEventListener("controllerchange", () => {
    if (reloadWanted) location.reload();
    else if (!isFirst) tellReady();
    isFirst = false;
  });
}

function watch(found: ServiceWorkerRegistration, serviceWorker: ServiceWorkerContainer): void {
  if (found.waiting !== null) tellReady();
  found.addEventListener("updatefound", () => {
    const { installing } = found;
    installing?.addEventListener("statechange", () => {
      if (installing.state === "installed" && serviceWorker.controller !== null) tellReady();
    });
  });
}

function lookForNews(): void {
  if (document.visibilityState === "visible") void registration?.update().catch(() => undefined);
}

export function takeNewVersion(): void {
  const waiting = registration?.waiting ?? null;
  if (waiting === null) {
    location.reload();
    return;
  }
  reloadWanted = true;
  waiting.postMessage("take over");
}
