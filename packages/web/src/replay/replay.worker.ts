/** A record is played again here, so that the page never waits for it. */

import type { ToReplay } from "./replay-messages.ts";
import { makeReplayServer } from "./serve-replay.ts";

const answerTo = makeReplayServer();

addEventListener("message", ({ data }: MessageEvent<ToReplay>) => {
  postMessage(answerTo(data));
});
