/** One socket of one visitor: it carries all his tables. Who he is was settled before it was opened. */
import {
  type ClientFrame,
  type FrameTrouble,
  readClientFrame,
  type ServerFrame,
} from "@fhtagn/protocol/online";
import type { WebSocket } from "ws";
import type { Identity } from "../people/sessions.ts";
import { type Bucket, SOCKET_LIMITS, takesOne } from "./socket-limits.ts";

/** What a connection needs of the rest of the server. */
export interface SocketHall {
  readonly now: () => number;
  /** Sits down at a table: the seat of this identity, or beside it. */
  open(visitor: SocketVisitor, table: string): Promise<TableLine | FrameTrouble>;
  followLobby(visitor: SocketVisitor, on: boolean): void;
  gone(visitor: SocketVisitor): void;
  count(what: "messages" | "refusals"): void;
  broke(error: unknown): void;
}

/** What is said to one table, wherever it is kept. */
export interface TableLine {
  hear(frame: ToTable): Promise<FrameTrouble | null>;
  close(): void;
}

/** Frames that go to whoever keeps the table. */
export type ToTable = Extract<ClientFrame, { frame: "say" | "phrase" | "chat" | "claim" }>;

export interface SocketVisitor {
  readonly identity: Identity | null;
  readonly socket: WebSocket;
  readonly tables: Map<string, TableLine>;
  /** His cookie, for a node that keeps his table. */
  readonly cookie: string | undefined;
  readonly messages: Bucket;
  readonly talk: Bucket;
  refusals: number;
  /** Heartbeats that were not answered. */
  missed: number;
  beats: number;
}

export const send = (visitor: SocketVisitor, frame: ServerFrame): void =>
  passOn(visitor, JSON.stringify(frame));

/** A reader who is so slow that what he was sent piles up is cut off. */
export function passOn({ socket }: SocketVisitor, text: string): void {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > SOCKET_LIMITS.unsent) socket.terminate();
  else socket.send(text);
}

export interface Entering {
  readonly socket: WebSocket;
  readonly identity: Identity | null;
  readonly cookie: string | undefined;
}

export function greet(hall: SocketHall, { socket, identity, cookie }: Entering): SocketVisitor {
  const now = hall.now();
  const visitor: SocketVisitor = {
    identity,
    socket,
    cookie,
    tables: new Map(),
    messages: { left: SOCKET_LIMITS.messages.atOnce, at: now },
    talk: { left: SOCKET_LIMITS.talk.atOnce, at: now },
    refusals: 0,
    missed: 0,
    beats: 0,
  };
  socket.on("message", (data, isBinary) => {
    const text = isBinary ? null : textOf(data);
    void hearText(hall, visitor, text).catch((error: unknown) => {
      hall.broke(error);
      send(visitor, { frame: "refused", trouble: "server fault" });
    });
  });
  socket.on("close", () => part(hall, visitor));
  socket.on("error", () => socket.terminate());
  return visitor;
}

const textOf = (data: WebSocket.RawData): string =>
  (Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data as Buffer)).toString("utf8"); // what ws hands out is a buffer or several

function part(hall: SocketHall, visitor: SocketVisitor): void {
  for (const connection of visitor.tables.values()) connection.close();
  visitor.tables.clear();
  hall.gone(visitor);
}

/** Sent every so often; whoever does not answer is gone. */
export function beat(visitor: SocketVisitor): void {
  if (visitor.missed >= 2) {
    visitor.socket.terminate();
    return;
  }
  visitor.missed++;
  send(visitor, { frame: "beat", n: ++visitor.beats });
}

function readText(text: string | null): ClientFrame | FrameTrouble {
  if (text === null) return "malformed";
  if (text.length > SOCKET_LIMITS.frame) return "too large";
  try {
    return readClientFrame(JSON.parse(text)) ?? "malformed";
  } catch {
    return "malformed";
  }
}

async function hearText(hall: SocketHall, visitor: SocketVisitor, text: string | null): Promise<void> {
  hall.count("messages");
  if (!takesOne(visitor.messages, SOCKET_LIMITS.messages, hall.now())) {
    refuse(hall, visitor, { trouble: "too often" });
    return;
  }
  const frame = readText(text);
  if (typeof frame === "string") {
    refuse(hall, visitor, { trouble: frame });
    return;
  }
  const trouble = await hear(hall, visitor, frame);
  if (trouble === null) visitor.refusals = 0;
  else refuse(hall, visitor, { trouble, ...("table" in frame && { table: frame.table }) });
}

function refuse(
  hall: SocketHall,
  visitor: SocketVisitor,
  refusal: { trouble: FrameTrouble; table?: string },
): void {
  hall.count("refusals");
  send(visitor, { frame: "refused", ...refusal });
  if (++visitor.refusals < SOCKET_LIMITS.refusals) return;
  send(visitor, { frame: "notice", notice: "refusals" });
  visitor.socket.close(POLICY, "too many refusals");
}

/** RFC 6455: the endpoint breaks a policy. */
const POLICY = 1008;

async function hear(
  hall: SocketHall,
  visitor: SocketVisitor,
  frame: ClientFrame,
): Promise<FrameTrouble | null> {
  switch (frame.frame) {
    case "open":
      return open(hall, visitor, frame.table);
    case "phrase":
    case "chat":
      if (!takesOne(visitor.talk, SOCKET_LIMITS.talk, hall.now())) return "too often";
      return toTable(visitor, frame);
    case "say":
    case "claim":
      return toTable(visitor, frame);
    case "leave":
      visitor.tables.get(frame.table)?.close();
      visitor.tables.delete(frame.table);
      return null;
    case "lobby":
      hall.followLobby(visitor, frame.on);
      return null;
    case "beat":
      visitor.missed = 0;
      return null;
  }
}

const toTable = async ({ tables }: SocketVisitor, frame: ToTable): Promise<FrameTrouble | null> =>
  tables.get(frame.table)?.hear(frame) ?? "no such table";

async function open(hall: SocketHall, visitor: SocketVisitor, table: string): Promise<FrameTrouble | null> {
  const { tables, socket } = visitor;
  tables.get(table)?.close();
  tables.delete(table);
  if (tables.size >= SOCKET_LIMITS.tables) return "too often";
  const line = await hall.open(visitor, table);
  if (typeof line === "string") return line;
  // He may be gone by now, or have asked for it twice.
  if (socket.readyState === socket.OPEN && !tables.has(table)) tables.set(table, line);
  else line.close();
  return null;
}
