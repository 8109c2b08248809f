/** A WebSocket whose other end the test holds. */
import type { ClientFrame, ServerFrame } from "@fhtagn/protocol/online";

export class FakeSocket {
  readyState: number = WebSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  readonly said: ClientFrame[] = [];
  /** What the test answers with. */
  answer: (frame: ClientFrame) => void = () => undefined;

  send(text: string): void {
    const frame: ClientFrame = JSON.parse(text);
    this.said.push(frame);
    this.answer(frame);
  }

  close(): void {
    this.readyState = WebSocket.CLOSED;
  }

  /** The server takes the call. */
  accept(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }

  /** It hangs up, or is gone. */
  cut(): void {
    this.close();
    this.onclose?.();
  }

  tell(frame: ServerFrame): void {
    this.tellText(JSON.stringify(frame));
  }

  tellText(data: unknown): void {
    if (this.readyState === WebSocket.OPEN) this.onmessage?.({ data });
  }

  asSocket(): WebSocket {
    return this as unknown as WebSocket; // all of it that a page uses
  }
}

/** Every connection the page made, the latest last. */
export function fakeSockets() {
  const made: FakeSocket[] = [];
  const make = (): WebSocket => {
    const socket = new FakeSocket();
    made.push(socket);
    return socket.asSocket();
  };
  const last = (): FakeSocket => {
    const socket = made.at(-1);
    if (socket === undefined) throw new Error("nobody called");
    return socket;
  };
  return { made, make, last };
}
