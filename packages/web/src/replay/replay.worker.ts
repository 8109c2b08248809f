/** A record is played again here, so that the page never waits for it. */
import { makeReplayServer } from "./serve-replay.ts";
import type { ToReplay } from "./worker-messages.ts";

const answerTo = makeReplayServer();

addEventListener("message", ({ data }: MessageEvent<ToReplay>) => {
  postMessage(answerTo(data));
});
