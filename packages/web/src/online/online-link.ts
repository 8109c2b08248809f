/** The page's end of the line to a game that a server keeps. */
import type { Reply, Request } from "@fhtagn/protocol";
import type { FrameTrouble, OnlineTable } from "@fhtagn/protocol/online";
import type { Player } from "@fhtagn/rules";
import { isAcknowledgement } from "../session/acknowledgement.ts";
import { betweenPictures } from "../session/between-pictures.ts";
import type { Link, LinkEvent } from "../session/link.ts";
import type { OnlineRoom, RoomEvent } from "./online-room.ts";
import type { SocketStatus } from "./online-socket.ts";
import { readReply } from "./read-reply.ts";
import { pauseBefore } from "./socket-timing.ts";

/** Whoever watches looks from here. */
const WATCHED_FROM: Player = "P1";
/** A server that has lost the table is asked again so often. */
const MOST_FAULTS = 5;

interface Line {
  readonly room: OnlineRoom;
  /** Null before the server has said where this page sits. */
  seat: Player | "beside" | null;
  listen: (event: LinkEvent) => void;
  /** Of the server, one after the other. */
  faults: number;
  timer: ReturnType<typeof setTimeout> | undefined;
  isLost: boolean;
  /** It was asked for the table, and has not heard of it yet. */
  isOpening: boolean;
}

export function onlineLink(room: OnlineRoom): Link {
  const line: Line = {
    room,
    seat: null,
    listen: () => undefined,
    faults: 0,
    timer: undefined,
    isLost: false,
    isOpening: false,
  };
  /** How often it was opened: what was told before that is not heard any more. */
  let times = 0;
  return {
    open: (listen) => {
      const own = ++times;
      line.listen = betweenPictures((...events: LinkEvent[]) => {
        if (own === times) listen(...events);
      }, isAcknowledgement);
      open(line);
    },
    say: (_, request) => say(line, request),
    close: () => {
      times++;
      clearTimeout(line.timer);
      room.exit();
    },
  };
}

const MUST_BE_ASKED: readonly SocketStatus[] = ["elsewhere", "refused"];

function open(line: Line): void {
  const { room, faults } = line;
  const enter = (): void => {
    line.isLost = false;
    line.isOpening = true;
    room.enter((event) => hear(line, event));
    if (MUST_BE_ASKED.includes(room.state.getState().status)) room.renew();
  };
  clearTimeout(line.timer);
  if (faults === 0) enter();
  else line.timer = setTimeout(enter, pauseBefore(faults, Math.random));
}

function hear(line: Line, event: RoomEvent): void {
  switch (event.is) {
    case "opened":
      hearOpened(line, event.seat);
      return;
    case "reply":
      hearReply(line, event.reply);
      return;
    case "over":
      tellEnding(line, event.table);
      return;
    case "refused":
      hearRefused(line, event.trouble);
      return;
    case "line":
      followLine(line, event.status);
      return;
  }
}

function hearOpened(line: Line, seat: Player | null): void {
  clearTimeout(line.timer);
  line.seat = seat ?? "beside";
  line.isLost = false;
  line.isOpening = false;
  const people = seat === null ? [] : [seat];
  line.listen({ type: "opened", people, ...(seat === null && { watching: WATCHED_FROM }) });
}

const seatOf = ({ seat }: Line): Player => (seat === null || seat === "beside" ? WATCHED_FROM : seat);

function tell(line: Line, reply: Reply): void {
  line.listen({ type: "reply", seat: seatOf(line), reply });
}

function hearReply(line: Line, told: unknown): void {
  const reply = readReply(told);
  if (reply === null) return;
  if (reply.type === "update") line.faults = 0;
  tell(line, reply);
}

/** Endings that the rules know are told by the host as well, in his own words. */
function tellEnding(line: Line, { result }: OnlineTable): void {
  if (result?.because === "time" || result?.because === "left")
    line.listen({ type: "ended", ending: result });
}

function lose(line: Line, event: LinkEvent): void {
  if (line.isLost) return;
  line.isLost = true;
  line.listen(event);
}

/** What was refused of what is said beside the game is shown there; all else the game has to begin anew for. */
function hearRefused(line: Line, trouble: FrameTrouble): void {
  if (trouble === "muted") return;
  const isMissing = trouble === "no such table" || trouble === "not allowed";
  if (line.isOpening && isMissing) line.listen({ type: "missing", why: "missing" });
  else if (line.isOpening || trouble === "no such table" || trouble === "server fault") failOnce(line);
}

function failOnce(line: Line): void {
  const isOver = ++line.faults > MOST_FAULTS;
  if (isOver) line.faults = 0;
  lose(line, isOver ? { type: "stuck" } : { type: "lost", network: true });
}

function followLine(line: Line, status: SocketStatus): void {
  if (status === "elsewhere") lose(line, { type: "taken" });
  else if (status === "refused") lose(line, { type: "stuck" });
  else if (status === "waiting" || status === "offline") lose(line, { type: "lost", network: true });
}

/** Between people nothing can be hurried; whoever watches only looks. */
const FOR_WATCHERS: readonly Request["type"][] = ["hello", "explain", "record"];

function isBetweenPeople({ room }: Line): boolean {
  const { table } = room.state.getState();
  return table?.seats?.P1.player.kind !== "level" && table?.seats?.P2.player.kind !== "level";
}

function say(line: Line, request: Request): void {
  const { id, type } = request;
  const isIdle = type === "setPace" || (type === "hurry" && isBetweenPeople(line));
  if (line.seat === "beside" && !FOR_WATCHERS.includes(type))
    tell(line, { type: "refused", id, refusal: "not allowed here", refusals: 0 });
  else if (isIdle) tell(line, { type: "done", id });
  else line.room.request(request);
}
