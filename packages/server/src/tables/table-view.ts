/** What everybody may know of a table, and of its people. */
import type { SeatInfo, Seats } from "@fhtagn/protocol";
import type { OnlineTable, PlayerCard } from "@fhtagn/protocol/online";
import type { Player } from "@fhtagn/rules";
import type { Database } from "../storage/database.ts";
import { type GameRecordRow, tableTermsOf } from "./stored-game.ts";

export type PeopleById = ReadonlyMap<string, PlayerCard>;

/** Somebody who is gone keeps his seat, not his name. */
const GONE: Omit<PlayerCard, "id"> = { name: "?", kind: "guest" };

export async function peopleOf(db: Database, rows: readonly GameRecordRow[]): Promise<PeopleById> {
  const ids = new Set(rows.flatMap(({ creator, p1, p2 }) => [creator, p1, p2]).filter((id) => id !== null));
  if (ids.size === 0) return new Map();
  const found = await db
    .selectFrom("identities")
    .select(["id", "name", "kind"])
    .where("id", "in", [...ids])
    .execute();
  return new Map(found.map((person) => [person.id, person]));
}

const cardOf = (people: PeopleById, id: string): PlayerCard => people.get(id) ?? { id, ...GONE };

function seatOf(row: GameRecordRow, people: PeopleById, seat: Player): PlayerCard | null {
  const id = seat === "P1" ? row.p1 : row.p2;
  if (id !== null) return cardOf(people, id);
  const { level } = row;
  return level === null ? null : { id: `level:${level}`, name: level, kind: "level", level };
}

/** Where this identity sits; null for everybody else. */
export const seatIn = ({ p1, p2 }: GameRecordRow, identity: string | null): Player | null => {
  if (identity === null) return null;
  if (p1 === identity) return "P1";
  return p2 === identity ? "P2" : null;
};

/** As `reader` may see it. */
export function tableView(row: GameRecordRow, people: PeopleById, reader: string | null): OnlineTable {
  const { ruleset, clock, rated, takeBacks, watchers, games, for: meant } = tableTermsOf(row);
  const P1 = seatOf(row, people, "P1");
  const P2 = seatOf(row, people, "P2");
  const isOver = row.status === "over";
  const deckOf = (deck: string | null) => (isOver && deck !== null ? { deck } : {});
  return {
    id: row.id,
    status: row.status,
    ruleset,
    clock,
    rated,
    takeBacks,
    watchers,
    games,
    for: meant.who,
    by: cardOf(people, row.creator),
    seats:
      P1 === null || P2 === null
        ? null
        : { P1: { player: P1, ...deckOf(row.deck_p1) }, P2: { player: P2, ...deckOf(row.deck_p2) } },
    you: seatIn(row, reader),
    asked: row.asked,
    turn: row.turn,
    result: row.result === null ? null : (JSON.parse(row.result) as OnlineTable["result"]), // written by us
    commitment: row.commitment,
    made: row.made,
    touched: row.touched,
    next: row.next,
  };
}

/** Who sits where, as the host tells it to the seats. */
export async function hostSeats(db: Database, row: GameRecordRow): Promise<Seats> {
  const people = await peopleOf(db, [row]);
  return { P1: hostSeat(row, people, "P1"), P2: hostSeat(row, people, "P2") };
}

function hostSeat(row: GameRecordRow, people: PeopleById, seat: Player): SeatInfo {
  const card = seatOf(row, people, seat);
  if (card === null) throw new Error(`nobody sits at ${seat} of ${row.id}`);
  const deck = seat === "P1" ? row.deck_p1 : row.deck_p2;
  return {
    kind: card.kind === "level" ? "bot" : "person",
    name: card.name,
    ...(card.level !== undefined && { level: card.level }),
    ...(deck !== null && { deck }),
  };
}
