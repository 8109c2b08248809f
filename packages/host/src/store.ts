/** What is stored, one entry after the other: each holds what came since the one before. */
import { keep, stateOf } from "./sitting.ts";
import type { Table } from "./table.ts";
import { tellFault } from "./tell.ts";
import type { JournalEntry, RequestNote } from "./terms.ts";

function entryOf(table: Table, by: RequestNote | null): JournalEntry {
  const { sitting, store, undos, assisted, passing } = table;
  const { turn, starter, result, P1, P2 } = stateOf(sitting);
  return {
    line: undos,
    after: store.answers,
    answers: sitting.taken.slice(store.answers),
    by,
    assisted,
    passing: { ...passing },
    result,
    progress: { turn, starter, won: { P1: P1.won.length, P2: P2.won.length } },
    whole: () => keep(sitting),
  };
}

/** False where it could not be stored: that is told. A table that was closed stores nothing more. */
export function storeNews(table: Table, by: RequestNote | null = null): Promise<boolean> {
  const { store } = table;
  const storing = store.last.then(async () => {
    if (table.closed) return false;
    const entry = entryOf(table, by);
    try {
      await table.terms.save(entry);
      store.answers = entry.after + entry.answers.length;
      return true;
    } catch (error) {
      tellFault(table, error);
      return false;
    }
  });
  store.last = storing;
  return storing;
}

/** Nothing is heard until it is known whether the deed is stored: what is said meanwhile waits. */
export async function storeDeed(table: Table, by: RequestNote | null): Promise<boolean> {
  table.store.isBusy = true;
  const isStored = await storeNews(table, by);
  table.store.isBusy = false;
  return isStored;
}

/** What was said while a deed was being stored, in its order; what follows may be another such deed. */
export function hearWaiting({ store, unheard }: Table): void {
  while (!store.isBusy) {
    const next = unheard.shift();
    if (next === undefined) return;
    next();
  }
}
