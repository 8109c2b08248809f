/** What is stored, one entry after the other: each holds what came since the one before. */
import { dropPass, type HeldPass } from "./held-pass.ts";
import { type KeptSitting, keep, type Sitting, sitFrom, stateOf, type Taken } from "./sitting.ts";
import type { Table } from "./table.ts";
import { tellFault } from "./tell.ts";
import type { JournalEntry, RequestNote } from "./terms.ts";
import { isSeated, type Wire } from "./wire.ts";

interface Storing {
  readonly by: RequestNote | null;
  /** A pass that is stored before it is carried out. */
  readonly own: HeldPass | null;
}

/** The game as it is now; from where on it is new turns out when those before are stored. */
function entryOf(table: Table, { by, own }: Storing): () => JournalEntry {
  const { sitting, store, undos, undoneTo, assisted, pass } = table;
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
  };
  return () => {
    const held = pass !== null && (pass === own || pass.isStored) ? [takenOf(pass)] : [];
    const taken = [...sitting.taken.slice(0, length), ...held];
    const after = store.line === undos ? store.answers : Math.min(store.answers, undoneTo);
    return { ...facts, after, answers: taken.slice(after), whole: () => keptOf(sitting, taken) };
  };
}

const takenOf = ({ choice, byHand }: HeldPass): Taken => ({ answer: choice, byHand });

/** Where the table is further, or not so far, the answers are given again. */
const keptOf = (sitting: Sitting, taken: readonly Taken[]): KeptSitting =>
  keep(sitting.taken.length === taken.length ? sitting : sitFrom(sitting.setup, sitting.seed, taken));

/** False where it could not be stored: that is told. A table that was closed stores nothing more. */
function storeNext(table: Table, storing: Storing): Promise<boolean> {
  const { store } = table;
  const whenItsTurnHasCome = entryOf(table, storing);
  const isStored = store.last.then(async () => {
    if (table.closed) return false;
    const entry = whenItsTurnHasCome();
    try {
      await table.terms.save(entry);
    } catch (error) {
      if (storing.own === null) tellFault(table, error);
      else dropPass(table, storing.own, error);
      return false;
    }
    store.line = entry.line;
    store.answers = entry.after + entry.answers.length;
    if (storing.own !== null) storing.own.isStored = true;
    return true;
  });
  store.last = isStored;
  return isStored;
}

/** Settings, and where the game begins. */
export const storeNews = (table: Table): Promise<boolean> => storeNext(table, { by: null, own: null });

/** Nothing is heard until it is known whether the deed is stored: what is said meanwhile waits. */
export async function storeDeed(table: Table, by: RequestNote | null): Promise<boolean> {
  table.store.isBusy = true;
  const isStored = await storeNext(table, { by, own: null });
  table.store.isBusy = false;
  return isStored;
}

/** Nobody but its player can tell that it is being stored: who says something meanwhile is heard. */
export const storePass = (table: Table, pass: HeldPass): Promise<boolean> =>
  storeNext(table, { by: pass.by?.request ?? null, own: pass });

/** At once, or after the deed that is being stored. */
export function whenHeard(table: Table, wire: Wire, hear: () => void): void {
  const { store, unheard } = table;
  if (!store.isBusy) hear();
  else (isSeated(wire) ? unheard.seats : unheard.watchers).push(() => whenHeard(table, wire, hear));
}

/** What changes the position waits for a pass too, but only if it would be taken: what is refused is refused at once. */
export function whenChangeable(table: Table, change: () => void): void {
  const { store, pass, unheard } = table;
  if (!store.isBusy && (pass === null || pass.isStored)) change();
  else unheard.seats.push(() => (table.closed ? undefined : whenChangeable(table, change)));
}

/** What was said while a deed was being stored, in its order; what follows may be another such deed: then it waits on. */
export function hearWaiting(table: Table): void {
  const { seats, watchers } = table.unheard;
  for (const hear of [...seats.splice(0), ...watchers.splice(0)]) {
    try {
      hear();
    } catch (error) {
      tellFault(table, error);
    }
  }
}
