/** What passes between a lesson and the worker that plays it. */
import type { Reply, SavedGame } from "@fhtagn/protocol";
import type { Lesson } from "@fhtagn/scenarios";

export type ToLesson =
  /** `at`: how many answers have been given already. */
  | {
      readonly type: "open";
      readonly id: string;
      readonly lesson: Pick<Lesson, "start" | "answers">;
      readonly at: number;
      readonly pace: number;
    }
  | { readonly type: "say"; readonly request: unknown }
  /** Goes on by itself until so many answers are given. */
  | { readonly type: "walk"; readonly at: number }
  /** The guided game so far, as one that can be stored. */
  | { readonly type: "keep" };

/** A game that was begun under guidance and can be played on. */
export interface KeptGame {
  readonly game: NonNullable<SavedGame["game"]>;
  readonly turn: number;
  readonly won: SavedGame["won"];
}

export type FromLesson =
  | { readonly type: "opened" }
  | { readonly type: "reply"; readonly reply: Reply }
  | { readonly type: "moved"; readonly at: number }
  /** What was answered is legal, but not what the lesson is about. */
  | { readonly type: "strayed" }
  | { readonly type: "kept"; readonly kept: KeptGame | null }
  | { readonly type: "failed" };
