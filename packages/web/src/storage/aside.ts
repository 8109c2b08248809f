/** Texts of the browser's small store that could not be read: kept under another name before they are written over. */
import { smallStore } from "./small-store.ts";

export const ASIDE_KEY = "fhtagn.aside";

export interface AsideText {
  /** Under which name it was found. */
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly text: string;
}

const isAsideText = (value: unknown): value is AsideText => {
  const { key, at, text } = Object(value) as Partial<Record<keyof AsideText, unknown>>;
  return typeof key === "string" && typeof at === "number" && typeof text === "string";
};

export function asideTexts(): readonly AsideText[] {
  try {
    const read: unknown = JSON.parse(smallStore.getItem(ASIDE_KEY) ?? "[]");
    return Array.isArray(read) ? read.filter(isAsideText) : [];
  } catch {
    return [];
  }
}

/** The same text twice is one entry. */
export function setAside(key: string, text: string): void {
  const others = asideTexts().filter((entry) => entry.key !== key || entry.text !== text);
  keep([...others, { key, at: Date.now(), text }]);
}

export function removeAside({ key, at }: AsideText): void {
  keep(asideTexts().filter((entry) => entry.key !== key || entry.at !== at));
}

function keep(entries: readonly AsideText[]): void {
  if (entries.length === 0) smallStore.removeItem(ASIDE_KEY);
  else smallStore.setItem(ASIDE_KEY, JSON.stringify(entries));
}
