/** The worker of a puzzle in this very thread, answering a moment later. */
import { makePuzzlePlayer } from "../play-puzzle.ts";
import type { ToPuzzle } from "../puzzle-messages.ts";
import type { PuzzleWire } from "../puzzle-wire.ts";

const AT_ONCE = { now: () => 0, wait: async () => undefined };

export function nearWire(): PuzzleWire {
  let hear: (message: ToPuzzle) => void = () => undefined;
  return {
    open: (listen) => {
      hear = makePuzzlePlayer((message) => queueMicrotask(() => listen(structuredClone(message))), AT_ONCE);
    },
    send: (message) => hear(structuredClone(message)),
    close: () => {
      hear = () => undefined;
    },
  };
}
