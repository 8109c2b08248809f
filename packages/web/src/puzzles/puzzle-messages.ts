/** What passes between a puzzle and the worker that plays it. */
import type { Puzzle } from "@fhtagn/lab";
import type { Reply } from "@fhtagn/protocol";
import type { PuzzleOutcome } from "./outcome.ts";

export type ToPuzzle =
  | { readonly type: "open"; readonly puzzle: Puzzle; readonly pace: number }
  | { readonly type: "say"; readonly request: unknown };

export type FromPuzzle =
  /** `line`: the record up to the point and the winning line after it, as a text. */
  | { readonly type: "opened"; readonly line: string }
  | { readonly type: "reply"; readonly reply: Reply }
  | { readonly type: "report"; readonly fault: { readonly number: number; readonly record: string } }
  | { readonly type: "over"; readonly outcome: PuzzleOutcome }
  /** Advice was asked for: whether the story can no longer be won from here. */
  | { readonly type: "judged"; readonly lost: boolean }
  | { readonly type: "failed" };
