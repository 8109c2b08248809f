/** A place in the browser's database for `idb-keyval`. Where the database has lost it, it is made anew. */
import type { UseStore } from "idb-keyval";
import { tellProblem } from "./problems.ts";
import { StoreLate, StoreOff } from "./store-off.ts";

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
  const begin = (): Promise<IDBDatabase> => {
    const whole = open();
    // One that comes late is used from then on; until it comes nobody waits for it again.
    whole.then(() => {
      opened = whole;
    }, forget);
    return inTime(whole);
  };
  return async (mode, use) => {
    opened ??= begin();
    const found = await opened.catch(tellOff);
    return use(found.transaction(store, mode).objectStore(store));
  };
}

/** Milliseconds for the browser to open a database: only one that will not do it at all takes so long. */
export const STORE_PATIENCE = 4000;

function inTime(whole: Promise<IDBDatabase>): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const tooLong = setTimeout(
      () => reject(new StoreLate("the browser does not open its store")),
      STORE_PATIENCE,
    );
    void whole.then(resolve, reject).finally(() => clearTimeout(tooLong));
  });
}

function tellOff(problem: unknown): never {
  if (problem instanceof StoreOff) tellProblem("off");
  throw problem;
}

async function openWhole(database: string, store: string): Promise<IDBDatabase> {
  const found = await openAt(database, store);
  if (found.objectStoreNames.contains(store)) return found;
  const { version } = found;
  found.close();
  tellProblem("index");
  return openAt(database, store, version + 1);
}

/** There is no room, or another tab was quicker: that passes. Whatever else it says, the browser keeps nothing. */
const PASSING = ["QuotaExceededError", "VersionError"];

function refusalOf(problem: unknown): unknown {
  if (problem instanceof DOMException && PASSING.includes(problem.name)) return problem;
  return new StoreOff(problem instanceof Error ? problem.message : String(problem));
}

function openAt(database: string, store: string, version?: number): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asking = askFor(database, version);
    asking.onupgradeneeded = () => {
      if (!asking.result.objectStoreNames.contains(store)) asking.result.createObjectStore(store);
    };
    asking.onsuccess = () => resolve(asking.result);
    asking.onerror = () => reject(refusalOf(asking.error));
    asking.onblocked = () => reject(new Error("another tab holds the stored games"));
  });
}

/** Some browsers say no at once. */
function askFor(database: string, version?: number): IDBOpenDBRequest {
  try {
    return indexedDB.open(database, version);
  } catch (problem) {
    throw refusalOf(problem);
  }
}
