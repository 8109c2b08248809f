/** What the page knows of one online table beside its game: who is there, clocks, what is said. */
import type {
  ChatLine,
  ChatPhrase,
  ClockView,
  FrameTrouble,
  OnlineTable,
  ReceivedFrame,
} from "@fhtagn/protocol/online";
import type { Player } from "@fhtagn/rules";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { HeardClock } from "./clock-reading.ts";
import type { OnlineSocket, SocketStatus } from "./online-socket.ts";

export interface RoomState {
  readonly table: OnlineTable | null;
  /** Null for those who watch. */
  readonly seat: Player | null;
  readonly status: SocketStatus;
  readonly chat: readonly ChatLine[];
  readonly clock: HeardClock | null;
  readonly here: Readonly<Record<Player, boolean>> | null;
  readonly watchers: number;
  /** When the server goes down, in milliseconds of `performance.now()`. */
  readonly closesAt: number | null;
  /** The next table, if the other one has opened it already. */
  readonly next: OnlineTable | null;
  /** Why what was last said or claimed was not taken. */
  readonly trouble: FrameTrouble | null;
}

/** What the game itself is told over. */
export type RoomEvent =
  | { readonly is: "opened"; readonly seat: Player | null }
  | { readonly is: "reply"; readonly reply: unknown }
  | { readonly is: "over"; readonly table: OnlineTable }
  | { readonly is: "refused"; readonly trouble: FrameTrouble }
  | { readonly is: "line"; readonly status: SocketStatus };

export interface OnlineRoom {
  readonly id: string;
  readonly state: StoreApi<RoomState>;
  /** Whoever has made a table is told when somebody sits down at it. */
  wait(): void;
  /** Sits down, and again on every new connection. */
  enter(hear: (event: RoomEvent) => void): void;
  request(request: unknown): void;
  sayPhrase(phrase: ChatPhrase): void;
  sayText(text: string): void;
  claim(): void;
  /** What was asked for over HTTP. */
  noteTable(table: OnlineTable): void;
  /** The player's word: a new connection. */
  renew(): void;
  /** Gets up; he may sit down again. */
  exit(): void;
  /** For good. */
  leave(): void;
}

const FIRST: RoomState = {
  table: null,
  seat: null,
  status: "closed",
  chat: [],
  clock: null,
  here: null,
  watchers: 0,
  closesAt: null,
  next: null,
  trouble: null,
};

interface Room {
  readonly id: string;
  readonly socket: OnlineSocket;
  readonly state: StoreApi<RoomState>;
  hear: (event: RoomEvent) => void;
  entered: boolean;
}

const nobody = (): void => undefined;

export function openOnlineRoom(id: string, socket: OnlineSocket): OnlineRoom {
  const state = createStore<RoomState>(() => ({ ...FIRST, status: socket.status.getState().status }));
  const room: Room = { id, socket, state, hear: nobody, entered: false };
  const deafen = socket.hear((frame) => hearFrame(room, frame));
  const unfollow = socket.status.subscribe(({ status }) => followLine(room, status));
  return {
    id,
    state,
    wait: () => socket.need(needOf(id), null),
    enter: (hear) => enter(room, hear),
    ...speaking(room),
    noteTable: (table) => noteTable(room, table),
    renew: () => socket.renew(),
    exit: () => exit(room),
    leave: () => {
      deafen();
      unfollow();
      exit(room);
    },
  };
}

const needOf = (id: string): string => `table ${id}`;

function enter(room: Room, hear: (event: RoomEvent) => void): void {
  room.hear = hear;
  room.entered = true;
  room.socket.need(needOf(room.id), { frame: "open", table: room.id });
}

function exit(room: Room): void {
  const { id, socket, entered } = room;
  room.hear = nobody;
  room.entered = false;
  socket.release(needOf(id), entered ? { frame: "leave", table: id } : null);
}

function speaking({ id, socket, state }: Room) {
  const say = (frame: Parameters<OnlineSocket["say"]>[0]): void => {
    state.setState({ trouble: null });
    socket.say(frame);
  };
  return {
    request: (request: unknown) => void socket.say({ frame: "say", table: id, request }),
    sayPhrase: (phrase: ChatPhrase) => say({ frame: "phrase", table: id, phrase }),
    sayText: (text: string) => say({ frame: "chat", table: id, text }),
    claim: () => say({ frame: "claim", table: id }),
  };
}

function followLine(room: Room, status: SocketStatus): void {
  room.state.setState({ status, ...(status === "open" && { closesAt: null }) });
  room.hear({ is: "line", status });
}

/** Of two words on a table the later one holds: an answer over HTTP may come after what the socket told. */
function noteTable({ state, hear }: Room, table: OnlineTable): void {
  const { table: known } = state.getState();
  if (known !== null && known.touched > table.touched) return;
  state.setState({ table });
  if (table.status === "over") hear({ is: "over", table });
}

/** Whoever played here has opened a table for the other one. */
function noteNext(state: Room["state"], next: OnlineTable): void {
  const { seats, you, status } = state.getState().table ?? {};
  if (seats === null || seats === undefined || status !== "over" || you === null || you === undefined) return;
  const { player } = seats[you === "P1" ? "P2" : "P1"];
  if (next.status === "open" && next.for === "player" && next.by.id === player.id) state.setState({ next });
}

function hearFrame(room: Room, frame: ReceivedFrame): void {
  const { id, state } = room;
  switch (frame.frame) {
    case "opened":
      if (frame.table.id === id) hearOpened(room, frame);
      return;
    case "table":
      if (frame.table.id === id) noteTable(room, frame.table);
      else noteNext(state, frame.table);
      return;
    case "lost":
      if (frame.table === id) room.hear({ is: "refused", trouble: "server fault" });
      return;
    case "reply":
      if (frame.table === id) room.hear({ is: "reply", reply: frame.reply });
      return;
    case "clock":
      if (frame.table === id) noteClock(state, frame.clock);
      return;
    case "present":
      if (frame.table === id) state.setState({ here: frame.here, watchers: frame.watchers });
      return;
    case "chat":
      if (frame.table === id) state.setState(({ chat }) => ({ chat: [...chat, frame.line] }));
      return;
    case "refused":
      if ((frame.table ?? id) === id) hearRefused(room, frame);
      return;
    case "notice":
      state.setState({ closesAt: performance.now() + (frame.seconds ?? 0) * 1000 });
      return;
    case "lobby":
    case "beat":
      return;
  }
}

const noteClock = (state: Room["state"], clock: ClockView): void =>
  state.setState({ clock: { clock, at: performance.now() } });

function hearOpened(room: Room, { table, seat, chat }: Extract<ReceivedFrame, { frame: "opened" }>): void {
  room.state.setState({ seat, chat, trouble: null });
  room.hear({ is: "opened", seat });
  noteTable(room, table);
}

/** A refusal that names no table may be that of an answer, which nobody would hear of any more. */
function hearRefused(
  { state, hear }: Room,
  { trouble, table }: Extract<ReceivedFrame, { frame: "refused" }>,
): void {
  state.setState({ trouble });
  hear({ is: "refused", trouble: table === undefined ? "server fault" : trouble });
}
