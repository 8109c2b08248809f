/** The one socket of a page: all its tables go over it. It comes back by itself for as long as somebody needs it. */
import { type ClientFrame, type ReceivedFrame, readServerFrame } from "@fhtagn/protocol/online";
import { createStore, type StoreApi } from "zustand/vanilla";
import { LINGER, LONGEST_GREETING, LONGEST_SILENCE, pauseBefore } from "./socket-timing.ts";

/** `waiting`: it tries again by itself. `elsewhere` and `refused`: only the player's word opens it again. */
export type SocketStatus = "closed" | "connecting" | "open" | "waiting" | "offline" | "elsewhere" | "refused";

export interface OnlineSocket {
  readonly status: StoreApi<{ readonly status: SocketStatus }>;
  /** Until what it returns is called. */
  hear(listener: (frame: ReceivedFrame) => void): () => void;
  /** The connection is needed; what is named is said now and on every new connection. */
  need(name: string, frame: ClientFrame | null): void;
  /** With a word of farewell, where there is one. */
  release(name: string, farewell: ClientFrame | null): void;
  /** False where there is no connection. */
  say(frame: ClientFrame): boolean;
  /** A new connection at once: the player is somebody else now, or he asks for it. */
  renew(): void;
}

interface SocketMeans {
  readonly make: () => WebSocket;
  readonly chance: () => number;
}

interface SocketLine extends SocketMeans {
  readonly status: StoreApi<{ readonly status: SocketStatus }>;
  readonly listeners: Set<(frame: ReceivedFrame) => void>;
  readonly needs: Map<string, ClientFrame | null>;
  socket: WebSocket | null;
  /** Since something was last heard. */
  attempts: number;
  /** Of the next attempt, or of the farewell. */
  timer: ReturnType<typeof setTimeout> | undefined;
  silence: ReturnType<typeof setTimeout> | undefined;
}

export function openOnlineSocket(means: SocketMeans): OnlineSocket {
  const line: SocketLine = {
    ...means,
    status: createStore<{ readonly status: SocketStatus }>(() => ({ status: "closed" })),
    listeners: new Set(),
    needs: new Map(),
    socket: null,
    attempts: 0,
    timer: undefined,
    silence: undefined,
  };
  followNetwork(line);
  return {
    status: line.status,
    hear: (listener) => {
      line.listeners.add(listener);
      return () => void line.listeners.delete(listener);
    },
    need: (name, frame) => need(line, name, frame),
    release: (name, farewell) => release(line, name, farewell),
    say: (frame) => say(line, frame),
    renew: () => renew(line),
  };
}

const statusOf = ({ status }: SocketLine): SocketStatus => status.getState().status;
const become = ({ status }: SocketLine, now: SocketStatus): void => status.setState({ status: now });

function need(line: SocketLine, name: string, frame: ClientFrame | null): void {
  line.needs.set(name, frame);
  if (statusOf(line) === "closed") connect(line);
  else if (line.socket !== null) {
    clearTimeout(line.timer);
    if (frame !== null) say(line, frame);
  }
}

function release(line: SocketLine, name: string, farewell: ClientFrame | null): void {
  if (!line.needs.delete(name)) return;
  if (farewell !== null) say(line, farewell);
  if (line.needs.size > 0) return;
  clearTimeout(line.timer);
  if (line.socket === null) hangUp(line);
  else line.timer = setTimeout(() => hangUp(line), LINGER);
}

function say({ socket }: SocketLine, frame: ClientFrame): boolean {
  if (socket?.readyState !== WebSocket.OPEN) return false;
  socket.send(JSON.stringify(frame));
  return true;
}

function renew(line: SocketLine): void {
  line.attempts = 0;
  if (line.socket !== null) drop(line);
  connect(line);
}

/** Nobody needs it any more. */
function hangUp(line: SocketLine): void {
  if (line.needs.size > 0) return;
  clearTimeout(line.timer);
  if (line.socket !== null) part(line);
  become(line, "closed");
}

function part(line: SocketLine): void {
  const { socket } = line;
  line.socket = null;
  clearTimeout(line.silence);
  socket?.close();
}

/** Why it is not even tried; null where it is. */
function idleStatus({ needs }: SocketLine): SocketStatus | null {
  if (needs.size === 0) return "closed";
  return navigator.onLine ? null : "offline";
}

function connect(line: SocketLine): void {
  clearTimeout(line.timer);
  const idle = idleStatus(line);
  if (idle !== null) {
    become(line, idle);
    return;
  }
  become(line, "connecting");
  const socket = line.make();
  line.socket = socket;
  listenForLife(line, LONGEST_GREETING);
  const isOurs = (): boolean => line.socket === socket;
  socket.onopen = () => isOurs() && begin(line);
  socket.onmessage = ({ data }: MessageEvent<unknown>) => isOurs() && receive(line, data);
  socket.onclose = () => isOurs() && drop(line);
}

function begin(line: SocketLine): void {
  become(line, "open");
  listenForLife(line, LONGEST_SILENCE);
  for (const frame of line.needs.values()) if (frame !== null) say(line, frame);
}

function listenForLife(line: SocketLine, patience: number): void {
  clearTimeout(line.silence);
  line.silence = setTimeout(() => drop(line), patience);
}

function receive(line: SocketLine, data: unknown): void {
  line.attempts = 0;
  listenForLife(line, LONGEST_SILENCE);
  const frame = frameIn(data);
  if (frame === null) return;
  if (frame.frame === "beat") say(line, frame);
  else if (frame.frame === "notice" && frame.notice !== "closing") beSentAway(line, frame.notice);
  else for (const listener of line.listeners) listener(frame);
}

function frameIn(data: unknown): ReceivedFrame | null {
  try {
    return typeof data === "string" ? readServerFrame(JSON.parse(data)) : null;
  } catch {
    return null; // no JSON is no frame
  }
}

function beSentAway(line: SocketLine, notice: "elsewhere" | "refusals"): void {
  part(line);
  become(line, notice === "elsewhere" ? "elsewhere" : "refused");
}

/** It is gone, or taken to be: the next attempt comes by itself. */
function drop(line: SocketLine): void {
  part(line);
  const idle = idleStatus(line);
  if (idle === null) line.timer = setTimeout(() => connect(line), pauseBefore(line.attempts++, line.chance));
  become(line, idle ?? "waiting");
}

/** What the browser knows of the network it says sooner than any heartbeat. */
function followNetwork(line: SocketLine): void {
  const tryNow = (): void => {
    if (statusOf(line) !== "waiting" && statusOf(line) !== "offline") return;
    line.attempts = 0;
    connect(line);
  };
  addEventListener("online", tryNow);
  addEventListener("offline", () => line.socket !== null && drop(line));
  document.addEventListener("visibilitychange", () => document.hidden || tryNow());
}
