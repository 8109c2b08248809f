/** A visitor at a table that this node keeps. */
import type { Connection } from "@fhtagn/host";
import type { FrameTrouble } from "@fhtagn/protocol/online";
import type { Player } from "@fhtagn/rules";
import { addChat } from "../tables/chat.ts";
import type { RoomListener, TableRoom } from "../tables/room.ts";
import { readGameRow } from "../tables/stored-game.ts";
import { seatIn } from "../tables/table-view.ts";
import { type SocketVisitor, send, type TableLine, type ToTable } from "./connection.ts";
import type { HallMeans } from "./hall.ts";

interface Sitting {
  readonly visitor: SocketVisitor;
  readonly visitors: ReadonlySet<SocketVisitor>;
  readonly room: TableRoom;
  readonly seat: Player | null;
}

export function sitAtRoom(means: HallMeans, sitting: Sitting): TableLine {
  const { visitor, room, seat } = sitting;
  const connection = room.sit(seat, listenerOf(visitor, room.id));
  return {
    hear: (frame) => hear(means, { ...sitting, connection }, frame),
    close: () => connection.close(),
  };
}

const listenerOf = (visitor: SocketVisitor, table: string): RoomListener => ({
  reply: (reply) => send(visitor, { frame: "reply", table, reply }),
  clock: (clock) => send(visitor, { frame: "clock", table, clock }),
  present: (here, watchers) => send(visitor, { frame: "present", table, here, watchers }),
  lost: () => {
    visitor.tables.delete(table);
    send(visitor, { frame: "lost", table });
  },
});

async function hear(
  means: HallMeans,
  sitting: Sitting & { readonly connection: Connection },
  frame: ToTable,
): Promise<FrameTrouble | null> {
  const { room, seat, connection } = sitting;
  switch (frame.frame) {
    case "say":
      connection.receive(frame.request);
      return null;
    case "claim":
      return seat !== null && (await room.claim(seat)) ? null : "not allowed";
    case "phrase":
    case "chat":
      return talk(means, sitting, frame);
  }
}

type Said = Extract<ToTable, { frame: "phrase" | "chat" }>;

async function talk({ db, now }: HallMeans, sitting: Sitting, said: Said): Promise<FrameTrouble | null> {
  const { visitor, visitors, room, seat } = sitting;
  const { identity } = visitor;
  if (identity === null) return "not allowed";
  if (identity.muted_until !== null && identity.muted_until > now()) return "muted";
  const row = await readGameRow(db, room.id);
  if (row === undefined) return "no such table";
  const line = await addChat(db, { game: room.id, seat, at: now(), by: identity, said });
  // Those who watch have a talk of their own while the game is played: they see what a seat may not.
  const isHeard = (other: SocketVisitor): boolean =>
    row.status === "over" || (seat === null) === (seatIn(row, other.identity?.id ?? null) === null);
  for (const other of visitors) {
    if (other.tables.has(room.id) && isHeard(other)) send(other, { frame: "chat", table: room.id, line });
  }
  return null;
}
