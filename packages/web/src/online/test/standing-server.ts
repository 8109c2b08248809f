/** A server that a test has set up: what it answers over HTTP, and the socket of the page. */
import type { LobbyView, Me, OnlineTable } from "@fhtagn/protocol/online";
import { vi } from "vitest";
import { pageSocket } from "../page-socket.ts";
import { useWhoAmI } from "../who-am-i.ts";
import { FakeSocket } from "./fake-socket.ts";
import { ANNA } from "./table-facts.ts";

export const ME: Me = { ...ANNA, kind: "guest", mutedUntil: null };

interface Refused {
  readonly trouble: string;
}

export interface StandingServer {
  me: Me | null;
  lobby: LobbyView;
  games: readonly OnlineTable[];
  readonly tables: Map<string, OnlineTable>;
  /** What a deed is answered with, by method and path: "POST /tables/t/join". */
  readonly deeds: Map<string, OnlineTable | Me | { readonly me: Me } | Refused>;
  /** Every deed that was asked for, with what was sent. */
  readonly asked: { readonly what: string; readonly body: unknown }[];
  /** Nobody answers. */
  isGone: boolean;
  line(): FakeSocket;
}

const answer = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status });

function look(server: StandingServer, path: string): Response {
  if (path === "/me") return answer({ me: server.me });
  if (path === "/lobby") return answer(server.lobby);
  if (path === "/games") return answer({ games: server.games });
  const table = server.tables.get(path.replace("/tables/", ""));
  return table === undefined ? answer({ trouble: "no such table" }, 404) : answer(table);
}

function act(server: StandingServer, what: string, body: unknown): Response {
  server.asked.push({ what, body });
  if (what === "POST /session") {
    server.me ??= ME;
    return answer(server.me);
  }
  const told = server.deeds.get(what);
  if (told === undefined) return answer({ trouble: "malformed" }, 400);
  return answer(told, "trouble" in told ? 409 : 200);
}

/** Until the test is over: it has the globals of the page put back. */
export function standingServer(
  part: Partial<Pick<StandingServer, "me" | "lobby" | "games">> = {},
): StandingServer {
  const lines: FakeSocket[] = [];
  const server: StandingServer = {
    me: null,
    lobby: { open: [], live: [], people: 1 },
    games: [],
    tables: new Map(),
    deeds: new Map(),
    asked: [],
    isGone: false,
    line: () => {
      const line = lines.at(-1);
      if (line === undefined) throw new Error("nobody called");
      return line;
    },
    ...part,
  };
  vi.stubGlobal("fetch", async (input: string, { method = "GET", body }: RequestInit = {}) => {
    if (server.isGone) throw new TypeError("failed to fetch");
    const path = input.replace("/api", "");
    return method === "GET" ? look(server, path) : act(server, `${method} ${path}`, JSON.parse(String(body)));
  });
  vi.stubGlobal(
    "WebSocket",
    class extends FakeSocket {
      static readonly CONNECTING = 0;
      static readonly OPEN = 1;
      static readonly CLOSED = 3;
      constructor() {
        super();
        lines.push(this);
      }
    },
  );
  useWhoAmI.setState({ me: undefined });
  hangUpOld();
  return server;
}

/** The socket of the page outlives a test: its line is that of the server before. */
function hangUpOld(): void {
  const socket = pageSocket();
  if (socket.status.getState().status !== "closed") socket.renew();
}
