/** What a store of the page keeps in the browser's small store, out of its text; undefined where it cannot be read. */
export function readKept(text: string): unknown {
  try {
    const { state } = Object(JSON.parse(text)) as { readonly state?: unknown };
    return state;
  } catch {
    return undefined;
  }
}

/** Whether it is an object with this in it, from which the rest is read piece by piece. */
export function hasKept(text: string, name: string): boolean {
  const state = readKept(text);
  return typeof state === "object" && state !== null && Object.hasOwn(state, name);
}
