/** Keeps the game of a puzzle and answers for the other side, so that the page never waits for a proof. */
import { machineClock } from "@fhtagn/host";
import { makePuzzlePlayer } from "./play-puzzle.ts";
import type { FromPuzzle, ToPuzzle } from "./puzzle-messages.ts";

const tell = (message: FromPuzzle): void => postMessage(message);
const hear = makePuzzlePlayer(tell, machineClock);

addEventListener("message", ({ data }: MessageEvent<ToPuzzle>) => {
  try {
    hear(data);
  } catch {
    tell({ type: "failed" });
  }
});
