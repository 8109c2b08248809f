/** What stays of finished games, one entry for each; the games themselves may go. */
import { type FinishedGame, readFinishedGame } from "@fhtagn/protocol";
import { del, set } from "idb-keyval";
import { openStore } from "../storage/open-store.ts";
import type { StoredEntry } from "../storage/part.ts";
import { storedEntries, storedValue } from "../storage/stored-entries.ts";

const results = openStore("fhtagn-results", "results");

export const writeResult = (result: FinishedGame): Promise<void> => set(result.id, result, results);

/** Null where there is none, or none that can be read. */
export const readStoredResult = async (id: string): Promise<FinishedGame | null> =>
  readResultEntry(id, await storedValue(id, results));

/** Null for what is no result, or that of another game. */
export function readResultEntry(id: string, stored: unknown): FinishedGame | null {
  const read = readFinishedGame(stored);
  return read?.id === id ? read : null;
}

export const deleteResult = (id: IDBValidKey): Promise<void> => del(id, results);

/** Everything as it lies there, readable or not. */
export const storedResults = (): Promise<readonly StoredEntry[]> => storedEntries(results);

/** The latest first; what cannot be read is left out here and listed by the settings. */
export async function listResults(): Promise<readonly FinishedGame[]> {
  const read = (await storedResults()).flatMap(([id, stored]) => readResultEntry(String(id), stored) ?? []);
  return read.sort((a, b) => b.at - a.at);
}
