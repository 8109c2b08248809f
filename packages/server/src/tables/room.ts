/**
 * A table under way: a host, its clock, and whoever listens. It can be dropped at any moment: the journal brings it
 * back. Nothing here knows a rule of the game.
 */
import { gameLibrary } from "@fhtagn/cards";
import {
  type Connection,
  type Host,
  type Mind,
  openHost,
  type PaceClock,
  type PositionNews,
  type Sitting,
} from "@fhtagn/host";
import type { Passing, Reply, Seats } from "@fhtagn/protocol";
import type { ClockView, OnlineTable } from "@fhtagn/protocol/online";
import type { Player } from "@fhtagn/rules";
import { recordTeller } from "@fhtagn/words";
import type { Journal } from "../storage/journal.ts";
import {
  type Both,
  clockView,
  countTime,
  hasLeft,
  newClock,
  nextBell,
  notePresent,
  outOfTime,
  passTurn,
  type TableClock,
} from "./clock.ts";
import { type Keeping, keepEntry } from "./keep-entry.ts";
import type { GameRecordRow, TableTerms } from "./stored-game.ts";

/** What those at a table hear. */
export interface RoomListener {
  reply(reply: Reply): void;
  clock(clock: ClockView): void;
  present(here: Both<boolean>, watchers: number): void;
  /** The table is gone from here: it can be opened again. */
  lost(): void;
}

export interface RoomMeans {
  readonly journal: Journal;
  readonly mind: Mind;
  readonly pace: PaceClock;
  /** Milliseconds since 1970, for rows. */
  readonly now: () => number;
  /** Milliseconds that only ever grow, for clocks. */
  readonly tick: () => number;
  readonly chance: () => number;
  readonly report: (fault: {
    readonly game: string;
    readonly number: number;
    readonly message: string;
  }) => void;
  /** Between two people: milliseconds before a window is passed, on the average. */
  readonly passPause: number;
  /** It closed by itself: who comes next opens it anew. */
  readonly lost?: () => void;
  /** Somebody else is asked than before, or nobody any more: what lists of games show has changed. */
  readonly moved?: (game: string, isOver: boolean) => void;
}

export interface RoomStart {
  readonly row: GameRecordRow;
  readonly terms: TableTerms;
  readonly seats: Seats;
  readonly sitting: Sitting;
  readonly passing: Partial<Record<Player, Passing>>;
  /** Of the journal: rows, lines, and the clocks as they stood after the last row. */
  readonly rows: number;
  readonly line: number;
  readonly left: Both<number> | null;
}

export interface TableRoom {
  readonly id: string;
  readonly terms: TableTerms;
  sit(seat: Player | null, listener: RoomListener): Connection;
  asked(): Player | null;
  turn(): number;
  ended(): OnlineTable["result"];
  clock(): ClockView;
  /** The other one has been away for too long: false where that is not so. */
  claim(seat: Player): Promise<boolean>;
  /** This seat loses: by time, or because it is no longer welcome. */
  end(seat: Player, because: "time" | "left"): Promise<boolean>;
  record(): string;
  /** Nobody listens, and nothing happens by itself. */
  isIdle(): boolean;
  settled(): Promise<void>;
  close(): void;
}

interface RoomState extends Keeping {
  readonly start: RoomStart;
  readonly means: RoomMeans;
  readonly listeners: Map<RoomListener, Player | null>;
  readonly clock: TableClock;
  host: Host | null;
  asked: Player | null;
  bell: NodeJS.Timeout | null;
  isClosed: boolean;
}

/** Among computer players and one person everything may be taken back and asked; among people what was agreed. */
const rightsOf = ({ seats, terms }: RoomStart) => {
  const isSolo = seats.P1.kind === "bot" || seats.P2.kind === "bot";
  return {
    mayUndo: isSolo ? !terms.rated : terms.takeBacks && !terms.rated,
    mayHint: isSolo && !terms.rated,
  };
};

export function openRoom(start: RoomStart, means: RoomMeans): TableRoom {
  const { row, terms, rows, line, left, sitting } = start;
  const room: RoomState = {
    start,
    means,
    listeners: new Map(),
    clock: newClock(terms.clock, left, means.tick()),
    host: null,
    asked: null,
    bell: null,
    isClosed: false,
    game: row.id,
    fence: row.fence,
    rows,
    line,
    passing: start.passing,
    because: null,
    result: null,
    turn: row.turn,
  };
  const rights = rightsOf(start);
  room.host = openHost({
    table: row.id,
    seats: start.seats,
    sitting,
    mind: means.mind,
    clock: means.pace,
    chance: means.chance,
    mindSeed: `${row.secret} minds`,
    save: (entry) => keepEntry(room, entry, { ...means, clock: room.clock, lose: () => lose(room) }),
    report: ({ number, message }) => means.report({ game: row.id, number, message }),
    tellLog: recordTeller(gameLibrary(), "en"),
    hear: (news) => hear(room, news),
    passing: start.passing,
    undos: line,
    assisted: line > 0,
    rights: { P1: rights, P2: rights },
    passPause: means.passPause,
    pace: 1,
  });
  return roomOver(room);
}

