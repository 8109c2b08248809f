/**
 * Writes pieces of the journal to PostgreSQL: one statement that is a transaction by itself. No lock is ever held by
 * a process that stands still, and what it holds was checked when it was written.
 */
import { PLAYERS } from "@fhtagn/rules";
import type pg from "pg";
import type { JournalPiece } from "../journal.ts";
import { TOUCH_MILLISECONDS, Unsure, type WritePieces } from "../write-pieces.ts";
import { isServersWord, openPool } from "./postgres-pool.ts";

/** Games are held in the order of their names, until the end: nobody takes one between the check and the commit. */
const WRITE = `
with handed as (
  select * from json_to_recordset($1::json) as piece (
    game text, fence bigint, after integer, length integer, passing json, turn integer, asked text,
    status text, result text, hash text, at bigint)
), held as materialized (
  select handed.*, games.fence as kept
  from handed join games on games.id = handed.game order by games.id for update of games
), ours as materialized (
  select * from held
  where fence = kept and after = (select coalesce(max(n) + 1, 0) from answers where answers.game = held.game)
), written as (
  insert into answers (game, n, kind, body, by_hand, left_p1, left_p2, at)
  select game, one.n, one.kind, one.body, one.by_hand, one.left_p1, one.left_p2, ours.at
  from json_to_recordset($2::json) as one (
    game text, n integer, kind text, body text, by_hand integer, left_p1 bigint, left_p2 bigint)
  join ours using (game)
), noted as (
  update games set turn = ours.turn, asked = ours.asked, touched = ours.at,
    status = coalesce(ours.status, games.status), result = coalesce(ours.result, games.result)
  from ours where games.id = ours.game and (ours.status is not null or ours.turn <> games.turn
    or ours.asked is distinct from games.asked or ours.at - games.touched >= ${TOUCH_MILLISECONDS})
), passing as (
  insert into seat_settings (game, seat, passing)
  select ours.game, one.seat, one.settings
  from ours cross join lateral json_each_text(ours.passing) as one (seat, settings)
  on conflict (game, seat) do update set passing = excluded.passing
), hashed as (
  insert into checkpoints (game, n, hash)
  select game, after + length, hash from ours where hash is not null
)
select game from ours`;

/** The server gives up before we do: then it is known that nothing is stored. */
const PATIENCE = { lock: 3000, statement: 4000, answer: 6000 };

export interface PostgresPieces {
  readonly write: WritePieces;
  close(): Promise<void>;
}

export function postgresPieces(address: string): PostgresPieces {
  const pool = openPool({ address, most: 1, patience: PATIENCE });
  return { write: (pieces) => writeBy(pool, pieces), close: () => pool.end() };
}

async function writeBy(pool: pg.Pool, pieces: readonly JournalPiece[]): Promise<ReadonlySet<JournalPiece>> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ readonly game: string }>({
      name: "pieces",
      text: WRITE,
      values: [JSON.stringify(pieces.map(handed)), JSON.stringify(pieces.flatMap(rowsOf))],
    });
    client.release();
    const ours = new Set(rows.map(({ game }) => game));
    return new Set(pieces.filter(({ game }) => !ours.has(game)));
  } catch (problem) {
    client.release(!isServersWord(problem));
    throw isServersWord(problem) ? problem : new Unsure("no answer", { cause: problem });
  }
}

/** What is not said is null there. */
const handed = ({ game, fence, after, rows, passing, turn, asked, ended, hash, at }: JournalPiece) => ({
  ...{ game, fence, after, length: rows.length, turn, asked, hash, at },
  ...(ended !== null && { status: ended.status, result: ended.result }),
  passing: Object.fromEntries(
    PLAYERS.flatMap((seat) => (passing[seat] === undefined ? [] : [[seat, JSON.stringify(passing[seat])]])),
  ),
});

const rowsOf = ({ game, after, rows }: JournalPiece) =>
  rows.map(({ kind, body, byHand, left }, index) => ({
    ...{ game, n: after + index, kind, body, by_hand: byHand ? 1 : 0 },
    ...(left !== null && { left_p1: left.P1, left_p2: left.P2 }),
  }));
