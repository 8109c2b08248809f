/** The games of one person: those that wait for him first, then those he plays, then what is over. */
import type { Database } from "../storage/database.ts";
import type { GameRecordRow } from "./stored-game.ts";
import { seatIn } from "./table-view.ts";

const MOST_SHOWN = 60;

export async function gamesOf(db: Database, identity: string): Promise<readonly GameRecordRow[]> {
  const rows = await db
    .selectFrom("games")
    .selectAll()
    .where("status", "!=", "closed")
    .where((field) =>
      field.or([
        field("p1", "=", identity),
        field("p2", "=", identity),
        field.and([field("creator", "=", identity), field("status", "=", "open")]),
        field.and([field("meant_for", "=", identity), field("status", "=", "open")]),
      ]),
    )
    .orderBy("touched", "desc")
    .limit(MOST_SHOWN)
    .execute();
  return [...rows].sort((a, b) => rank(a, identity) - rank(b, identity));
}

function rank(row: GameRecordRow, identity: string): number {
  if (row.status === "playing") return row.asked !== null && row.asked === seatIn(row, identity) ? 0 : 1;
  return row.status === "open" ? 2 : 3;
}
