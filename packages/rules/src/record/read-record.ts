/** Reads a record in either form. */
import { LIMITS } from "../limits.ts";
import { COMPACT_HEADING, readCompact } from "./compact.ts";
import { malformed } from "./faults.ts";
import { readReadable } from "./read-readable.ts";
import { READABLE_HEADING } from "./readable.ts";
import type { ReadRecord } from "./record.ts";

export function readRecord(text: string): ReadRecord {
  if (text.length > LIMITS.fileBytes) return malformed("beginning", { kind: "tooMuch", of: "fileBytes" });
  const start = text.trimStart();
  if (start.startsWith(`${COMPACT_HEADING}*`)) return readCompact(start);
  if (start.startsWith(READABLE_HEADING)) return readReadable(start);
  return malformed("beginning", {
    kind: "noRecord",
    readable: READABLE_HEADING,
    compact: COMPACT_HEADING,
  });
}
