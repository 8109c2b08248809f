/** A review under way: it goes on while its player looks at the table, and is kept when it is done. */

import type { ReviewSheet } from "@fhtagn/protocol";
import { createStore, type StoreApi, useStore } from "zustand";
import { noteProblem } from "../../storage/problem-store.ts";
import { problemOf } from "../../storage/problems.ts";
import type { Said } from "../replay-messages.ts";
import type { ReviewNews, ReviewOrder } from "./review-sheet.ts";
import { keepReview, readReview } from "./reviews.ts";

export interface ReviewedGame {
  readonly id: string;
  readonly text: string;
  /** Of the game's last position. */
  readonly hash: string;
}

export interface ReviewRun {
  readonly status: "looking" | "none" | "running" | "done" | "failed";
  readonly done: number;
  readonly total: number;
  readonly sheet: ReviewSheet | null;
  readonly message: Said | null;
  start(): void;
  cancel(): void;
}

/** As much of a worker as is needed here. */
export interface ReviewWorker {
  postMessage(order: ReviewOrder): void;
  onmessage: ((event: MessageEvent<ReviewNews>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  terminate(): void;
}

const hireWorker = (): ReviewWorker =>
  new Worker(new URL("../../host/bots.worker.ts", import.meta.url), { type: "module" });

const runs = new Map<string, StoreApi<ReviewRun>>();

/** The same run for the same game, for as long as the page lives. */
export function reviewOf(game: ReviewedGame, hire: () => ReviewWorker = hireWorker): StoreApi<ReviewRun> {
  const key = `${game.id} ${game.hash}`;
  const known = runs.get(key);
  if (known !== undefined) return known;
  const run = makeRun(game, hire);
  runs.set(key, run);
  return run;
}

const AT_REST = { done: 0, total: 0, message: null } as const;

function makeRun(game: ReviewedGame, hire: () => ReviewWorker): StoreApi<ReviewRun> {
  let worker: ReviewWorker | null = null;
  const end = (): void => {
    worker?.terminate();
    worker = null;
  };
  const run: StoreApi<ReviewRun> = createStore<ReviewRun>((set, get) => ({
    ...AT_REST,
    status: "looking",
    sheet: null,
    start: () => {
      if (get().status === "running") return;
      set({ ...AT_REST, status: "running" });
      worker = hire();
      worker.onmessage = ({ data }) => hear(game, run, { news: data, end });
      worker.onerror = ({ message }) =>
        hear(game, run, { news: { review: "failed", message: { en: message, fr: message } }, end });
      worker.postMessage({ want: "review", text: game.text });
    },
    cancel: () => {
      end();
      set({ ...AT_REST, status: get().sheet === null ? "none" : "done" });
    },
  }));
  void readReview(game.id, game.hash).then(
    (sheet) => found(run, sheet),
    () => found(run, null),
  );
  return run;
}

/** A review that was begun meanwhile is not disturbed. */
function found(run: StoreApi<ReviewRun>, sheet: ReviewSheet | null): void {
  if (run.getState().status === "looking") run.setState({ status: sheet === null ? "none" : "done", sheet });
}

function hear(
  { id, hash }: ReviewedGame,
  run: StoreApi<ReviewRun>,
  { news, end }: { readonly news: ReviewNews; readonly end: () => void },
): void {
  if (news.review === "under way") {
    run.setState({ done: news.done, total: news.total });
    return;
  }
  end();
  if (news.review === "failed") {
    run.setState({ status: "failed", message: news.message });
    return;
  }
  run.setState({ status: "done", sheet: news.sheet });
  // A store that is full loses the copy, not the review on the screen; its player is told.
  void keepReview(id, { hash, sheet: news.sheet }).catch((problem: unknown) =>
    noteProblem(problemOf(problem)),
  );
}

export const useReview = (run: StoreApi<ReviewRun>): ReviewRun => useStore(run);
