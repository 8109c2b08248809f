/** Tables: asked for, joined, closed, listed. */
import { invitation, joinTable, newTable, type TableTrouble } from "@fhtagn/protocol/online";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Bus } from "../bus/bus.ts";
import { lobbyFor, quickMatch } from "../lobby/lobby.ts";
import type { TableHall } from "../sockets/hall.ts";
import { gamesOf } from "../tables/games-of.ts";
import {
  closeTable,
  type Made,
  makeTable,
  type TableAsking,
  takeOpenSeat,
  viewsOf,
} from "../tables/make-table.ts";
import { playAgain } from "../tables/rematch.ts";
import { isElsewhere, type Rooms } from "../tables/rooms.ts";
import { readGameRow } from "../tables/stored-game.ts";
import { seatIn } from "../tables/table-view.ts";
import { type VisitorMeans, visitorBy, visitorOrGuest } from "./visitor.ts";

export interface TableMeans extends VisitorMeans {
  readonly rooms: Rooms;
  readonly hall: TableHall;
  readonly bus: Bus;
  /** True if one more table may be made or joined from this address now. */
  readonly maySit: (address: string) => boolean;
}

const STATUS: Readonly<Record<TableTrouble, number>> = {
  "no such table": 404,
  "not open": 409,
  "own table": 409,
  "bad deck": 400,
  "no such player": 404,
  "too many tables": 429,
  "not allowed": 403,
  malformed: 400,
  "too often": 429,
  closing: 503,
};

const refuse = (reply: FastifyReply, trouble: TableTrouble) => reply.code(STATUS[trouble]).send({ trouble });

type ByTable = FastifyRequest<{ Params: { id: string } }>;

export function tableRoutes(app: FastifyInstance, means: TableMeans): void {
  readingRoutes(app, means);
  app.post("/api/tables", (request, reply) =>
    deed(means, { request, reply }, async (asking) => {
      const read = newTable.safeParse(request.body);
      return read.success ? makeTable(asking, read.data) : null;
    }),
  );
  app.post("/api/tables/:id/join", (request: ByTable, reply) =>
    deed(means, { request, reply }, async (asking) => {
      const read = joinTable.safeParse(request.body);
      return read.success ? takeOpenSeat(asking, request.params.id, read.data) : null;
    }),
  );
  app.post("/api/tables/:id/close", (request: ByTable, reply) =>
    deed(means, { request, reply }, (asking) => closeTable(asking, request.params.id)),
  );
  app.post("/api/tables/:id/rematch", (request: ByTable, reply) =>
    deed(means, { request, reply }, (asking) => playAgain(asking, request.params.id)),
  );
  app.post("/api/quick", (request, reply) =>
    deed(means, { request, reply }, async (asking) => {
      const read = invitation.safeParse(request.body);
      return read.success ? quickMatch(asking, read.data) : null;
    }),
  );
}

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Null is a request that does not read. Whom the table concerns learns of it. */
async function deed(
  means: TableMeans,
  { request, reply }: Exchange,
  carryOut: (asking: TableAsking) => Promise<Made | null>,
): Promise<unknown> {
  const who = await visitorOrGuest(means, request, reply);
  if (who === null || !means.maySit(request.ip)) return refuse(reply, "too often");
  if (who.banned_until !== null && who.banned_until > means.now()) return refuse(reply, "not allowed");
  const made = await carryOut({ db: means.db, who, now: means.now() });
  if (made === null) return refuse(reply, "malformed");
  if (!made.ok) return refuse(reply, made.trouble);
  means.bus.publish({ of: "table", table: made.row.id });
  const [view] = await viewsOf(means.db, [made.row], who.id);
  return view;
}

function readingRoutes(app: FastifyInstance, means: TableMeans): void {
  const { db, now } = means;
  app.get("/api/lobby", async (request) => {
    const who = await visitorBy(means, request.headers.cookie);
    return { ...(await lobbyFor(db, who?.id ?? null, now())), people: means.hall.visitors.size };
  });
  app.get("/api/games", async (request) => {
    const who = await visitorBy(means, request.headers.cookie);
    return { games: who === null ? [] : await viewsOf(db, await gamesOf(db, who.id), who.id) };
  });
  app.get("/api/tables/:id", async (request: ByTable, reply) => {
    const who = await visitorBy(means, request.headers.cookie);
    const row = await readGameRow(db, request.params.id);
    if (row === undefined) return refuse(reply, "no such table");
    const [view] = await viewsOf(db, [row], who?.id ?? null);
    return view;
  });
  app.get("/api/tables/:id/record", async (request: ByTable, reply) => {
    const who = await visitorBy(means, request.headers.cookie);
    const row = await readGameRow(db, request.params.id);
    if (row === undefined || row.status !== "over") return refuse(reply, "no such table");
    const room = await means.rooms.find(row.id);
    if (room === null || isElsewhere(room) || (seatIn(row, who?.id ?? null) === null && !room.terms.watchers))
      return refuse(reply, "not allowed");
    return reply.type("text/plain; charset=utf-8").send(room.record());
  });
}
