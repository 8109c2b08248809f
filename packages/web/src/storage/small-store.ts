/** The browser's small store, for texts. Where it takes nothing, the page remembers for as long as it lives. */
import { noteProblem } from "./problem-store.ts";
import { problemOf } from "./problems.ts";

/** What could not be written; null: what could not be removed. */
const remembered = new Map<string, string | null>();

function browserHas(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function attempt(deed: () => void, key: string, otherwise: string | null): void {
  try {
    deed();
    remembered.delete(key);
  } catch (problem) {
    remembered.set(key, otherwise);
    noteProblem(problemOf(problem));
  }
}

export const smallStore = {
  getItem: (key: string): string | null =>
    remembered.get(key) ?? (remembered.has(key) ? null : browserHas(key)),
  setItem: (key: string, text: string): void => attempt(() => localStorage.setItem(key, text), key, text),
  removeItem: (key: string): void => attempt(() => localStorage.removeItem(key), key, null),
  keys: (): readonly string[] => {
    try {
      return Object.keys(localStorage);
    } catch {
      return [];
    }
  },
} as const;

/** Whether the browser lets this site keep texts at all. */
export function isSmallStoreOff(): boolean {
  try {
    localStorage.getItem("");
    return false;
  } catch {
    return true;
  }
}
