/** A place in the browser's database for `idb-keyval`. Where the database has lost it, it is made anew. */
import type { UseStore } from "idb-keyval";
import { tellProblem } from "./problems.ts";

/** Opened at the first use, and again after the browser has closed it. */
export function openStore(database: string, store: string): UseStore {
  let opened: Promise<IDBDatabase> | null = null;
  const forget = (): void => {
    opened = null;
  };
  const open = async (): Promise<IDBDatabase> => {
    const found = await openWhole(database, store);
    found.onclose = forget;
    // Another tab mends or removes it: whoever holds on would keep it waiting for ever.
    found.onversionchange = () => {
      found.close();
      forget();
    };
    return found;
  };
  return async (mode, use) => {
    opened ??= open();
    const found = await opened.catch((problem: unknown) => {
      forget();
      throw problem;
    });
    return use(found.transaction(store, mode).objectStore(store));
  };
}

async function openWhole(database: string, store: string): Promise<IDBDatabase> {
  const found = await openAt(database, store);
  if (found.objectStoreNames.contains(store)) return found;
  const { version } = found;
  found.close();
  tellProblem("index");
  return openAt(database, store, version + 1);
}

function openAt(database: string, store: string, version?: number): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asking = indexedDB.open(database, version);
    asking.onupgradeneeded = () => {
      if (!asking.result.objectStoreNames.contains(store)) asking.result.createObjectStore(store);
    };
    asking.onsuccess = () => resolve(asking.result);
    asking.onerror = () => reject(asking.error);
    asking.onblocked = () => reject(new Error("another tab holds the stored games"));
  });
}
