/** The page's end of the line to the worker of a puzzle. */
import type { FromPuzzle, ToPuzzle } from "./puzzle-messages.ts";

export interface PuzzleWire {
  /** May be called again: then everything begins anew. */
  open(listen: (message: FromPuzzle) => void): void;
  send(message: ToPuzzle): void;
  close(): void;
}

export function workerWire(): PuzzleWire {
  let worker: Worker | null = null;
  const close = (): void => {
    worker?.terminate();
    worker = null;
  };
  return {
    open: (listen) => {
      close();
      worker = new Worker(new URL("./puzzle.worker.ts", import.meta.url), { type: "module" });
      worker.onmessage = ({ data }: MessageEvent<FromPuzzle>) => listen(data);
      worker.onerror = () => listen({ type: "failed" });
    },
    send: (message) => worker?.postMessage(message),
    close,
  };
}
