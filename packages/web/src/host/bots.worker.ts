/** The computer players: they think here so that nothing else has to wait. */

import { makeReview } from "../replay/review/make-review.ts";
import type { ReviewOrder } from "../replay/review/review-sheet.ts";
import { answerBots } from "./answer-bots.ts";
import type { ToBots } from "./game-messages.ts";

addEventListener("message", ({ data }: MessageEvent<ToBots | ReviewOrder>) => {
  if (data.want === "review") makeReview(data, (news) => postMessage(news));
  else postMessage(answerBots(data));
});
