/** The computer players as the host knows them: somewhere else, answering when they are ready. */
import type { Asking, Mind } from "@fhtagn/host";
import type { FromBots, ToBots } from "./mind-messages.ts";

/** As much of a worker as is needed here. */
export interface BotWorker {
  postMessage(message: ToBots): void;
  terminate(): unknown;
}

/** Where what a worker says goes. */
export interface MindEar {
  answered(answer: FromBots): void;
  broke(message: string): void;
}

export type HireBotWorker = (ear: MindEar) => BotWorker;

interface Waiting {
  readonly resolve: (answer: FromBots) => void;
  readonly reject: (error: Error) => void;
}

interface Crew {
  readonly hire: HireBotWorker;
  readonly thinkingTime: number;
  readonly waiting: Map<number, Waiting>;
  worker: BotWorker | null;
  last: number;
}

/** A worker that breaks down is replaced; what it was asked is answered with an error. */
export function distantMind(hire: HireBotWorker, thinkingTime: number): Mind {
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
  crew.worker = crew.hire({
    answered: (answer) => {
      crew.waiting.get(answer.id)?.resolve(answer);
      crew.waiting.delete(answer.id);
    },
    broke: (message) => dismiss(crew, new Error(message)),
  });
  return crew.worker;
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
