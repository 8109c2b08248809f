/** A later state with every part that is as before taken from before: what did not change is the very same object. */

/** By what a thing in a list is known; what has no name is known by its place. */
function nameOf(thing: unknown): unknown {
  if (typeof thing !== "object" || thing === null) return undefined;
  const { handle, card } = thing as { readonly handle?: unknown; readonly card?: unknown };
  return handle ?? (card === undefined ? undefined : nameOf(card));
}

function sameList(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  const named = new Map(before.map((thing, at) => [nameOf(thing) ?? `at ${at}`, thing]));
  const kept = after.map((thing, at) => samePart(named.get(nameOf(thing) ?? `at ${at}`), thing));
  return kept.length === before.length && kept.every((thing, at) => thing === before[at]) ? before : kept;
}

type Fields = Readonly<Record<string, unknown>>;

function sameFields(before: Fields, after: Fields): Fields {
  const kept: Record<string, unknown> = {};
  let isSame = Object.keys(before).length === Object.keys(after).length;
  for (const [key, part] of Object.entries(after)) {
    kept[key] = samePart(before[key], part);
    isSame &&= kept[key] === before[key] && Object.hasOwn(before, key);
  }
  return isSame ? before : kept;
}

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;

function samePart(before: unknown, after: unknown): unknown {
  if (before === after || !isFields(before) || !isFields(after)) return after;
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  return Array.isArray(before) && Array.isArray(after) ? sameList(before, after) : sameFields(before, after);
}

/** For plain data only. */
export const keepSame = <T>(before: T | undefined, after: T): T => samePart(before, after) as T; // made of the parts of two of them
