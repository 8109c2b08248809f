/** The same line several times in a row is told once, with how often. */
import type { SessionLogEntry } from "../../session/session.ts";

export interface MergedLine {
  readonly entry: SessionLogEntry;
  readonly times: number;
}

const sameAs = (a: SessionLogEntry, b: SessionLogEntry): boolean =>
  a.undone === b.undone && JSON.stringify(a.happening) === JSON.stringify(b.happening);

export function mergeLines(log: readonly SessionLogEntry[]): readonly MergedLine[] {
  const merged: MergedLine[] = [];
  for (const entry of log) {
    const last = merged.at(-1);
    if (last !== undefined && sameAs(last.entry, entry))
      merged[merged.length - 1] = { entry: last.entry, times: last.times + 1 };
    else merged.push({ entry, times: 1 });
  }
  return merged;
}
