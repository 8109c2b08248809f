/** Everybody who is connected to this node: tables find their people here, and the lobby its readers. */
import type { FrameTrouble, ServerFrame } from "@fhtagn/protocol/online";
import { lobbyFor } from "../lobby/lobby.ts";
import type { Database } from "../storage/database.ts";
import { chatOf } from "../tables/chat.ts";
import { viewsOf } from "../tables/make-table.ts";
import { isElsewhere, type Rooms } from "../tables/rooms.ts";
import { type GameRecordRow, readGameRow, tableTermsOf } from "../tables/stored-game.ts";
import { seatIn } from "../tables/table-view.ts";
import { beat, type SocketHall, type SocketVisitor, send, type TableLine } from "./connection.ts";
import { sitAtRoom } from "./local-line.ts";
import { relayTo } from "./relay.ts";
import { SOCKET_LIMITS } from "./socket-limits.ts";

export interface HallMeans {
  readonly db: Database;
  readonly rooms: Rooms;
  readonly now: () => number;
  readonly count: (what: "messages" | "refusals") => void;
  readonly broke: (error: unknown) => void;
}

export interface TableHall extends SocketHall {
  readonly visitors: ReadonlySet<SocketVisitor>;
  enter(visitor: SocketVisitor): void;
  /** Everybody here who is at this table or waits for it, and everybody in the lobby, learns what became of it. */
  tellTable(row: GameRecordRow): Promise<void>;
  tellAll(frame: ServerFrame): void;
  close(): void;
}

interface Place {
  readonly means: HallMeans;
  readonly visitors: Set<SocketVisitor>;
  /** Those who look at the lobby. */
  readonly readers: Set<SocketVisitor>;
  timer: NodeJS.Timeout | null;
}

/** RFC 6455: the server goes away. */
const GOING_AWAY = 1001;

export function openHall(means: HallMeans): TableHall {
  const place: Place = { means, visitors: new Set(), readers: new Set(), timer: null };
  const { visitors, readers } = place;
  const beats = setInterval(() => visitors.forEach(beat), SOCKET_LIMITS.beat);
  beats.unref();
  return {
    visitors,
    now: means.now,
    count: means.count,
    broke: means.broke,
    enter: (visitor) => void visitors.add(visitor),
    gone: (visitor) => {
      visitors.delete(visitor);
      readers.delete(visitor);
    },
    open: (visitor, table) => open(place, visitor, table),
    followLobby: (visitor, on) => followLobby(place, visitor, on),
    tellTable: (row) => tellTable(place, row),
    tellAll: (frame) => {
      for (const visitor of visitors) send(visitor, frame);
    },
    close: () => {
      clearInterval(beats);
      if (place.timer !== null) clearTimeout(place.timer);
      for (const { socket } of visitors) socket.close(GOING_AWAY);
    },
  };
}

/** The lobby is told at most so often. */
const LOBBY_PAUSE = 500;

function followLobby(place: Place, visitor: SocketVisitor, on: boolean): void {
  if (!on) {
    place.readers.delete(visitor);
    return;
  }
  place.readers.add(visitor);
  void showLobby(place, visitor).catch(place.means.broke);
}

function tellLobby(place: Place): void {
  place.timer ??= setTimeout(() => {
    place.timer = null;
    for (const visitor of place.readers) void showLobby(place, visitor).catch(place.means.broke);
  }, LOBBY_PAUSE);
}

async function showLobby({ means, visitors }: Place, visitor: SocketVisitor): Promise<void> {
  const shown = await lobbyFor(means.db, visitor.identity?.id ?? null, means.now());
  send(visitor, { frame: "lobby", lobby: { ...shown, people: visitors.size } });
}

async function tellTable(place: Place, row: GameRecordRow): Promise<void> {
  for (const visitor of place.visitors) {
    if (!concerns(row, visitor)) continue;
    const [table] = await viewsOf(place.means.db, [row], visitor.identity?.id ?? null);
    if (table !== undefined) send(visitor, { frame: "table", table });
  }
  tellLobby(place);
}

function concerns(
  { id, creator, p2, meant_for: meant }: GameRecordRow,
  { identity, tables }: SocketVisitor,
): boolean {
  return tables.has(id) || (identity !== null && [creator, p2, meant].includes(identity.id));
}

async function open(
  { means, visitors }: Place,
  visitor: SocketVisitor,
  id: string,
): Promise<TableLine | FrameTrouble> {
  const { db, rooms } = means;
  const row = await readGameRow(db, id);
  if (row === undefined) return "no such table";
  const reader = visitor.identity?.id ?? null;
  const seat = seatIn(row, reader);
  if (seat === null && !tableTermsOf(row).watchers) return "not allowed";
  const room = await rooms.find(id);
  if (room === null) return "no such table";
  if (isElsewhere(room)) return relayTo(room.address, visitor, id);
  const [table] = await viewsOf(db, [row], reader);
  if (table === undefined) return "no such table";
  send(visitor, { frame: "opened", table, seat, chat: await chatOf(db, id, seat) });
  return sitAtRoom(means, { visitor, visitors, room, seat });
}
