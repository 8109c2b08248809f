/** One table that is connected for a seat. */
import type { Passing, Reply } from "@fhtagn/protocol";
import type { Player } from "@fhtagn/rules";
import { HOST_LIMITS } from "./host-limits.ts";
import type { Send } from "./terms.ts";

export interface Wire {
  readonly seat: Player;
  readonly send: Send;
  /** Lines of the log it has, of the current line. */
  log: number;
  /** The settings it was told last. */
  passing: Passing | null;
  /** What it said lately, by number, with what it was told; null while that is under way. */
  readonly heard: Map<number, Reply | null>;
  /** The highest number it has used. */
  lastId: number;
  /** When the request came in that is listened to, by the host's clock. */
  heardAt: number;
  closed: boolean;
}

export const newWire = (seat: Player, send: Send): Wire => ({
  seat,
  send,
  log: 0,
  passing: null,
  heard: new Map(),
  lastId: -1,
  heardAt: 0,
  closed: false,
});

/** A table that cannot be told anything is gone: that is nobody else's trouble. */
export function tell(wire: Wire, reply: Reply): void {
  if (wire.closed) return;
  if ("id" in reply && reply.id !== null && wire.heard.has(reply.id)) wire.heard.set(reply.id, reply);
  try {
    wire.send(reply);
  } catch {
    wire.closed = true;
  }
}

/** From now on this number stands for this request; older ones are forgotten, and refused if they come again. */
export function rememberId(wire: Wire, id: number): void {
  wire.heard.set(id, null);
  wire.lastId = Math.max(wire.lastId, id);
  for (const old of wire.heard.keys()) {
    if (wire.heard.size <= HOST_LIMITS.remembered) return;
    wire.heard.delete(old);
  }
}

/** What was said under this number before: null while it is under way, undefined if nothing was. */
export const repliedTo = (wire: Wire, id: number): Reply | null | undefined => wire.heard.get(id);
