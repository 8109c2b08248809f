/** Once more, against the same one: whoever asks second finds the table that the first one made. */
import type { NewTable } from "@fhtagn/protocol/online";
import { type Made, makeTable, type TableAsking } from "./make-table.ts";
import { readGameRow, tableTermsOf } from "./stored-game.ts";
import { seatIn } from "./table-view.ts";

export async function playAgain(asking: TableAsking, id: string): Promise<Made> {
  const { db, who } = asking;
  const row = await readGameRow(db, id);
  if (row === undefined || row.status !== "over") return { ok: false, trouble: "no such table" };
  const seat = seatIn(row, who.id);
  if (seat === null) return { ok: false, trouble: "not allowed" };
  const next = row.next === null ? undefined : await readGameRow(db, row.next);
  if (next !== undefined && next.status !== "closed") return { ok: true, row: next };
  const [own, other] = seat === "P1" ? [row.deck_p1, row.p2] : [row.deck_p2, row.p1];
  if (own === null) throw new Error(`game ${id} has no deck`);
  const terms = tableTermsOf(row);
  const meant: NewTable["for"] = other === null ? terms.for : { who: "player", name: other };
  const made = await makeTable(asking, { ...terms, deck: own, for: meant });
  if (!made.ok) return made;
  const isFirst = await noteNext(asking, id, { before: row.next, next: made.row.id });
  if (isFirst) return made;
  await db.updateTable("games").set({ status: "closed" }).where("id", "=", made.row.id).execute();
  return playAgain(asking, id);
}

interface Noting {
  readonly before: string | null;
  readonly next: string;
}

async function noteNext({ db }: TableAsking, id: string, { before, next }: Noting): Promise<boolean> {
  const noted = await db
    .updateTable("games")
    .set({ next })
    .where("id", "=", id)
    .where("next", before === null ? "is" : "=", before)
    .executeTakeFirst();
  return noted.numUpdatedRows > 0;
}
