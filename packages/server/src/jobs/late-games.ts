/** Games of days that nobody looks at: when somebody's time is over they are opened, and end. */
import type { Database } from "../storage/database.ts";
import type { Rooms } from "../tables/rooms.ts";
import { type GameRecordRow, tableTermsOf } from "../tables/stored-game.ts";

const DAY = 86_400_000;

/** Answers how many there were. */
export async function endLateGames(db: Database, rooms: Rooms, now: number): Promise<number> {
  const waiting = await db
    .selectFrom("games")
    .selectAll()
    .where("status", "=", "playing")
    .where("asked", "is not", null)
    .where("touched", "<", now - DAY)
    .execute();
  const late = waiting.filter((row) => isLate(row, now));
  for (const { id } of late) await rooms.find(id);
  return late.length;
}

function isLate(row: GameRecordRow, now: number): boolean {
  const { clock } = tableTermsOf(row);
  return clock.kind === "days" && row.touched + clock.days * DAY <= now;
}
