/** A pass that is held back, from the moment it is known to the moment it is told. */
import { bookmark } from "./bookmark.ts";
import { carryOutPass, type HeldPass } from "./held-pass.ts";
import { hearWaiting, storePass } from "./store.ts";
import type { Table } from "./table.ts";
import type { TableDeed } from "./table-deed.ts";
import { updateSeat } from "./tell.ts";

/** Null where nobody wants it any more. Its player learns at once that it is done, everybody else at its moment. */
export async function letPass(table: Table, pass: HeldPass): Promise<TableDeed | "not stored" | null> {
  const { epoch } = table;
  if (!pass.isStored) {
    const isStored = await storePass(table, pass);
    if (epoch !== table.epoch) return null;
    if (!isStored) return "not stored";
    pass.by?.done();
  }
  if (!pass.isDue) {
    if (pass.byHand) updateSeat(table, pass.seat);
    hearWaiting(table);
    if (epoch !== table.epoch) return null;
    await pass.moment;
    if (epoch !== table.epoch) return null;
  }
  const takeBack = bookmark(table);
  carryOutPass(table);
  return { takeBack, isDecision: false, isStored: true };
}
