/** The table as it is now, to be put back where a deed could not be stored. */
import { rewound } from "./sitting.ts";
import type { Table } from "./table.ts";

/** Says how to go back: as if what was done since had never been. */
export function bookmark(table: Table): () => void {
  const { sitting, draft, undoAsked, undos, undoneTo, assisted, held } = table;
  const answers = sitting.taken.length;
  const passing = { ...table.passing };
  const since = { ...table.since };
  const logs = [...table.wires].map((wire) => ({ wire, log: wire.log }));
  return () => {
    table.sitting = sitting.taken.length === answers ? sitting : rewound(sitting, answers);
    Object.assign(table, { draft, undoAsked, undos, undoneTo, assisted, held });
    Object.assign(table.passing, passing);
    Object.assign(table.since, since);
    for (const { wire, log } of logs) wire.log = log;
  };
}
