/** Tables are asked for, joined and closed. */
import type { JoinTable, NewTable, OnlineTable, TableTrouble } from "@fhtagn/protocol/online";
import { ENGINE_VERSION } from "@fhtagn/rules";
import type { Identity } from "../people/sessions.ts";
import { drawId } from "../people/sessions.ts";
import type { Database } from "../storage/database.ts";
import { drawNonce, newShuffle, seedFrom } from "./deal.ts";
import { playableDeck } from "./server-cards.ts";
import { type GameRecordRow, readGameRow, tableTermsOf } from "./stored-game.ts";
import { peopleOf, tableView } from "./table-view.ts";

export type Made = { readonly ok: true; readonly row: GameRecordRow } | Refused;
interface Refused {
  readonly ok: false;
  readonly trouble: TableTrouble;
}
const refused = (trouble: TableTrouble): Refused => ({ ok: false, trouble });

/** Tables of one person that wait or are played, at the same time. */
const MOST_OPEN = 20;

export interface TableAsking {
  readonly db: Database;
  readonly who: Identity;
  readonly now: number;
}

export async function makeTable({ db, who, now }: TableAsking, asked: NewTable): Promise<Made> {
  const { deck, nonce = drawNonce(), ...terms } = asked;
  if (playableDeck(deck, terms.ruleset) === null) return refused("bad deck");
  if ((await countOpen(db, who.id)) >= MOST_OPEN) return refused("too many tables");
  const meant = terms.for.who === "player" ? await personNamed(db, terms.for.name) : null;
  if (terms.for.who === "player" && (meant === null || meant === who.id)) return refused("no such player");
  if (terms.for.who === "level" && playableDeck(terms.for.deck, terms.ruleset) === null)
    return refused("bad deck");
  const row = newRow({ who, now, deck, nonce, terms, meant });
  await db.insertInto("games").values(row).execute();
  if (terms.for.who !== "level") return { ok: true, row };
  const { level, deck: against } = terms.for;
  return begin({ db, row, now }, { p2: null, level, deck: against, nonce: drawNonce() });
}

interface Drawing {
  readonly who: Identity;
  readonly now: number;
  readonly deck: string;
  readonly nonce: string;
  readonly terms: Omit<NewTable, "deck" | "nonce">;
  readonly meant: string | null;
}

function newRow({ who, now, deck, nonce, terms, meant }: Drawing): GameRecordRow {
  const id = drawId();
  return {
    id,
    status: "open",
    made: now,
    touched: now,
    creator: who.id,
    creator_deck: deck,
    creator_nonce: nonce,
    terms: JSON.stringify(terms),
    meant_for: meant,
    ...newShuffle(id),
    engine: null,
    seed: null,
    p1: null,
    p2: null,
    deck_p1: null,
    deck_p2: null,
    nonce_p1: null,
    nonce_p2: null,
    level: null,
    turn: 0,
    asked: null,
    result: null,
    next: null,
    owner: null,
    fence: 0,
    lease: 0,
  };
}

async function countOpen(db: Database, id: string): Promise<number> {
  const { count } = await db
    .selectFrom("games")
    .select((field) => field.fn.countAll<number>().as("count"))
    .where("status", "in", ["open", "playing"])
    .where((field) => field.or([field("creator", "=", id), field("p1", "=", id), field("p2", "=", id)]))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** An account by its name; a guest only by his id, since names of guests are no names of one. */
async function personNamed(db: Database, name: string): Promise<string | null> {
  const found = await db
    .selectFrom("identities")
    .select("id")
    .where((field) => field.or([field("name_key", "=", name.toLowerCase()), field("id", "=", name)]))
    .executeTakeFirst();
  return found?.id ?? null;
}

export async function takeOpenSeat(
  { db, who, now }: TableAsking,
  id: string,
  { deck, nonce }: JoinTable,
): Promise<Made> {
  const row = await readGameRow(db, id);
  if (row === undefined) return refused("no such table");
  if (row.creator === who.id) return refused("own table");
  if (row.status !== "open") return refused("not open");
  if (row.meant_for !== null && row.meant_for !== who.id) return refused("not allowed");
  if (playableDeck(deck, tableTermsOf(row).ruleset) === null) return refused("bad deck");
  if ((await countOpen(db, who.id)) >= MOST_OPEN) return refused("too many tables");
  return begin({ db, row, now }, { p2: who.id, level: null, deck, nonce: nonce ?? drawNonce() });
}

interface Beginning {
  readonly db: Database;
  readonly row: GameRecordRow;
  readonly now: number;
}

interface SecondSeat {
  readonly p2: string | null;
  readonly level: string | null;
  readonly deck: string;
  readonly nonce: string;
}

/** Of two who sit down at the same moment one is too late. */
async function begin({ db, row, now }: Beginning, { p2, level, deck, nonce }: SecondSeat): Promise<Made> {
  const nonces = { P1: row.creator_nonce, P2: nonce };
  const begun = await db
    .updateTable("games")
    .set({
      status: "playing",
      touched: now,
      engine: ENGINE_VERSION,
      seed: seedFrom(row.secret, nonces),
      p1: row.creator,
      p2,
      level,
      deck_p1: row.creator_deck,
      deck_p2: deck,
      nonce_p1: nonces.P1,
      nonce_p2: nonces.P2,
    })
    .where("id", "=", row.id)
    .where("status", "=", "open")
    .returningAll()
    .executeTakeFirst();
  return begun === undefined ? refused("not open") : { ok: true, row: begun };
}

/** An open table goes; a game that is played is given up at the table. */
export async function closeTable({ db, who, now }: TableAsking, id: string): Promise<Made> {
  const closed = await db
    .updateTable("games")
    .set({ status: "closed", touched: now })
    .where("id", "=", id)
    .where("status", "=", "open")
    .where("creator", "=", who.id)
    .returningAll()
    .executeTakeFirst();
  return closed === undefined ? refused("not open") : { ok: true, row: closed };
}

/** As `reader` may see them. */
export async function viewsOf(
  db: Database,
  rows: readonly GameRecordRow[],
  reader: string | null,
): Promise<readonly OnlineTable[]> {
  const people = await peopleOf(db, rows);
  return rows.map((row) => tableView(row, people, reader));
}
