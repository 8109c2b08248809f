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
  select * from jsonb_to_recordset($1::jsonb) as piece (
    game text, fence bigint, after integer, rows jsonb, passing jsonb, turn integer, asked text,
    status text, result text, hash text, at bigint)
), held as materialized (
  select id, fence from games where id in (select game from handed) order by id for update
), ours as materialized (
  select handed.* from handed join held on held.id = handed.game and held.fence = handed.fence
  where handed.after = (select coalesce(max(n) + 1, 0) from answers where answers.game = handed.game)
), written as (
  insert into answers (game, n, kind, body, by_hand, left_p1, left_p2, at)
  select ours.game, ours.after + one.at - 1, one.row ->> 0, one.row ->> 1, (one.row ->> 2)::integer,
    (one.row ->> 3)::bigint, (one.row ->> 4)::bigint, ours.at
  from ours cross join lateral jsonb_array_elements(ours.rows) with ordinality as one (row, at)
), noted as (
  update games set turn = ours.turn, asked = ours.asked, touched = ours.at,
    status = coalesce(ours.status, games.status), result = coalesce(ours.result, games.result)
  from ours where games.id = ours.game and (ours.status is not null or ours.turn <> games.turn
    or ours.asked is distinct from games.asked or ours.at - games.touched >= ${TOUCH_MILLISECONDS})
), passing as (
  insert into seat_settings (game, seat, passing)
  select ours.game, one.seat, one.settings
  from ours cross join lateral jsonb_each_text(ours.passing) as one (seat, settings)
  on conflict (game, seat) do update set passing = excluded.passing
), hashed as (
  insert into checkpoints (game, n, hash)
  select game, after + jsonb_array_length(rows), hash from ours where hash is not null
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
    const text = JSON.stringify(pieces.map(handed));
    const { rows } = await client.query<{ readonly game: string }>({
      name: "pieces",
      text: WRITE,
      values: [text],
    });
    client.release();
    const ours = new Set(rows.map(({ game }) => game));
    return new Set(pieces.filter(({ game }) => !ours.has(game)));
  } catch (problem) {
    client.release(!isServersWord(problem));
    throw isServersWord(problem) ? problem : new Unsure("no answer", { cause: problem });
  }
}

const handed = ({ game, fence, after, rows, passing, turn, asked, ended, hash, at }: JournalPiece) => ({
  game,
  fence,
  after,
  rows: rows.map(({ kind, body, byHand, left }) => [
    kind,
    body,
    byHand ? 1 : 0,
    left?.P1 ?? null,
    left?.P2 ?? null,
  ]),
  passing: Object.fromEntries(
    PLAYERS.flatMap((seat) => (passing[seat] === undefined ? [] : [[seat, JSON.stringify(passing[seat])]])),
  ),
  turn,
  asked,
  status: ended?.status ?? null,
  result: ended?.result ?? null,
  hash: hash ?? null,
  at,
});
