/** A line between the tabs and workers of this site; null where the browser has none for a site that may store nothing. */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
