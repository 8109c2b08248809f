/** One table that is connected, for a seat or to watch. */
import type { Passing, Reply } from "@fhtagn/protocol";
import type { Player } from "@fhtagn/rules";
import type { Viewer } from "@fhtagn/rules/view";
import { type Allowances, HOST_LIMITS } from "./host-limits.ts";
import type { Send } from "./terms.ts";

/** What all tables of a seat, or one that watches, have said. */
export interface Tally {
  refusals: number;
  readonly allowances: Allowances;
}

export const newTally = (): Tally => ({ refusals: 0, allowances: new Map() });

export interface Wire {
  readonly seat: Viewer;
  readonly tally: Tally;
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

/** A wire with a seat: it may ask and answer. */
export interface SeatWire extends Wire {
  readonly seat: Player;
}

export const isSeated = (wire: Wire): wire is SeatWire => wire.seat !== "spectator";

type WireOf<Seat extends Viewer> = Wire & { readonly seat: Seat };

export const newWire = <Seat extends Viewer>(seat: Seat, tally: Tally, send: Send): WireOf<Seat> => ({
  seat,
  tally,
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
