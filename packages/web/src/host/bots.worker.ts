/** The computer players: they think here so that nothing else has to wait. */
import { answerBots } from "./answer-bots.ts";
import type { ToBots } from "./worker-messages.ts";

addEventListener("message", ({ data }: MessageEvent<ToBots>) => {
  postMessage(answerBots(data));
});
