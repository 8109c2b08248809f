/** Takes sockets at `/socket`, from pages of this server alone. */
import type { Server } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocketServer } from "ws";
import { originProblem } from "../http/origin.ts";
import type { Identity } from "../people/sessions.ts";
import { greet } from "./connection.ts";
import type { TableHall } from "./hall.ts";
import { SOCKET_LIMITS } from "./socket-limits.ts";

interface SocketMeans {
  readonly hall: TableHall;
  readonly visitor: (cookie: string | undefined) => Promise<Identity | null>;
  readonly broke: (error: unknown) => void;
}

const PATH = /^\/socket(\?|$)/;
const REFUSED = "HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n";

export function openSockets(server: Server, { hall, visitor, broke }: SocketMeans): WebSocketServer {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: SOCKET_LIMITS.frame });
  server.on("upgrade", (request, socket: Duplex, head) => {
    socket.on("error", () => socket.destroy());
    if (!PATH.test(request.url ?? "") || originProblem(request.headers) !== null) {
      socket.end(REFUSED);
      return;
    }
    visitor(request.headers.cookie)
      .then((identity) =>
        sockets.handleUpgrade(request, socket, head, (opened) =>
          hall.enter(greet(hall, { socket: opened, identity, cookie: request.headers.cookie })),
        ),
      )
      .catch((error: unknown) => {
        broke(error);
        socket.destroy();
      });
  });
  return sockets;
}
