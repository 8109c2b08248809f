/** The service worker answers for this page: it has all files. Some browsers refuse to say where they keep nothing. */
export function isPageKept(): boolean {
  try {
    return (
      (navigator as { readonly serviceWorker?: ServiceWorkerContainer }).serviceWorker?.controller != null
    );
  } catch {
    return false;
  }
}
