/** The socket of this page, made when somebody first needs it. */
import { type OnlineSocket, openOnlineSocket } from "./online-socket.ts";

const address = (): string => `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/socket`;

let socket: OnlineSocket | null = null;

export function pageSocket(): OnlineSocket {
  socket ??= openOnlineSocket({ make: () => new WebSocket(address()), chance: Math.random });
  return socket;
}
