import type { Table } from "./table.ts";

/** Ends early when the table is no longer where it was, or somebody does not want to wait. */
export async function waitAt(table: Table, milliseconds: number): Promise<void> {
  if (milliseconds <= 0) return;
  const pause = new AbortController();
  table.pause = pause;
  await table.terms.clock.wait(milliseconds, pause.signal);
}
