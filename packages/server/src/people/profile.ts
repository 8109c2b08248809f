/** What may be known of a player: his ratings, and the games of his that are over. */
import type { DeckTally, PlayerCard, PlayerProfile } from "@fhtagn/protocol/online";
import type { Database } from "../storage/database.ts";
import { type GameRecordRow, tableTermsOf } from "../tables/stored-game.ts";
import { peopleOf, seatIn, tableView } from "../tables/table-view.ts";
import { ratingsOf } from "./ratings.ts";
import type { Identity } from "./sessions.ts";

const MOST_GAMES = 50;
/** Of so many games the decks are counted. */
const COUNTED = 1000;
const MOST_OPPONENTS = 12;

/** Null for somebody nobody knows. An account is found by its name, anybody by his id. */
export const personBy = (db: Database, nameOrId: string): Promise<Identity | undefined> =>
  db
    .selectFrom("identities")
    .selectAll()
    .where((field) => field.or([field("name_key", "=", nameOrId.toLowerCase()), field("id", "=", nameOrId)]))
    .executeTakeFirst();

export async function profileOf(
  db: Database,
  person: Identity,
  reader: string | null,
): Promise<PlayerProfile> {
  const rows = await db
    .selectFrom("games")
    .selectAll()
    .where("status", "=", "over")
    .where((field) => field.or([field("p1", "=", person.id), field("p2", "=", person.id)]))
    .orderBy("touched", "desc")
    .limit(COUNTED)
    .execute();
  const shown = rows.filter((row) => mayBeSeen(row, person.id, reader)).slice(0, MOST_GAMES);
  const people = await peopleOf(db, rows.slice(0, MOST_GAMES));
  return {
    player: { id: person.id, name: person.name, kind: person.kind },
    since: person.made,
    ratings: await ratingsOf(db, person.id),
    games: shown.map((row) => tableView(row, people, reader)),
    decks: tally(rows, person.id),
    opponents: reader === person.id ? opponentsIn(rows, person.id, people) : [],
  };
}

/** Where nobody might watch, nobody looks afterwards but those who played. */
const mayBeSeen = (row: GameRecordRow, person: string, reader: string | null): boolean =>
  reader === person || tableTermsOf(row).watchers;

function tally(rows: readonly GameRecordRow[], person: string): readonly DeckTally[] {
  const tallies = new Map<string, { deck: string; won: number; lost: number; drawn: number }>();
  for (const row of rows) {
    const seat = seatIn(row, person);
    const deck = seat === "P1" ? row.deck_p1 : row.deck_p2;
    if (seat === null || deck === null || row.result === null) continue;
    const { winner } = JSON.parse(row.result) as { winner: string }; // written by us
    const one = tallies.get(deck) ?? { deck, won: 0, lost: 0, drawn: 0 };
    tallies.set(deck, one);
    if (winner === "draw") one.drawn++;
    else if (winner === seat) one.won++;
    else one.lost++;
  }
  return [...tallies.values()].sort((a, b) => b.won + b.lost + b.drawn - (a.won + a.lost + a.drawn));
}

function opponentsIn(
  rows: readonly GameRecordRow[],
  person: string,
  people: ReadonlyMap<string, PlayerCard>,
): readonly PlayerCard[] {
  const ids = new Set(rows.flatMap(({ p1, p2 }) => [p1, p2]).filter((id) => id !== null && id !== person));
  return [...ids].flatMap((id) => people.get(id ?? "") ?? []).slice(0, MOST_OPPONENTS);
}
