/** Every table that this node keeps: opened when somebody comes, dropped when nobody is left. */
import { sitFrom } from "@fhtagn/host";
import type { Seats } from "@fhtagn/protocol";
import { isCorrespondence } from "@fhtagn/protocol/online";
import type { Database } from "../storage/database.ts";
import type { Both } from "./clock.ts";
import { openRoom, type RoomMeans, type TableRoom } from "./room.ts";
import {
  type GameRecordRow,
  readGameRow,
  readJournal,
  readPassing,
  setupOfGame,
  tableTermsOf,
} from "./stored-game.ts";

/** Somebody else is asked than before, or the game is over. */
export interface Move {
  readonly game: string;
  readonly isOver: boolean;
}

export interface RoomsMeans extends Omit<RoomMeans, "moved" | "lost"> {
  readonly db: Database;
  readonly node: string;
  /** Where another node that is alive keeps this game; null where it may be taken. */
  readonly addressOf: (owner: string | null) => Promise<string | null>;
  readonly seatsOf: (row: GameRecordRow) => Promise<Seats>;
}

/** A table that another node keeps: its people are led there. */
export interface RoomElsewhere {
  readonly address: string;
}

export type Found = TableRoom | RoomElsewhere | null;

export const isElsewhere = (found: Found): found is RoomElsewhere => found !== null && "address" in found;

export interface Rooms {
  /** Null where there is no such game under way or over. */
  find(id: string): Promise<Found>;
  /** Of those that this node keeps and has in memory. */
  here(id: string): Promise<TableRoom | null>;
  /** Is told of each move from now on. */
  follow(listen: (move: Move) => void): void;
  /** How many are in memory. */
  count(): number;
  close(): Promise<void>;
}

/** A game whose cards or engine this server does not have. */
class CannotBeOpened extends Error {}

const LOOK_AROUND = 15_000;
/** So long is a table kept that nobody is at. */
const IDLE = 60_000;

interface Kept {
  readonly room: Promise<TableRoom | RoomElsewhere>;
  idleSince: number | null;
}

interface Keeper {
  readonly means: RoomsMeans;
  readonly kept: Map<string, Kept>;
  readonly followers: Set<(move: Move) => void>;
}

export function openRooms(means: RoomsMeans): Rooms {
  const keeper: Keeper = { means, kept: new Map(), followers: new Set() };
  const timer = setInterval(() => void dropIdle(keeper), LOOK_AROUND);
  timer.unref();
  return {
    find: (id) => find(keeper, id),
    here: async (id) => {
      const known = keeper.kept.get(id);
      return known === undefined ? null : opened(known.room);
    },
    follow: (listen) => void keeper.followers.add(listen),
    count: () => keeper.kept.size,
    close: async () => {
      clearInterval(timer);
      for (const { room } of keeper.kept.values()) (await opened(room))?.close();
      await means.journal.flushed();
    },
  };
}

/** Null where it could not be opened: whoever asked for it was told. */
async function opened(room: Kept["room"]): Promise<TableRoom | null> {
  const found = await room.catch(() => null);
  return isElsewhere(found) ? null : found;
}

async function find(keeper: Keeper, id: string): Promise<Found> {
  const { means, kept } = keeper;
  const known = kept.get(id);
  if (known !== undefined) return known.room;
  const row = await readGameRow(means.db, id);
  if (row === undefined || (row.status !== "playing" && row.status !== "over")) return null;
  // Somebody else may have come while we looked.
  const meanwhile = kept.get(id);
  if (meanwhile !== undefined) return meanwhile.room;
  const room = bringBack(keeper, row);
  kept.set(id, { room, idleSince: null });
  const forget = (): void => void kept.delete(id);
  // Who keeps it elsewhere may be another one the next time.
  room.then((found) => isElsewhere(found) && forget(), forget);
  return room;
}

async function dropIdle({ means, kept }: Keeper): Promise<void> {
  const now = means.tick();
  for (const [id, one] of kept) {
    const room = await opened(one.room);
    if (room?.isIdle() !== true) {
      one.idleSince = null;
      continue;
    }
    one.idleSince ??= now;
    if (now - one.idleSince < IDLE) continue;
    await room.settled();
    if (!room.isIdle() || kept.get(id) !== one) continue;
    room.close();
    kept.delete(id);
    await means.db
      .updateTable("games")
      .set({ owner: null })
      .where("id", "=", id)
      .where("owner", "=", means.node)
      .execute();
  }
}

/**
 * Takes the game for this node: from now on every other writer's number is too old. Of two nodes that try at the same
 * time one is told where the other one keeps it.
 */
async function take(means: RoomsMeans, found: GameRecordRow): Promise<GameRecordRow | RoomElsewhere> {
  const { db, node, addressOf } = means;
  const address = await addressOf(found.owner);
  if (address !== null) return { address };
  const taken = await db
    .updateTable("games")
    .set({ owner: node, fence: found.fence + 1 })
    .where("id", "=", found.id)
    .where("fence", "=", found.fence)
    .returningAll()
    .executeTakeFirst();
  if (taken !== undefined) return taken;
  const again = await readGameRow(db, found.id);
  if (again === undefined) throw new CannotBeOpened(found.id);
  return again.status === "playing" ? take(means, again) : again;
}

async function bringBack(keeper: Keeper, found: GameRecordRow): Promise<TableRoom | RoomElsewhere> {
  const { means, kept, followers } = keeper;
  const { db, now } = means;
  const row = found.status === "playing" ? await take(means, found) : found;
  if ("address" in row) return row;
  const played = setupOfGame(row);
  if (played === null) throw new CannotBeOpened(row.id);
  const { taken, rows, line, left, at } = await readJournal(db, row.id);
  const start = {
    row,
    terms: tableTermsOf(row),
    seats: await means.seatsOf(row),
    sitting: sitFrom(played.setup, played.seed, taken),
    passing: await readPassing(db, row.id),
    rows,
    line,
    left: leftNow(row, left, at === null ? 0 : now() - at),
  };
  return openRoom(start, {
    ...means,
    lost: () => kept.delete(row.id),
    moved: (game, isOver) => {
      for (const listen of followers) listen({ game, isOver });
    },
  });
}

/** Days go on while nobody keeps the table; minutes stand still. */
function leftNow(row: GameRecordRow, left: Both<number> | null, gone: number): Both<number> | null {
  const { asked } = row;
  if (left === null || asked === null || !isCorrespondence(tableTermsOf(row).clock)) return left;
  return { ...left, [asked]: Math.max(0, left[asked] - Math.max(0, gone)) };
}
