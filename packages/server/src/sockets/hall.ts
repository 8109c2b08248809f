/** Everybody who is connected: tables find their people here, and the lobby its readers. */
import type { ClientFrame, FrameTrouble, ServerFrame } from "@fhtagn/protocol/online";
import type { Player } from "@fhtagn/rules";
import { lobbyFor } from "../lobby/lobby.ts";
import type { Database } from "../storage/database.ts";
import { addChat, chatOf } from "../tables/chat.ts";
import { viewsOf } from "../tables/make-table.ts";
import type { Rooms } from "../tables/rooms.ts";
import { type GameRecordRow, readGame, termsOf } from "../tables/stored-game.ts";
import { seatIn } from "../tables/table-view.ts";
import { beat, type Hall, type Opened, send, type Visitor } from "./connection.ts";
import { SOCKET_LIMITS } from "./socket-limits.ts";

export interface HallMeans {
  readonly db: Database;
  readonly rooms: Rooms;
  readonly now: () => number;
  readonly count: (what: "frames" | "refusals") => void;
  readonly broke: (error: unknown) => void;
}

export interface OpenHall extends Hall {
  readonly visitors: ReadonlySet<Visitor>;
  enter(visitor: Visitor): void;
  /** Everybody at this table, and everybody in the lobby, learns what became of it. */
  tellTable(row: GameRecordRow): Promise<void>;
  tellAll(frame: ServerFrame): void;
  close(): void;
}

type Talk = Extract<ClientFrame, { frame: "phrase" | "chat" }>;

/** The lobby is told at most so often. */
const LOBBY_PAUSE = 500;

export function openHall(means: HallMeans): OpenHall {
  const visitors = new Set<Visitor>();
  const lobby = new Set<Visitor>();
  let lobbyTimer: NodeJS.Timeout | null = null;
  const beats = setInterval(() => {
    for (const visitor of visitors) beat(visitor);
  }, SOCKET_LIMITS.beat);
  beats.unref();
  const tellLobby = (): void => {
    lobbyTimer ??= setTimeout(() => {
      lobbyTimer = null;
      for (const visitor of lobby) void showLobby(visitor).catch(means.broke);
    }, LOBBY_PAUSE);
  };
  const showLobby = async (visitor: Visitor): Promise<void> => {
    const shown = await lobbyFor(means.db, visitor.identity?.id ?? null, means.now());
    send(visitor, { frame: "lobby", lobby: { ...shown, people: visitors.size } });
  };
  return {
    visitors,
    now: means.now,
    count: means.count,
    broke: means.broke,
    enter: (visitor) => void visitors.add(visitor),
    gone: (visitor) => {
      visitors.delete(visitor);
      lobby.delete(visitor);
    },
    open: (visitor, table) => open(means, visitor, table),
    talk: (visitor, table, said) => talk(means, { visitors, visitor, table, said }),
    claim: (visitor, table) => claim(means, visitor, table),
    followLobby: (visitor, on) => {
      if (!on) lobby.delete(visitor);
      else {
        lobby.add(visitor);
        void showLobby(visitor).catch(means.broke);
      }
    },
    tellTable: async (row) => {
      await tellTable(means, visitors, row);
      tellLobby();
    },
    tellAll: (frame) => {
      for (const visitor of visitors) send(visitor, frame);
    },
    close: () => {
      clearInterval(beats);
      if (lobbyTimer !== null) clearTimeout(lobbyTimer);
      for (const { socket } of visitors) socket.close(GOING_AWAY);
    },
  };
}

/** RFC 6455: the server goes away. */
const GOING_AWAY = 1001;

/** Whoever is at the table, or made it and waits for somebody. */
async function tellTable(
  { db }: HallMeans,
  visitors: ReadonlySet<Visitor>,
  row: GameRecordRow,
): Promise<void> {
  const concerned = [...visitors].filter(
    ({ identity, tables }) =>
      tables.has(row.id) ||
      (identity !== null &&
        (row.creator === identity.id || row.p2 === identity.id || row.meant_for === identity.id)),
  );
  for (const visitor of concerned) {
    const [table] = await viewsOf(db, [row], visitor.identity?.id ?? null);
    if (table !== undefined) send(visitor, { frame: "table", table });
  }
}

async function open({ db, rooms }: HallMeans, visitor: Visitor, id: string): Promise<Opened | FrameTrouble> {
  const row = await readGame(db, id);
  if (row === undefined) return "no such table";
  const seat = seatIn(row, visitor.identity?.id ?? null);
  if (seat === null && !termsOf(row).watchers) return "not allowed";
  const room = await rooms.find(id);
  const [table] = await viewsOf(db, [row], visitor.identity?.id ?? null);
  if (room === null || table === undefined) return "no such table";
  return {
    frame: { frame: "opened", table, seat, chat: await chatOf(db, id, seat) },
    sit: (listener) => room.sit(seat, listener),
  };
}

async function claim({ db, rooms }: HallMeans, visitor: Visitor, id: string): Promise<FrameTrouble | null> {
  const row = await readGame(db, id);
  const seat = row === undefined ? null : seatIn(row, visitor.identity?.id ?? null);
  if (seat === null) return "not allowed";
  const room = await rooms.find(id);
  return (await room?.claim(seat)) === true ? null : "not allowed";
}

interface Talking {
  readonly visitors: ReadonlySet<Visitor>;
  readonly visitor: Visitor;
  readonly table: string;
  readonly said: Talk;
}

async function talk(
  { db, now }: HallMeans,
  { visitors, visitor, table, said }: Talking,
): Promise<FrameTrouble | null> {
  const { identity, tables } = visitor;
  const row = await readGame(db, table);
  if (identity === null || row === undefined || !tables.has(table)) return "not allowed";
  if (identity.muted_until !== null && identity.muted_until > now()) return "muted";
  const seat = seatIn(row, identity.id);
  const line = await addChat(db, { game: table, seat, at: now(), by: identity, said });
  for (const other of visitors) {
    if (other.tables.has(table) && hearsChat(row, seat, other)) send(other, { frame: "chat", table, line });
  }
  return null;
}

/** Those who watch have a talk of their own while the game is played: they see what a seat may not. */
const hearsChat = (row: GameRecordRow, from: Player | null, { identity }: Visitor): boolean =>
  row.status === "over" || (from === null) === (seatIn(row, identity?.id ?? null) === null);
