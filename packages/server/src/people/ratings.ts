/** Glicko-2, a game at a time. A game counts once, however often it is handed in. */
import type { NewTable, OnlineTable, PlayerRating, RatedPace } from "@fhtagn/protocol/online";
import type { Player } from "@fhtagn/rules";
import glicko from "glicko2-lite";
import type { Transaction } from "kysely";
import type { Database } from "../storage/database.ts";
import type { Schema } from "../storage/schema.ts";
import { type GameRecordRow, tableTermsOf } from "../tables/stored-game.ts";

interface Strength {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
  readonly games: number;
}

const NEWCOMER: Strength = { rating: 1500, deviation: 350, volatility: 0.06, games: 0 };
const TAU = 0.5;
/** Until then a rating says little, and is marked. */
const PROVISIONAL = 110;

const ratingOf = (pace: RatedPace, { rating, deviation, games }: Strength): PlayerRating => ({
  pace,
  value: Math.round(rating),
  deviation: Math.round(deviation),
  games,
  provisional: deviation > PROVISIONAL,
});

export async function ratingsOf(db: Database, identity: string): Promise<readonly PlayerRating[]> {
  const found = await db
    .selectFrom("ratings")
    .selectAll()
    .where("identity", "=", identity)
    .orderBy("pace")
    .execute();
  return found.map((row) => ratingOf(row.pace, row));
}

const MOST_SHOWN = 100;

/** The best first; those of whom little is known stand behind, whatever their number says. */
export async function leadersOf(db: Database, pace: RatedPace) {
  const found = await db
    .selectFrom("ratings")
    .innerJoin("identities", "identities.id", "ratings.identity")
    .selectAll("ratings")
    .select(["name", "kind"])
    .where("pace", "=", pace)
    .orderBy((field) => field("deviation", ">", PROVISIONAL))
    .orderBy("rating", "desc")
    .limit(MOST_SHOWN)
    .execute();
  return found.map(({ identity: id, name, kind, ...row }) => ({
    player: { id, name, kind },
    rating: ratingOf(pace, row),
  }));
}

const paceOf = ({ clock }: Pick<NewTable, "clock">): RatedPace => (clock.kind === "days" ? "days" : "live");

type Score = 0 | 0.5 | 1;

const scoreOf = (result: NonNullable<OnlineTable["result"]>, seat: Player): Score =>
  result.winner === "draw" ? 0.5 : result.winner === seat ? 1 : 0;

function after(own: Strength, other: Strength, score: Score): Strength {
  const next = glicko(own.rating, own.deviation, own.volatility, [[other.rating, other.deviation, score]], {
    tau: TAU,
  });
  return { rating: next.rating, deviation: next.rd, volatility: next.vol, games: own.games + 1 };
}

/** False where it does not count, or has been counted. */
export async function rateGame(db: Database, row: GameRecordRow, now: number): Promise<boolean> {
  const { p1, p2 } = row;
  const terms = tableTermsOf(row);
  if (!terms.rated || row.status !== "over" || row.result === null || p1 === null || p2 === null)
    return false;
  const result = JSON.parse(row.result) as NonNullable<OnlineTable["result"]>; // written by us
  const pace = paceOf(terms);
  return db.transaction().execute(async (all) => {
    const before = { P1: await strengthOf(all, p1, pace), P2: await strengthOf(all, p2, pace) };
    const P1 = after(before.P1, before.P2, scoreOf(result, "P1"));
    const P2 = after(before.P2, before.P1, scoreOf(result, "P2"));
    const noted = await all
      .insertInto("rating_events")
      .values({
        game: row.id,
        pace,
        before_p1: before.P1.rating,
        before_p2: before.P2.rating,
        after_p1: P1.rating,
        after_p2: P2.rating,
        at: now,
      })
      .onConflict((conflict) => conflict.column("game").doNothing())
      .executeTakeFirst();
    if ((noted.numInsertedOrUpdatedRows ?? 0n) === 0n) return false;
    await write(all, { identity: p1, pace, now }, P1);
    await write(all, { identity: p2, pace, now }, P2);
    return true;
  });
}

async function strengthOf(
  all: Database | Transaction<Schema>,
  identity: string,
  pace: RatedPace,
): Promise<Strength> {
  const found = await all
    .selectFrom("ratings")
    .select(["rating", "deviation", "volatility", "games"])
    .where("identity", "=", identity)
    .where("pace", "=", pace)
    .executeTakeFirst();
  return found ?? NEWCOMER;
}

interface Whose {
  readonly identity: string;
  readonly pace: RatedPace;
  readonly now: number;
}

async function write(
  all: Transaction<Schema>,
  { identity, pace, now }: Whose,
  strength: Strength,
): Promise<void> {
  const row = { ...strength, changed: now };
  await all
    .insertInto("ratings")
    .values({ identity, pace, ...row })
    .onConflict((conflict) => conflict.columns(["identity", "pace"]).doUpdateSet(row))
    .execute();
}
