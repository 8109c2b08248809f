/** A store of the browser as one part of the data file. */

/** As it lies in the store, readable or not. */
export type StoredEntry = readonly [key: IDBValidKey, value: unknown];

/** `known`: what is here is the same or later. */
type Taken = "taken" | "known" | "unreadable";

export interface StoragePart {
  readonly stored: () => Promise<readonly StoredEntry[]>;
  readonly isReadable: (entry: StoredEntry) => boolean;
  /** What is here stays, unless the file has a later state of it. */
  readonly take: (entry: StoredEntry) => Promise<Taken>;
  readonly remove: (key: IDBValidKey) => Promise<void>;
}

interface Store<Kept> extends Pick<StoragePart, "stored" | "remove"> {
  /** Null for what cannot be read, or does not belong to this place. */
  readonly read: (key: string, value: unknown) => Kept | null;
  /** Whether it comes before what is here. */
  readonly isLater: (kept: Kept, key: string) => Promise<boolean>;
  readonly write: (kept: Kept, key: string) => Promise<void>;
}

export function partOf<Kept>({ stored, remove, read, isLater, write }: Store<Kept>): StoragePart {
  const readEntry = ([key, value]: StoredEntry) => (typeof key === "string" ? read(key, value) : null);
  return {
    stored,
    remove,
    isReadable: (entry) => readEntry(entry) !== null,
    take: async (entry) => {
      const kept = readEntry(entry);
      const key = String(entry[0]);
      if (kept === null) return "unreadable";
      if (!(await isLater(kept, key))) return "known";
      await write(kept, key);
      return "taken";
    },
  };
}
