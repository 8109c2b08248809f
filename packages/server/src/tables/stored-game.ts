/** A game as the database has it: who plays what, and every answer that was ever stored. */

import { deckNamed, gameLibrary, storyCodes } from "@fhtagn/cards";
import type { Taken } from "@fhtagn/host";
import type { Passing } from "@fhtagn/protocol";
import type { NewTable } from "@fhtagn/protocol/online";
import type { Player, RecordedAnswer, Setup } from "@fhtagn/rules";
import type { Selectable } from "kysely";
import type { Database } from "../storage/database.ts";
import type { Schema } from "../storage/schema.ts";
import type { Both } from "./clock.ts";

export type GameRecordRow = Selectable<Schema["games"]>;
export type TableTerms = Omit<NewTable, "deck" | "nonce">;

/** What a journal says: the answers that count, and what has to be known to write on. */
export interface StoredJournal {
  readonly taken: readonly Taken[];
  readonly rows: number;
  /** How often something was taken back. */
  readonly line: number;
  readonly left: Both<number> | null;
  /** When the last row was written. */
  readonly at: number | null;
}

export const readGameRow = (db: Database, id: string): Promise<GameRecordRow | undefined> =>
  db.selectFrom("games").selectAll().where("id", "=", id).executeTakeFirst();

export const tableTermsOf = ({ terms }: GameRecordRow): TableTerms => JSON.parse(terms) as TableTerms; // written by us

type AnswerRecord = Selectable<Schema["answers"]>;

export async function readJournal(db: Database, game: string): Promise<StoredJournal> {
  const rows = await db.selectFrom("answers").selectAll().where("game", "=", game).orderBy("n").execute();
  return foldRows(rows);
}

/** A take-back is a row too: of the answers before it only so many stay. */
function foldRows(rows: readonly AnswerRecord[]): StoredJournal {
  const taken: Taken[] = [];
  let line = 0;
  for (const { kind, body, by_hand: byHand } of rows) {
    if (kind === "undo") {
      taken.length = Number(body);
      line++;
    } else taken.push({ answer: JSON.parse(body) as RecordedAnswer, byHand: byHand === 1 }); // written by us
  }
  const last = rows.at(-1);
  const left = last === undefined ? null : leftIn(last);
  return { taken, rows: rows.length, line, left, at: last?.at ?? null };
}

const leftIn = ({ left_p1: P1, left_p2: P2 }: AnswerRecord): Both<number> | null =>
  P1 === null || P2 === null ? null : { P1, P2 };

export async function readPassing(db: Database, game: string): Promise<Partial<Record<Player, Passing>>> {
  const rows = await db.selectFrom("seat_settings").selectAll().where("game", "=", game).execute();
  return Object.fromEntries(rows.map(({ seat, passing }) => [seat, JSON.parse(passing) as Passing])); // written by us
}

/** What the game is played with; null where it has not begun, or a deck is no longer known. */
export function setupOfGame(row: GameRecordRow): { readonly setup: Setup; readonly seed: string } | null {
  const { deck_p1: first, deck_p2: second, seed } = row;
  const P1 = first === null ? null : deckNamed(first);
  const P2 = second === null ? null : deckNamed(second);
  if (P1 === null || P2 === null || seed === null) return null;
  const { ruleset } = tableTermsOf(row);
  return {
    setup: { library: gameLibrary(), ruleset, decks: { P1, P2 }, stories: storyCodes() },
    seed,
  };
}
