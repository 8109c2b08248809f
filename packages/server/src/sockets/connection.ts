/** One socket of one visitor: it carries all his tables. Who he is was settled before it was opened. */
import type { Connection } from "@fhtagn/host";
import {
  type ClientFrame,
  type FrameTrouble,
  readClientFrame,
  type ServerFrame,
} from "@fhtagn/protocol/online";
import type { WebSocket } from "ws";
import type { Identity } from "../people/sessions.ts";
import type { RoomListener } from "../tables/room.ts";
import { type Bucket, SOCKET_LIMITS, takesOne } from "./socket-limits.ts";

/** What a connection needs of the rest of the server. */
export interface Hall {
  readonly now: () => number;
  /** Sits down at a table: the seat of this identity, or beside it. */
  open(visitor: Visitor, table: string): Promise<Opened | FrameTrouble>;
  talk(
    visitor: Visitor,
    table: string,
    said: Extract<ClientFrame, { frame: "phrase" | "chat" }>,
  ): Promise<FrameTrouble | null>;
  claim(visitor: Visitor, table: string): Promise<FrameTrouble | null>;
  followLobby(visitor: Visitor, on: boolean): void;
  gone(visitor: Visitor): void;
  count(what: "frames" | "refusals"): void;
  broke(error: unknown): void;
}

export interface Opened {
  readonly frame: Extract<ServerFrame, { frame: "opened" }>;
  readonly sit: (listener: RoomListener) => Connection;
}

export interface Visitor {
  readonly identity: Identity | null;
  readonly socket: WebSocket;
  readonly tables: Map<string, Connection>;
  readonly frames: Bucket;
  readonly talk: Bucket;
  refusals: number;
  /** Heartbeats that were not answered. */
  missed: number;
  beats: number;
}

export function send(visitor: Visitor, frame: ServerFrame): void {
  const { socket } = visitor;
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > SOCKET_LIMITS.unsent) {
    socket.terminate();
    return;
  }
  socket.send(JSON.stringify(frame));
}

export function greet(hall: Hall, socket: WebSocket, identity: Identity | null): Visitor {
  const now = hall.now();
  const visitor: Visitor = {
    identity,
    socket,
    tables: new Map(),
    frames: { left: SOCKET_LIMITS.frames.atOnce, at: now },
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

function part(hall: Hall, visitor: Visitor): void {
  for (const connection of visitor.tables.values()) connection.close();
  visitor.tables.clear();
  hall.gone(visitor);
}

/** Sent every so often; whoever does not answer is gone. */
export function beat(visitor: Visitor): void {
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

async function hearText(hall: Hall, visitor: Visitor, text: string | null): Promise<void> {
  hall.count("frames");
  if (!takesOne(visitor.frames, SOCKET_LIMITS.frames, hall.now())) {
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

function refuse(hall: Hall, visitor: Visitor, refusal: { trouble: FrameTrouble; table?: string }): void {
  hall.count("refusals");
  send(visitor, { frame: "refused", ...refusal });
  if (++visitor.refusals < SOCKET_LIMITS.refusals) return;
  send(visitor, { frame: "notice", notice: "refusals" });
  visitor.socket.close(POLICY, "too many refusals");
}

/** RFC 6455: the endpoint breaks a policy. */
const POLICY = 1008;

async function hear(hall: Hall, visitor: Visitor, frame: ClientFrame): Promise<FrameTrouble | null> {
  switch (frame.frame) {
    case "open":
      return open(hall, visitor, frame.table);
    case "say":
      return say(visitor, frame);
    case "leave":
      visitor.tables.get(frame.table)?.close();
      visitor.tables.delete(frame.table);
      return null;
    case "lobby":
      hall.followLobby(visitor, frame.on);
      return null;
    case "phrase":
    case "chat":
      if (!takesOne(visitor.talk, SOCKET_LIMITS.talk, hall.now())) return "too often";
      return hall.talk(visitor, frame.table, frame);
    case "claim":
      return hall.claim(visitor, frame.table);
    case "beat":
      visitor.missed = 0;
      return null;
  }
}

function say(
  visitor: Visitor,
  { table, request }: Extract<ClientFrame, { frame: "say" }>,
): FrameTrouble | null {
  const connection = visitor.tables.get(table);
  if (connection === undefined) return "no such table";
  connection.receive(request);
  return null;
}

async function open(hall: Hall, visitor: Visitor, table: string): Promise<FrameTrouble | null> {
  const { tables } = visitor;
  tables.get(table)?.close();
  tables.delete(table);
  if (tables.size >= SOCKET_LIMITS.tables) return "too often";
  const opened = await hall.open(visitor, table);
  if (typeof opened === "string") return opened;
  if (visitor.socket.readyState !== visitor.socket.OPEN) return null;
  send(visitor, opened.frame);
  tables.set(table, opened.sit(listenerOf(visitor, table)));
  return null;
}

const listenerOf = (visitor: Visitor, table: string): RoomListener => ({
  reply: (reply) => send(visitor, { frame: "reply", table, reply }),
  clock: (clock) => send(visitor, { frame: "clock", table, clock }),
  present: (here, watchers) => send(visitor, { frame: "present", table, here, watchers }),
  lost: () => {
    visitor.tables.delete(table);
    send(visitor, { frame: "refused", trouble: "server fault", table });
  },
});
