/** A player as a program: HTTP for tables, a socket for the game. */
import { PROTOCOL_VERSION, type Reply, type Request, type Update } from "@fhtagn/protocol";
import type { NewTable, OnlineTable, ServerFrame } from "@fhtagn/protocol/online";
import type { Player } from "@fhtagn/rules";
import { WebSocket } from "ws";

const USUAL_TABLE: NewTable = {
  deck: "agency-cthulhu",
  clock: { kind: "none" },
  ruleset: "lcg",
  rated: false,
  takeBacks: true,
  watchers: true,
  for: { who: "link" },
  games: 1,
};

export interface Client {
  cookie: string;
  ask<T>(path: string, body?: unknown, method?: string): Promise<{ status: number; body: T }>;
  socket(): Promise<ClientSocket>;
}

/** With several addresses he goes to the next one whenever he is asked to connect: nodes stand side by side. */
export function newClient(...addresses: readonly string[]): Client {
  let turn = 0;
  const next = (): string => addresses[turn++ % addresses.length] ?? "";
  const client: Client = {
    cookie: "",
    ask: async (path, body, method = body === undefined ? "GET" : "POST") => {
      const response = await fetch(next() + path, {
        method,
        headers: {
          ...(client.cookie !== "" && { cookie: client.cookie }),
          ...(body !== undefined && { "content-type": "application/json" }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const cookie = response.headers.get("set-cookie");
      if (cookie !== null) client.cookie = cookie.split(";")[0] ?? "";
      const text = await response.text();
      return { status: response.status, body: text.startsWith("{") ? JSON.parse(text) : text };
    },
    socket: () => connect(next(), client.cookie),
  };
  return client;
}

export interface ClientSocket {
  readonly heard: ServerFrame[];
  send(frame: unknown): void;
  /** The first frame, of those that came (from a place on) and those to come, for which this is true. */
  until(is: (frame: ServerFrame) => boolean, from?: number): Promise<ServerFrame>;
  onFrame(listen: (frame: ServerFrame) => void): void;
  closed(): Promise<number>;
  close(): void;
}

function connect(address: string, cookie: string): Promise<ClientSocket> {
  const socket = new WebSocket(`${address.replace("http", "ws")}/socket`, { headers: { cookie } });
  const heard: ServerFrame[] = [];
  const listeners = new Set<(frame: ServerFrame) => void>();
  const ended = new Promise<number>((resolve) => socket.on("close", (code) => resolve(code)));
  socket.on("message", (data) => {
    const frame = JSON.parse(String(data)) as ServerFrame; // a server of ours
    heard.push(frame);
    for (const listen of listeners) listen(frame);
  });
  const one: ClientSocket = {
    heard,
    send: (frame) => socket.send(typeof frame === "string" ? frame : JSON.stringify(frame)),
    until: (is, from = 0) =>
      new Promise((resolve) => {
        const found = heard.slice(from).find(is);
        if (found !== undefined) {
          resolve(found);
          return;
        }
        const listen = (frame: ServerFrame): void => {
          if (!is(frame)) return;
          listeners.delete(listen);
          resolve(frame);
        };
        listeners.add(listen);
      }),
    onFrame: (listen) => void listeners.add(listen),
    closed: () => ended,
    close: () => socket.close(),
  };
  return new Promise((resolve, reject) => {
    socket.on("open", () => resolve(one));
    socket.on("error", reject);
  });
}

export interface SeatedClient {
  readonly socket: ClientSocket;
  readonly seat: Player | null;
  readonly replies: Reply[];
  latest(): Update;
  say(request: Record<string, unknown> & { type: Request["type"] }): number;
}

/** Sits down at a table and says hello. */
export async function sitAt(socket: ClientSocket, table: string, firstId = 1): Promise<SeatedClient> {
  let id = firstId - 1;
  const replies: Reply[] = [];
  let latest: Update | null = null;
  socket.onFrame((frame) => {
    if (frame.frame !== "reply" || frame.table !== table) return;
    replies.push(frame.reply);
    if (frame.reply.type === "update") latest = frame.reply;
  });
  const from = socket.heard.length;
  socket.send({ frame: "open", table });
  const opened = await socket.until((frame) => frame.frame === "opened" && frame.table.id === table, from);
  if (opened.frame !== "opened") throw new Error("not opened");
  const seated: SeatedClient = {
    socket,
    seat: opened.seat,
    replies,
    latest: () => {
      if (latest === null) throw new Error("nothing was told yet");
      return latest;
    },
    say: (request) => {
      socket.send({ frame: "say", table, request: { ...request, id: ++id } });
      return id;
    },
  };
  seated.say({ type: "hello", version: PROTOCOL_VERSION, since: null });
  await socket.until(
    (frame) => frame.frame === "reply" && frame.table === table && frame.reply.type === "update",
    from,
  );
  return seated;
}

/** Two guests at a table that one of them made, by these addresses each. */
export const twoAtTable = (address: string, terms: Partial<NewTable> = {}): Promise<TwoAtTable> =>
  twoAtNodes({ first: [address], second: [address] }, terms);

export interface TwoAtTable {
  readonly first: Client;
  readonly second: Client;
  readonly id: string;
}

interface Addresses {
  readonly first: readonly string[];
  readonly second: readonly string[];
}

export async function twoAtNodes(addresses: Addresses, terms: Partial<NewTable> = {}): Promise<TwoAtTable> {
  const first = newClient(...addresses.first);
  const second = newClient(...addresses.second);
  const made = await first.ask<OnlineTable>("/api/tables", { ...USUAL_TABLE, ...terms });
  const { id } = made.body;
  await second.ask(`/api/tables/${id}/join`, { deck: "syndicate-hastur" });
  return { first, second, id };
}
