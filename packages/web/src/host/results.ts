/** What stays of finished games, one entry for each; the games themselves may go. */
import { type FinishedGame, readFinishedGame } from "@fhtagn/protocol";
import { del, entries, get, set } from "idb-keyval";
import { openStore } from "../storage/open-store.ts";

const results = openStore("fhtagn-results", "results");

export const writeResult = (result: FinishedGame): Promise<void> => set(result.id, result, results);

/** Null where there is none, or none that can be read. */
export const readStoredResult = async (id: string): Promise<FinishedGame | null> =>
  readFinishedGame(await get<unknown>(id, results));

export const deleteResult = (id: string): Promise<void> => del(id, results);

/** Everything as it lies there, readable or not. */
export const storedResults = (): Promise<readonly (readonly [IDBValidKey, unknown])[]> => entries(results);

/** The latest first; what cannot be read is left out here and listed by the settings. */
export async function listResults(): Promise<readonly FinishedGame[]> {
  const read = (await storedResults()).flatMap(([, stored]) => readFinishedGame(stored) ?? []);
  return read.sort((a, b) => b.at - a.at);
}
