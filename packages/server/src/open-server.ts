/** The whole server: page, API and sockets on one port, games in one database. */
import { randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import { type Mind, machineClock } from "@fhtagn/host";
import pino, { type Logger } from "pino";
import { WebSocketServer } from "ws";
import { buildApp } from "./http/app.ts";
import { originProblem } from "./http/origin.ts";
import { readSite } from "./http/site.ts";
import { visitorBy } from "./http/visitor.ts";
import { type Health, watchHealth } from "./operations/health.ts";
import { type Metrics, openMetrics } from "./operations/metrics.ts";
import { greet } from "./sockets/connection.ts";
import { type OpenHall, openHall } from "./sockets/hall.ts";
import { SOCKET_LIMITS } from "./sockets/socket-limits.ts";
import { openDatabase } from "./storage/database.ts";
import { openJournal } from "./storage/journal.ts";
import { openRooms, type Rooms } from "./tables/rooms.ts";
import { hostSeats } from "./tables/table-view.ts";

export interface ServerTerms {
  readonly port: number;
  readonly host: string;
  /** A folder, or the address of a PostgreSQL database. */
  readonly database: string;
  /** The folder of the built page. */
  readonly site: string;
  /** The computer players. */
  readonly mind: Mind;
  /** Between two people: milliseconds before a window is passed, on the average. */
  readonly passPause?: number;
  readonly log?: Logger;
}

export interface RunningServer {
  readonly port: number;
  /** Finishes what is being stored, tells everybody, and closes. */
  close(): Promise<void>;
}

const PASS_PAUSE = 800;

export async function openServer(terms: ServerTerms): Promise<RunningServer> {
  const log = terms.log ?? pino({ level: "info" });
  const database = await openDatabase(terms.database);
  const { db } = database;
  const now = (): number => Date.now();
  const metrics = openMetrics();
  const broke = (error: unknown): void => {
    metrics.count("faults");
    log.error({ error: error instanceof Error ? error.message : "?" }, "something broke");
  };
  const rooms = openRooms({
    db,
    node: randomUUID(),
    journal: openJournal(db),
    mind: terms.mind,
    pace: machineClock,
    now,
    tick: () => performance.now(),
    chance: Math.random,
    report: ({ game, number, message }) => {
      metrics.count("faults");
      log.error({ game, number, message }, "a table broke");
    },
    passPause: terms.passPause ?? PASS_PAUSE,
    seatsOf: (row) => hostSeats(db, row),
  });
  const hall = openHall({ db, rooms, now, count: (what) => metrics.count(what), broke });
  metrics.watch("tables", () => rooms.open().length);
  metrics.watch("sockets", () => hall.visitors.size);
  const health = watchHealth(db);
  const app = await buildApp({ db, now, rooms, hall, health, metrics, log, site: readSite(terms.site) });
  const sockets = openSockets(app.server, {
    hall,
    visitor: (cookie) => visitorBy({ db, now }, cookie),
    broke,
  });
  await app.listen({ port: terms.port, host: terms.host });
  const { port } = app.server.address() as AddressInfo; // it listens at a port
  return { port, close: () => close({ app, sockets, hall, rooms, health, metrics, database }) };
}

type App = Awaited<ReturnType<typeof buildApp>>;

interface SocketMeans {
  readonly hall: OpenHall;
  readonly visitor: (cookie: string | undefined) => ReturnType<typeof visitorBy>;
  readonly broke: (error: unknown) => void;
}

function openSockets(server: App["server"], { hall, visitor, broke }: SocketMeans): WebSocketServer {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: SOCKET_LIMITS.frame });
  server.on("upgrade", (request, socket, head) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    if (pathname !== "/socket" || originProblem(request.headers) !== null) {
      socket.end("HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n");
      return;
    }
    visitor(request.headers.cookie)
      .then((identity) =>
        sockets.handleUpgrade(request, socket, head, (opened) => hall.enter(greet(hall, opened, identity))),
      )
      .catch((error: unknown) => {
        broke(error);
        socket.destroy();
      });
  });
  return sockets;
}

interface Parts {
  readonly app: App;
  readonly sockets: WebSocketServer;
  readonly hall: OpenHall;
  readonly rooms: Rooms;
  readonly health: Health;
  readonly metrics: Metrics;
  readonly database: Awaited<ReturnType<typeof openDatabase>>;
}

async function close({ app, sockets, hall, rooms, health, database }: Parts): Promise<void> {
  health.closing();
  hall.tellAll({ frame: "notice", notice: "closing", seconds: 0 });
  await rooms.close();
  hall.close();
  sockets.close();
  await app.close();
  await database.close();
}
