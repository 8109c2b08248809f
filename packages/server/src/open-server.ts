/** The whole server: page, API and sockets on one port, games in one database. */
import { randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import { type Mind, machineClock } from "@fhtagn/host";
import pino, { type Logger } from "pino";
import { type Bus, type BusMessage, openLocalBus } from "./bus/bus.ts";
import { addressOfOwner, beginNodeLife } from "./bus/node-life.ts";
import { openPostgresBus } from "./bus/postgres-bus.ts";
import { buildApp } from "./http/app.ts";
import { readSite } from "./http/site.ts";
import { visitorBy } from "./http/visitor.ts";
import { openJobs } from "./jobs/jobs.ts";
import { endLateGames } from "./jobs/late-games.ts";
import { watchHealth } from "./operations/health.ts";
import { type Metrics, openMetrics } from "./operations/metrics.ts";
import { rateGame } from "./people/ratings.ts";
import { openHall, type TableHall } from "./sockets/hall.ts";
import { openSockets } from "./sockets/open-sockets.ts";
import { type Database, type OpenDatabase, openDatabase } from "./storage/database.ts";
import { openJournal } from "./storage/journal.ts";
import { type Move, openRooms, type Rooms } from "./tables/rooms.ts";
import { readGameRow } from "./tables/stored-game.ts";
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
  /** Where other nodes on the same database reach this one; its own port where nothing is said. */
  readonly address?: string;
  /** Addresses of proxies whose word on a visitor's address is taken; those of this machine where nothing is said. */
  readonly proxy?: string;
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
const MINUTE = 60_000;

const now = (): number => Date.now();

export async function openServer(terms: ServerTerms): Promise<RunningServer> {
  const log = terms.log ?? pino({ level: "info" });
  const metrics = openMetrics();
  const broke = noteFaults(log, metrics);
  const database = await openDatabase(terms.database);
  const { db } = database;
  const node = randomUUID();
  const rooms = roomsOf(terms, database, { log, metrics, node });
  const bus = database.kind === "postgres" ? await openPostgresBus(terms.database, broke) : openLocalBus();
  const hall = openHall({ db, rooms, now, count: (what) => metrics.count(what), broke });
  rooms.follow((move) => void noteMove(db, bus, move).catch(broke));
  bus.follow((message) => void hearBus(db, hall, message).catch(broke));
  metrics.watch("tables", () => rooms.count());
  metrics.watch("sockets", () => hall.visitors.size);
  const health = watchHealth(db);
  const app = await buildApp({
    proxy: terms.proxy ?? "loopback",
    db,
    now,
    rooms,
    bus,
    hall,
    health,
    metrics,
    log,
    site: readSite(terms.site),
  });
  const sockets = openSockets(app.server, {
    hall,
    visitor: (cookie) => visitorBy({ db, now }, cookie),
    broke,
  });
  const jobs = openJobs([{ every: MINUTE, run: () => endLateGames(db, rooms, now()) }], broke);
  await app.listen({ port: terms.port, host: terms.host });
  const { port } = app.server.address() as AddressInfo; // it listens at a port
  const address = terms.address ?? `http://127.0.0.1:${port}`;
  const life = await beginNodeLife(database, { id: node, address }, broke);
  const close = async (): Promise<void> => {
    health.closing();
    jobs.close();
    hall.tellAll({ frame: "notice", notice: "closing", seconds: 0 });
    await rooms.close();
    await life.close();
    await bus.close();
    hall.close();
    sockets.close();
    await app.close();
    await database.close();
  };
  return { port, close };
}

const noteFaults =
  (log: Logger, metrics: Metrics) =>
  (error: unknown): void => {
    metrics.count("faults");
    log.error({ error: error instanceof Error ? error.message : "?" }, "something broke");
  };

interface Notes {
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly node: string;
}

function roomsOf(
  { mind, passPause = PASS_PAUSE }: ServerTerms,
  database: OpenDatabase,
  { log, metrics, node }: Notes,
): Rooms {
  const { db, kind } = database;
  return openRooms({
    db,
    node,
    addressOf: (owner) => addressOfOwner(db, kind, { owner, node }),
    journal: openJournal(database),
    mind,
    pace: machineClock,
    now,
    tick: () => machineClock.now(),
    chance: Math.random,
    report: ({ game, number, message }) => {
      metrics.count("faults");
      log.error({ game, number, message }, "a table broke");
    },
    passPause,
    seatsOf: (row) => hostSeats(db, row),
  });
}

/** A game that is over counts; everybody whom it concerns learns of it. */
async function noteMove(db: Database, bus: Bus, { game, isOver }: Move): Promise<void> {
  const row = isOver ? await readGameRow(db, game) : undefined;
  if (row !== undefined) await rateGame(db, row, now());
  bus.publish({ of: "table", table: game });
}

async function hearBus(db: Database, hall: TableHall, message: BusMessage): Promise<void> {
  if (message.of !== "table") return;
  const row = await readGameRow(db, message.table);
  if (row !== undefined) await hall.tellTable(row);
}
