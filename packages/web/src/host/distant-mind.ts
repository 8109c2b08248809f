/** The computer players as the host knows them: somewhere else, answering when they are ready. */
import type { Asking, Mind } from "@fhtagn/host";
import type { FromBots, ToBots } from "./game-messages.ts";

/** As much of a worker as is needed here. */
export interface BotWorker {
  postMessage(message: ToBots): void;
  onmessage: ((event: MessageEvent<FromBots>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  terminate(): void;
}

interface Waiting {
  readonly resolve: (answer: FromBots) => void;
  readonly reject: (error: Error) => void;
}

interface Crew {
  readonly hire: () => BotWorker;
  readonly thinkingTime: number;
  readonly waiting: Map<number, Waiting>;
  worker: BotWorker | null;
  last: number;
}

/** A worker that breaks down is replaced; what it was asked is answered with an error. */
export function distantMind(hire: () => BotWorker, thinkingTime: number): Mind {
  const crew: Crew = { hire, thinkingTime, waiting: new Map(), worker: null, last: 0 };
  return {
    choose: async (asking) => {
      const answer = await ask(crew, "choice", asking);
      if ("choice" in answer) return answer;
      throw new Error("error" in answer ? answer.error : "no choice");
    },
    advise: async (asking) => {
      const answer = await ask(crew, "hint", asking);
      if ("hint" in answer) return answer.hint;
      throw new Error("error" in answer ? answer.error : "no hint");
    },
  };
}

function atWork(crew: Crew): BotWorker {
  if (crew.worker !== null) return crew.worker;
  const hired = crew.hire();
  hired.onmessage = ({ data }) => {
    crew.waiting.get(data.id)?.resolve(data);
    crew.waiting.delete(data.id);
  };
  hired.onerror = ({ message }) => dismiss(crew, new Error(message));
  crew.worker = hired;
  return hired;
}

function dismiss(crew: Crew, error: Error): void {
  crew.worker?.terminate();
  crew.worker = null;
  for (const { reject } of crew.waiting.values()) reject(error);
  crew.waiting.clear();
}

function ask(crew: Crew, want: ToBots["want"], asking: Asking): Promise<FromBots> {
  const id = ++crew.last;
  return new Promise((resolve, reject) => {
    crew.waiting.set(id, { resolve, reject });
    atWork(crew).postMessage({ id, want, asking, thinkingTime: crew.thinkingTime });
  });
}
