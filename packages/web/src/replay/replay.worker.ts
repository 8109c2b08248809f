/** A record is unpacked and played again here, so that the page never waits for it. */
import { makeReplayAnswers } from "./answer-replay.ts";
import type { ToReplay } from "./replay-messages.ts";

const answerTo = makeReplayAnswers();

addEventListener("message", ({ data }: MessageEvent<ToReplay>) => {
  void answerTo(data).then((answer) => postMessage(answer));
});
