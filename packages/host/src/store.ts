/** What is stored, one entry after the other: each holds what came since the one before. */
import { keep, rewound, stateOf } from "./sitting.ts";
import type { Table } from "./table.ts";
import { tellFault } from "./tell.ts";
import type { JournalEntry, RequestNote } from "./terms.ts";
import { isSeated, type Wire } from "./wire.ts";

/** The game as it is now; from where on it is new turns out when those before are stored. */
function entryOf(table: Table, by: RequestNote | null): () => JournalEntry {
  const { sitting, store, undos, undoneTo, assisted } = table;
  const { turn, starter, result, question, P1, P2 } = stateOf(sitting);
  const { length } = sitting.taken;
  const facts = {
    line: undos,
    by,
    assisted,
    passing: { ...table.passing },
    result,
    progress: {
      turn,
      starter,
      asked: question?.player ?? null,
      won: { P1: P1.won.length, P2: P2.won.length },
    },
    whole: () => keep(sitting.taken.length === length ? sitting : rewound(sitting, length)),
  };
  return () => {
    const after = store.line === undos ? store.answers : Math.min(store.answers, undoneTo);
    return { ...facts, after, answers: sitting.taken.slice(after, length) };
  };
}

/** False where it could not be stored: that is told. A table that was closed stores nothing more. */
export function storeNews(table: Table, by: RequestNote | null = null): Promise<boolean> {
  const { store } = table;
  const whenItsTurnHasCome = entryOf(table, by);
  const storing = store.last.then(async () => {
    if (table.closed) return false;
    const entry = whenItsTurnHasCome();
    try {
      await table.terms.save(entry);
      store.line = entry.line;
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

/** At once, or after the deed that is being stored; the keeper of the table waits among the seats. */
export function whenHeard({ store, unheard, unheardWatchers }: Table, hear: () => void, by?: Wire): void {
  if (!store.isBusy) hear();
  else if (by === undefined || isSeated(by)) unheard.push(hear);
  else unheardWatchers.push(hear);
}

/** What was said while a deed was being stored, in its order; what follows may be another such deed. */
export function hearWaiting({ store, unheard, unheardWatchers }: Table): void {
  while (!store.isBusy) {
    const next = unheard.shift() ?? unheardWatchers.shift();
    if (next === undefined) return;
    next();
  }
}