function roomOver(room: RoomState): TableRoom {
  const { start, means, clock } = room;
  return {
    id: start.row.id,
    terms: start.terms,
    sit: (seat, listener) => sit(room, seat, listener),
    asked: () => room.asked,
    turn: () => room.turn,
    ended: () => room.result,
    clock: () => clockView(clock, means.tick()),
    claim: (seat) => claim(room, seat),
    end: (seat, because) => end(room, seat, because),
    record: () => hostOf(room).record(),
    isIdle: () => room.listeners.size === 0 && (clock.running === null || clock.terms.kind !== "minutes"),
    settled: () => hostOf(room).settled(),
    close: () => close(room),
  };
}

function hostOf({ host }: RoomState): Host {
  if (host === null) throw new Error("the table has no host yet");
  return host;
}

/** A position that everybody was told: from now on the time of whoever is asked runs. */
function hear(room: RoomState, news: PositionNews): void {
  const { clock, means, asked } = room;
  room.asked = news.result === null ? news.asked : null;
  room.turn = news.turn;
  if (asked !== room.asked || news.result !== null) means.moved?.(room.game, news.result !== null);
  passTurn(clock, room.asked, means.tick());
  ring(room);
  tellClock(room);
}

function tellClock(room: RoomState): void {
  if (room.clock.terms.kind === "none" && room.listeners.size === 0) return;
  const view = clockView(room.clock, room.means.tick());
  for (const listener of room.listeners.keys()) listener.clock(view);
}

/** Not before it can be true, and looked at again then: clocks count, timers only wake. */
function ring(room: RoomState): void {
  if (room.bell !== null) clearTimeout(room.bell);
  room.bell = null;
  const wait = nextBell(room.clock);
  if (wait === null || room.isClosed) return;
  room.bell = setTimeout(() => onBell(room), Math.min(wait, LONGEST_TIMER) + 1);
  room.bell.unref();
}

const LONGEST_TIMER = 0x7fffffff;

function onBell(room: RoomState): void {
  countTime(room.clock, room.means.tick());
  const late = outOfTime(room.clock);
  if (late === null) ring(room);
  else void end(room, late, "time");
}

async function end(room: RoomState, seat: Player, because: "time" | "left"): Promise<boolean> {
  if (room.isClosed || room.result !== null) return false;
  room.because = because;
  const isOver = await hostOf(room).endFor(seat);
  if (!isOver) room.because = null;
  return isOver;
}

async function claim(room: RoomState, seat: Player): Promise<boolean> {
  const other: Player = seat === "P1" ? "P2" : "P1";
  countTime(room.clock, room.means.tick());
  return hasLeft(room.clock, other, room.means.tick()) && end(room, other, "left");
}

function sit(room: RoomState, seat: Player | null, listener: RoomListener): Connection {
  const host = hostOf(room);
  const connection =
    seat === null
      ? host.watch((reply) => listener.reply(reply))
      : host.connect(seat, (reply) => listener.reply(reply));
  room.listeners.set(listener, seat);
  notePresence(room);
  return {
    receive: (message) => connection.receive(message),
    close: () => {
      connection.close();
      room.listeners.delete(listener);
      notePresence(room);
    },
  };
}

function notePresence(room: RoomState): void {
  const seats = [...room.listeners.values()];
  const here = { P1: seats.includes("P1"), P2: seats.includes("P2") };
  notePresent(room.clock, here, room.means.tick());
  ring(room);
  const watchers = seats.filter((seat) => seat === null).length;
  for (const listener of room.listeners.keys()) listener.present(here, watchers);
  tellClock(room);
}

/** Somebody else keeps the game now, or nobody knows how far it is stored. */
function lose(room: RoomState): void {
  const listeners = [...room.listeners.keys()];
  close(room);
  room.means.lost?.();
  for (const listener of listeners) listener.lost();
}

function close(room: RoomState): void {
  room.isClosed = true;
  if (room.bell !== null) clearTimeout(room.bell);
  room.host?.close();
  room.listeners.clear();
}
