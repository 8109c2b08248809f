/** The computer players: they think here so that nothing else has to wait. */

import { answerBots, type ToBots } from "@fhtagn/minds";
import { makeReview } from "../replay/review/make-review.ts";
import type { ReviewOrder } from "../replay/review/review-sheet.ts";

addEventListener("message", ({ data }: MessageEvent<ToBots | ReviewOrder>) => {
  if (data.want === "review") makeReview(data, (news) => postMessage(news));
  else postMessage(answerBots(data));
});
