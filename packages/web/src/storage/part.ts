/** A store of the browser as one part of the data file. */

/** As it lies in the store, readable or not. */
export type StoredEntry = readonly [key: IDBValidKey, value: unknown];

/** `known`: what is here is the same or later. */
type Taken = "taken" | "known" | "unreadable";

export interface StoragePart {
  readonly stored: () => Promise<readonly StoredEntry[]>;
  readonly isReadable: (value: unknown) => boolean;
  /** What is here stays, unless the file has a later state of it. */
  readonly take: (entry: StoredEntry) => Promise<Taken>;
  readonly remove: (key: string) => Promise<void>;
}

interface Store<Kept> extends Pick<StoragePart, "stored" | "remove"> {
  /** Null for what cannot be read. */
  readonly read: (value: unknown) => Kept | null;
  /** Whether it comes before what is here. */
  readonly isLater: (kept: Kept, key: string) => Promise<boolean>;
  readonly write: (kept: Kept, key: string) => Promise<void>;
}

export const partOf = <Kept>({ stored, remove, read, isLater, write }: Store<Kept>): StoragePart => ({
  stored,
  remove,
  isReadable: (value) => read(value) !== null,
  take: async ([key, value]) => {
    const kept = read(value);
    if (kept === null) return "unreadable";
    if (!(await isLater(kept, String(key)))) return "known";
    await write(kept, String(key));
    return "taken";
  },
});
