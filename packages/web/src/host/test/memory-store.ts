/** The browser's database in memory, for tests that put it in the place of `idb-keyval`. */
type Place = Map<unknown, unknown>;

export interface MemoryStore {
  readonly places: Map<unknown, Place>;
  /** What every write meets, if anything. */
  refusal: Error | null;
}

export const makeMemoryStore = (): MemoryStore => ({ places: new Map(), refusal: null });

/** A place is known by the name of its database: `openStore` has to give that. */
export function keyvalOver(memory: MemoryStore) {
  const place = (database: unknown): Place => {
    const found = memory.places.get(database) ?? new Map();
    memory.places.set(database, found);
    return found;
  };
  const write = (database: unknown, key: unknown, value: unknown): void => {
    if (memory.refusal !== null) throw memory.refusal;
    place(database).set(key, structuredClone(value));
  };
  return {
    get: async (key: unknown, database: unknown) => place(database).get(key),
    set: async (key: unknown, value: unknown, database: unknown) => write(database, key, value),
    del: async (key: unknown, database: unknown) => void place(database).delete(key),
    entries: async (database: unknown) => [...place(database)],
    update: async (key: unknown, change: (value: unknown) => unknown, database: unknown) =>
      write(database, key, change(place(database).get(key))),
  };
}
