/** The service worker answers for this page: it has all files. */
export const isPageKept = (): boolean =>
  (navigator as { readonly serviceWorker?: ServiceWorkerContainer }).serviceWorker?.controller != null;
