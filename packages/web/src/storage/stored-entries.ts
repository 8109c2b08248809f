/** What lies in a place of the database. Where the browser keeps nothing, nothing lies there. */
import { entries, get, type UseStore } from "idb-keyval";
import type { StoredEntry } from "./part.ts";
import { StoreOff } from "./store-off.ts";

async function orNothing<T>(asked: Promise<T>, nothing: T): Promise<T> {
  try {
    return await asked;
  } catch (problem) {
    if (problem instanceof StoreOff) return nothing;
    throw problem;
  }
}

/** Everything as it lies there, readable or not. */
export const storedEntries = (store: UseStore): Promise<readonly StoredEntry[]> =>
  orNothing<readonly StoredEntry[]>(entries(store), []);

export const storedValue = (key: string, store: UseStore): Promise<unknown> =>
  orNothing(get<unknown>(key, store), undefined);
