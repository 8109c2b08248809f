/** What a store of the page keeps in the browser's small store, out of its text; undefined where it cannot be read. */
export function readKept(text: string): unknown {
  try {
    const { state } = Object(JSON.parse(text)) as { readonly state?: unknown };
    return state;
  } catch {
    return undefined;
  }
}
