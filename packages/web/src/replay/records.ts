/** Records that were loaded from a file, a text or a link, kept in this browser with the text they came in. */
import type { Player, Result } from "@fhtagn/rules";
import { del, entries, get, set } from "idb-keyval";
import { openStore } from "../storage/open-store.ts";
import type { Summary } from "./replay-messages.ts";

const FORMAT = 1;

export interface LoadedRecord {
  readonly format: typeof FORMAT;
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly loaded: number;
  readonly text: string;
  readonly decks: Readonly<Record<Player, string>>;
  readonly result: Result | null;
  readonly turns: number;
}

const records = openStore("fhtagn-records", "records");

const MARK = "r-";
const KEY_LENGTH = 12;
/** Games and loaded records share one kind of address. */
export const isRecordId = (id: string): boolean => id.startsWith(MARK);

/** The same record loaded again is the same entry. */
export async function keepRecord(text: string, { key, decks, result, turns }: Summary): Promise<string> {
  const id = MARK + key.slice(0, KEY_LENGTH);
  const record: LoadedRecord = { format: FORMAT, id, loaded: Date.now(), text, decks, result, turns };
  await set(id, record, records);
  return id;
}

const isRecord = (stored: unknown): stored is LoadedRecord =>
  typeof stored === "object" &&
  stored !== null &&
  "format" in stored &&
  stored.format === FORMAT &&
  "id" in stored &&
  typeof stored.id === "string" &&
  "text" in stored &&
  typeof stored.text === "string" &&
  "decks" in stored &&
  "loaded" in stored;

export async function readLoaded(id: string): Promise<LoadedRecord | null> {
  const stored = await get<unknown>(id, records);
  return recordAt(id, stored);
}

/** A record under another name than its own would be written over that one's. */
const recordAt = (id: string, stored: unknown): LoadedRecord | null =>
  isRecord(stored) && stored.id === id ? stored : null;

export const deleteLoaded = (id: string): Promise<void> => del(id, records);

/** The latest first; what cannot be read is left out and stays where it is. */
export async function listLoaded(): Promise<readonly LoadedRecord[]> {
  const stored = await entries<string, unknown>(records);
  return stored.flatMap(([id, record]) => recordAt(id, record) ?? []).sort((a, b) => b.loaded - a.loaded);
}

/** Everything as it lies there, readable or not. */
export const storedRecords = (): Promise<readonly (readonly [IDBValidKey, unknown])[]> => entries(records);

export const readRecordEntry = (stored: unknown): LoadedRecord | null => (isRecord(stored) ? stored : null);

export const writeLoaded = (record: LoadedRecord): Promise<void> => set(record.id, record, records);
