/** Every table that this node keeps: opened when somebody comes, dropped when nobody is left. */
import { sitDown, sitFrom } from "@fhtagn/host";
import type { Seats } from "@fhtagn/protocol";
import type { Database } from "../storage/database.ts";
import { openRoom, type Room, type RoomMeans } from "./room.ts";
import {
  type GameRecordRow,
  readGame,
  readJournal,
  readPassing,
  setupOfGame,
  termsOf,
} from "./stored-game.ts";

export interface RoomsMeans extends RoomMeans {
  readonly db: Database;
  readonly node: string;
  readonly seatsOf: (row: GameRecordRow) => Promise<Seats>;
}

export interface Rooms {
  /** Null where there is no such game under way or over. */
  find(id: string): Promise<Room | null>;
  /** Those that are open here. */
  open(): readonly Room[];
  close(): Promise<void>;
}

/** A game whose cards or engine this server does not have. */
export class CannotBeOpened extends Error {}

const LOOK_AROUND = 15_000;
/** So long is a table kept that nobody is at. */
const IDLE = 60_000;
const LEASE = 5000;

interface Kept {
  readonly room: Promise<Room>;
  idleSince: number | null;
}

export function openRooms(means: RoomsMeans): Rooms {
  const kept = new Map<string, Kept>();
  const find = async (id: string): Promise<Room | null> => {
    const known = kept.get(id);
    if (known !== undefined) return known.room;
    const row = await readGame(means.db, id);
    if (row === undefined || (row.status !== "playing" && row.status !== "over")) return null;
    const opened = kept.get(id);
    if (opened !== undefined) return opened.room;
    const room = bringBack(means, row, () => kept.delete(id));
    kept.set(id, { room, idleSince: null });
    room.catch(() => kept.delete(id));
    return room;
  };
  const open = new Map<string, Room>();
  const timer = setInterval(() => void dropIdle(means, kept, open), LOOK_AROUND);
  timer.unref();
  return {
    find: async (id) => {
      const room = await find(id);
      if (room !== null) open.set(id, room);
      return room;
    },
    open: () => [...open.values()].filter(({ id }) => kept.has(id)),
    close: async () => {
      clearInterval(timer);
      const rooms = await Promise.all([...kept.values()].map(({ room }) => room.catch(() => null)));
      for (const room of rooms) room?.close();
      await means.journal.flushed();
    },
  };
}

async function dropIdle(means: RoomsMeans, kept: Map<string, Kept>, open: Map<string, Room>): Promise<void> {
  const now = means.tick();
  for (const [id, one] of kept) {
    const room = await one.room.catch(() => null);
    if (room === null || !room.isIdle()) {
      one.idleSince = null;
      continue;
    }
    one.idleSince ??= now;
    if (now - one.idleSince < IDLE) continue;
    await room.settled();
    if (!room.isIdle()) continue;
    room.close();
    kept.delete(id);
    open.delete(id);
  }
}

/** Takes the game for this node: from now on every other writer's number is too old. */
async function take({ db, node, now }: RoomsMeans, id: string): Promise<GameRecordRow> {
  return db
    .updateTable("games")
    .set((field) => ({ owner: node, fence: field("fence", "+", 1), lease: now() + LEASE }))
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function bringBack(means: RoomsMeans, found: GameRecordRow, forget: () => void): Promise<Room> {
  const row = found.status === "playing" ? await take(means, found.id) : found;
  const played = setupOfGame(row);
  if (played === null) throw new CannotBeOpened(row.id);
  const { taken, rows, line, left } = await readJournal(means.db, row.id);
  const { setup, seed } = played;
  const room = openRoom(
    {
      row,
      terms: termsOf(row),
      seats: await means.seatsOf(row),
      sitting: taken.length === 0 ? sitDown(setup, seed) : sitFrom(setup, seed, taken),
      passing: await readPassing(means.db, row.id),
      rows,
      line,
      left,
    },
    { ...means, lost: forget },
  );
  return room;
}
