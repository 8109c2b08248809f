/** A record that was loaded from a file, a text or a link, with the text it came in. */
import { bothDecks, gameResult, moment, storedCount, storedId, storedRuleset } from "./stored-facts.ts";
import { z } from "./zod.ts";

const RECORD_FORMAT = 1;

const loadedRecord = z.object({
  format: z.literal(RECORD_FORMAT),
  id: storedId,
  loaded: moment,
  text: z.string(),
  /** Names of the decks. */
  decks: bothDecks,
  ruleset: storedRuleset,
  result: z.nullable(gameResult),
  turns: storedCount,
});

export type LoadedRecord = Readonly<z.infer<typeof loadedRecord>>;

/** Null where the store holds something else. */
export function readLoadedRecord(stored: unknown): LoadedRecord | null {
  const read = loadedRecord.safeParse(stored);
  return read.success ? read.data : null;
}

export const loadedForm = (facts: Omit<LoadedRecord, "format">): LoadedRecord => ({
  format: RECORD_FORMAT,
  ...facts,
});
