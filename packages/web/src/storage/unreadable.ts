/** Entries that could not be read: they stay where they are, apart from the rest, until somebody removes them. */
import { asideTexts, removeAside } from "./aside.ts";
import { strangeTexts } from "./kept-texts.ts";
import { PART_NAMES, type PartName, STORAGE_PARTS } from "./parts.ts";
import { smallStore } from "./small-store.ts";

export interface Unreadable {
  readonly what: PartName | "texts";
  readonly key: string;
  /** As it was found. */
  readonly content: string;
  readonly remove: () => Promise<void>;
}

export async function unreadableEntries(): Promise<readonly Unreadable[]> {
  const found = await Promise.all(PART_NAMES.map(unreadableIn));
  const texts = asideTexts().map((aside): Unreadable => {
    const { key, text } = aside;
    return { what: "texts", key, content: text, remove: async () => removeAside(aside) };
  });
  const strange = strangeTexts().map(({ key, text }): Unreadable => {
    return { what: "texts", key, content: text, remove: async () => smallStore.removeItem(key) };
  });
  return [...found.flat(), ...texts, ...strange];
}

async function unreadableIn(what: PartName): Promise<readonly Unreadable[]> {
  const { stored, isReadable, remove } = STORAGE_PARTS[what];
  return (await stored())
    .filter((entry) => !isReadable(entry))
    .map(([key, value]) => ({ what, key: String(key), content: written(value), remove: () => remove(key) }));
}

/** Not everything a browser can store is a text; what is not says at least what it is. */
function written(value: unknown): string {
  try {
    return JSON.stringify(value, null, 1) ?? String(value);
  } catch {
    return String(value);
  }
}
