/** Open tables, games to watch, and whoever waits for somebody like himself. */
import { type Invitation, isCorrespondence, type LobbyView, sameClock } from "@fhtagn/protocol/online";
import type { Database } from "../storage/database.ts";
import { type Made, makeTable, type TableAsking, takeOpenSeat, viewsOf } from "../tables/make-table.ts";
import { tableTermsOf } from "../tables/stored-game.ts";

const WEEK = 7 * 86_400_000;
const HOUR = 3_600_000;
const MOST_SHOWN = 100;

export async function lobbyFor(
  db: Database,
  reader: string | null,
  now: number,
): Promise<Omit<LobbyView, "people">> {
  const open = await openTables(db, now);
  const live = await db
    .selectFrom("games")
    .selectAll()
    .where("status", "=", "playing")
    .where("touched", ">", now - HOUR)
    .where("level", "is", null)
    .orderBy("touched", "desc")
    .limit(MOST_SHOWN)
    .execute();
  return {
    open: await viewsOf(db, open, reader),
    live: await viewsOf(
      db,
      live.filter((row) => tableTermsOf(row).watchers),
      reader,
    ),
  };
}

/** For everybody: an open table waits for a week. */
async function openTables(db: Database, now: number) {
  const rows = await db
    .selectFrom("games")
    .selectAll()
    .where("status", "=", "open")
    .where("made", ">", now - WEEK)
    .orderBy("made")
    .limit(MOST_SHOWN)
    .execute();
  return rows.filter((row) => tableTermsOf(row).for.who === "lobby");
}

/** Sits down at the table that waits longest for somebody like this; opens one where there is none. */
export async function quickMatch(asking: TableAsking, wanted: Invitation): Promise<Made> {
  const { db, who, now } = asking;
  const { deck, clock, ruleset, rated, nonce } = wanted;
  for (const row of await openTables(db, now)) {
    const terms = tableTermsOf(row);
    const fits = sameClock(terms.clock, clock) && terms.ruleset === ruleset && terms.rated === rated;
    if (row.creator === who.id || !fits) continue;
    const joined = await takeOpenSeat(asking, row.id, { deck, ...(nonce !== undefined && { nonce }) });
    if (joined.ok || joined.trouble !== "not open") return joined;
  }
  return makeTable(asking, {
    ...wanted,
    takeBacks: !rated,
    watchers: !isCorrespondence(clock),
    games: 1,
    for: { who: "lobby" },
  });
}
