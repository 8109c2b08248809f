/** On a phone one story is large: the one where something has just happened. */
import { useEffect } from "react";
import type { SessionLogEntry } from "../session/session.ts";
import { useTools } from "../table/table-context.ts";

/** The lane of the last line that names a story, counted from 0; null where none does. */
export function laneIn(lines: readonly SessionLogEntry[]): number | null {
  const last = lines.findLast(({ happening: { place } }) => place?.row === "story")?.happening.place;
  return last === undefined ? null : last.number - 1;
}

export function useLaneOf(lines: readonly SessionLogEntry[]): void {
  const { gestures } = useTools();
  const lane = laneIn(lines);
  useEffect(() => {
    if (lane !== null) gestures.getState().change({ lane });
  }, [lane, gestures]);
}
