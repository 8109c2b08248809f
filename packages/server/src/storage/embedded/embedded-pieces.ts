/** Writes pieces of the journal to the embedded database, one transaction for all of them. */
import { PLAYERS } from "@fhtagn/rules";
import type { JournalPiece } from "../journal.ts";
import { TOUCH_MILLISECONDS, type WritePieces } from "../write-pieces.ts";
import type { EmbeddedFile, Prepared, Writer } from "./embedded-file.ts";
import type { SqlValue } from "./file-connection.ts";

const TEXTS = {
  /** Whose number is written, how far the journal is, and what lists are told. */
  stand: `select fence, coalesce((select max(n) + 1 from answers where game = games.id), 0) as length,
    turn, asked, touched from games where id = ?`,
  row: `insert into answers (game, n, kind, body, by_hand, left_p1, left_p2, at) values (?, ?, ?, ?, ?, ?, ?, ?)`,
  progress: "update games set turn = ?, asked = ?, touched = ? where id = ?",
  end: "update games set status = ?, result = ? where id = ?",
  passing: `insert into seat_settings (game, seat, passing) values (?, ?, ?)
    on conflict (game, seat) do update set passing = excluded.passing`,
  hash: "insert into checkpoints (game, n, hash) values (?, ?, ?)",
} as const;

type Pens = Readonly<Record<keyof typeof TEXTS, Prepared>>;

export function writerOfPieces(file: EmbeddedFile): WritePieces {
  let prepared: Promise<Pens> | null = null;
  return (pieces) =>
    file.write(async (writer) => {
      prepared ??= preparePens(writer);
      const pens = await prepared.catch((problem: unknown) => {
        prepared = null;
        throw problem;
      });
      return new Set(pieces.filter((piece) => !writePiece(pens, piece)));
    });
}

async function preparePens(writer: Writer): Promise<Pens> {
  const { stand, row, progress, end, passing, hash } = TEXTS;
  return {
    stand: await writer.prepare(stand),
    row: await writer.prepare(row),
    progress: await writer.prepare(progress),
    end: await writer.prepare(end),
    passing: await writer.prepare(passing),
    hash: await writer.prepare(hash),
  };
}

/** False where the game is somebody else's, or the journal is not where the writer thinks. */
function writePiece(pens: Pens, piece: JournalPiece): boolean {
  const { game, fence, after, rows, turn, asked, ended, passing, hash, at } = piece;
  const stand = pens.stand.get(game);
  if (stand === undefined || stand.fence !== fence || stand.length !== after) return false;
  for (const [index, { kind, body, byHand, left }] of rows.entries())
    pens.row.run(game, after + index, kind, body, byHand ? 1 : 0, left?.P1 ?? null, left?.P2 ?? null, at);
  const isOld = stand.turn !== turn || stand.asked !== asked || isOutdated(stand.touched, at);
  if (isOld) pens.progress.run(turn, asked, at, game);
  if (ended !== null) pens.end.run(ended.status, ended.result, game);
  for (const seat of PLAYERS) {
    const settings = passing[seat];
    if (settings !== undefined) pens.passing.run(game, seat, JSON.stringify(settings));
  }
  if (hash !== undefined) pens.hash.run(game, after + rows.length, hash);
  return true;
}

const isOutdated = (touched: SqlValue | undefined, at: number): boolean =>
  typeof touched !== "number" || at - touched >= TOUCH_MILLISECONDS;
