/** Records that were loaded from a file, a text or a link, kept in this browser with the text they came in. */
import { type LoadedRecord, loadedForm, readLoadedRecord } from "@fhtagn/protocol";
import { del, set } from "idb-keyval";
import { openStore } from "../storage/open-store.ts";
import type { StoredEntry } from "../storage/part.ts";
import { storedEntries, storedValue } from "../storage/stored-entries.ts";
import type { Summary } from "./replay-messages.ts";

const records = openStore("fhtagn-records", "records");

const MARK = "r-";
const KEY_LENGTH = 12;
/** Games and loaded records share one kind of address. */
export const isRecordId = (id: string): boolean => id.startsWith(MARK);

/** The same record loaded again is the same entry. */
export async function keepRecord(
  text: string,
  { key, decks, ruleset, result, turns }: Summary,
): Promise<string> {
  const id = MARK + key.slice(0, KEY_LENGTH);
  await writeLoaded(loadedForm({ id, loaded: Date.now(), text, decks, ruleset, result, turns }));
  return id;
}

/** Null for what is no record, or that of another place. */
export function readRecordEntry(id: string, stored: unknown): LoadedRecord | null {
  const read = readLoadedRecord(stored);
  return read?.id === id ? read : null;
}

export const readLoaded = async (id: string): Promise<LoadedRecord | null> =>
  readRecordEntry(id, await storedValue(id, records));

export const deleteLoaded = (id: IDBValidKey): Promise<void> => del(id, records);

/** The latest first; what cannot be read is counted, and listed by the settings. */
export async function listLoaded(): Promise<{
  readonly loaded: readonly LoadedRecord[];
  readonly damaged: number;
}> {
  const stored = await storedRecords();
  const loaded = stored.flatMap(([id, record]) => readRecordEntry(String(id), record) ?? []);
  return { loaded: loaded.sort((a, b) => b.loaded - a.loaded), damaged: stored.length - loaded.length };
}

/** Everything as it lies there, readable or not. */
export const storedRecords = (): Promise<readonly StoredEntry[]> => storedEntries(records);

export const writeLoaded = (record: LoadedRecord): Promise<void> => set(record.id, record, records);
