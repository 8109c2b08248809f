/**
 * A visitor at a table that another node keeps: what he says goes there as it is, with the cookie he came with, and
 * what is told comes back as it is. The other node knows who he is by itself.
 */
import type { FrameTrouble, ServerFrame } from "@fhtagn/protocol/online";
import { WebSocket } from "ws";
import { passOn, type SocketVisitor, send, type TableLine } from "./connection.ts";
import { SOCKET_LIMITS } from "./socket-limits.ts";

const PATIENCE = 3000;

export function relayTo(
  address: string,
  visitor: SocketVisitor,
  table: string,
): Promise<TableLine | FrameTrouble> {
  const { cookie } = visitor;
  const socket = new WebSocket(`${address}/socket`, {
    handshakeTimeout: PATIENCE,
    maxPayload: SOCKET_LIMITS.unsent,
    headers: cookie === undefined ? {} : { cookie },
  });
  let isOver = false;
  const lose = (): void => {
    if (isOver) return;
    isOver = true;
    visitor.tables.delete(table);
    send(visitor, { frame: "lost", table });
  };
  socket.on("message", (data) => hearBack(visitor, socket, String(data)));
  return new Promise((resolve) => {
    socket.once("open", () => {
      socket.send(JSON.stringify({ frame: "open", table }));
      socket.on("close", lose);
      resolve({
        hear: async (frame) => {
          socket.send(JSON.stringify(frame));
          return null;
        },
        close: () => {
          isOver = true;
          socket.close();
        },
      });
    });
    socket.on("error", () => resolve("server fault"));
  });
}

/** Heartbeats are between the nodes; news of other tables he hears from his own node. */
function hearBack(visitor: SocketVisitor, socket: WebSocket, text: string): void {
  const frame = JSON.parse(text) as ServerFrame; // a node of ours
  if (frame.frame === "beat") socket.send(text);
  else if (frame.frame !== "table" && frame.frame !== "lobby" && frame.frame !== "notice")
    passOn(visitor, text);
}
