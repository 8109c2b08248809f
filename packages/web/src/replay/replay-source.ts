/** The page's end of the line to the worker that plays a record again. */
import type { FromReplay, ReplayAnswers, ToReplay } from "./replay-messages.ts";

type Ask = keyof ReplayAnswers;
type Terms<K extends Ask> = Omit<Extract<ToReplay, { ask: K }>, "id" | "ask">;

export interface ReplaySource {
  ask<K extends Ask>(what: K, terms: Terms<K>): Promise<ReplayAnswers[K]>;
  close(): void;
}

/** As much of a worker as is needed here. */
export interface ReplayWorker {
  postMessage(message: ToReplay): void;
  onmessage: ((event: MessageEvent<FromReplay>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  terminate(): void;
}

const hireWorker = (): ReplayWorker =>
  new Worker(new URL("./replay.worker.ts", import.meta.url), { type: "module" });

interface Waiting {
  readonly resolve: (answer: never) => void;
  readonly reject: (error: Error) => void;
}

export function openReplaySource(hire: () => ReplayWorker = hireWorker): ReplaySource {
  const worker = hire();
  const waiting = new Map<number, Waiting>();
  let last = 0;
  worker.onmessage = ({ data }) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ("error" in data) asked?.reject(new Error(data.error));
    else asked?.resolve(data.answer as never); // the worker answers what was asked under this number
  };
  worker.onerror = ({ message }) => {
    for (const { reject } of waiting.values()) reject(new Error(message));
    waiting.clear();
  };
  return {
    ask: (what, terms) =>
      new Promise((resolve, reject) => {
        const id = ++last;
        waiting.set(id, { resolve, reject });
        worker.postMessage({ id, ask: what, ...terms } as unknown as ToReplay); // the terms of this very question
      }),
    close: () => worker.terminate(),
  };
}
