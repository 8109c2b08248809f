/** Reads a record in either form. */
import { COMPACT_HEADING, readCompact } from "./compact.ts";
import { readReadable } from "./read-readable.ts";
import { READABLE_HEADING } from "./readable.ts";
import { malformed, type ReadRecord } from "./record.ts";

export function readRecord(text: string): ReadRecord {
  const start = text.trimStart();
  if (start.startsWith(`${COMPACT_HEADING}*`)) return readCompact(start);
  if (start.startsWith(READABLE_HEADING)) return readReadable(start);
  return malformed(
    "the beginning",
    `this is no record: it begins neither with "${READABLE_HEADING}" nor with "${COMPACT_HEADING}"`,
  );
}
