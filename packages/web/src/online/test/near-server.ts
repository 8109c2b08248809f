/** A server in the same thread: one table that two people play at, kept by a real host. Its sockets can be cut. */
import type { Connection, Host } from "@fhtagn/host";
import type { Reply } from "@fhtagn/protocol";
import type { ClientFrame } from "@fhtagn/protocol/online";
import type { Player } from "@fhtagn/rules";
import { TWO_PEOPLE } from "@fhtagn/testkit/seats";
import { openGame } from "../../host/open-game.ts";
import { means, newSavedGame } from "../../host/test/stored.ts";
import { type OnlineSocket, openOnlineSocket } from "../online-socket.ts";
import { type FakeSocket, fakeSockets } from "./fake-socket.ts";
import { playedTable } from "./table-facts.ts";

type Said = Extract<ClientFrame, { frame: "say" }>["request"];

export interface NearServer {
  readonly host: Host;
  /** A browser of this seat; null watches. */
  browser(seat: Player | null): NearBrowser;
}

export interface NearBrowser {
  readonly socket: OnlineSocket;
  readonly sockets: readonly FakeSocket[];
  /** The connection that is open now. */
  line(): FakeSocket;
  /** Takes the call that was made last. */
  accept(): void;
  /** Messages to the host. */
  readonly requests: Said[];
}

export function nearServer(seed = "online"): NearServer {
  const opened = openGame(newSavedGame(TWO_PEOPLE, seed), means({ game: null }));
  if (typeof opened === "string") throw new Error(opened);
  return { host: opened, browser: (seat) => browserAt(opened, seat) };
}

function browserAt(host: Host, seat: Player | null): NearBrowser {
  const { make, made, last } = fakeSockets();
  const socket = openOnlineSocket({ make, chance: () => 1 });
  const requests: Said[] = [];
  const accept = (): void => {
    serve({ host, seat, requests }, last());
    last().accept();
  };
  return { socket, sockets: made, line: last, accept, requests };
}

interface Serving {
  readonly host: Host;
  readonly seat: Player | null;
  readonly requests: Said[];
}

function serve({ host, seat, requests }: Serving, line: FakeSocket): void {
  let connection: Connection | null = null;
  const reply = (told: Reply): void => line.tell({ frame: "reply", table: "t", reply: told });
  line.answer = (frame) => {
    if (frame.frame === "open") {
      connection?.close();
      connection = host.connect(seat ?? "P1", reply);
      line.tell({ frame: "opened", table: playedTable({ you: seat }), seat, chat: [] });
    } else if (frame.frame === "say") {
      requests.push(frame.request);
      connection?.receive(frame.request);
    }
  };
}
