import { makeReplayAnswers } from "../answer-replay.ts";
import type { ReplayWorker } from "../replay-source.ts";

/** The worker in this very thread, answering a moment later. */
export function nearWorker(): ReplayWorker {
  const answer = makeReplayAnswers();
  const worker: ReplayWorker = {
    onmessage: null,
    onerror: null,
    terminate: () => undefined,
    postMessage: (message) => {
      void answer(message).then((data) => worker.onmessage?.({ data } as MessageEvent));
    },
  };
  return worker;
}
