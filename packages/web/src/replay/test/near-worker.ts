import type { ReplayWorker } from "../replay-source.ts";
import { makeReplayServer } from "../serve-replay.ts";

/** The worker in this very thread, answering a moment later. */
export function nearWorker(): ReplayWorker {
  const answer = makeReplayServer();
  const worker: ReplayWorker = {
    onmessage: null,
    onerror: null,
    terminate: () => undefined,
    postMessage: (message) => {
      queueMicrotask(() => worker.onmessage?.({ data: answer(message) } as MessageEvent));
    },
  };
  return worker;
}
