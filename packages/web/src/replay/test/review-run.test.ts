import type { ReviewSheet } from "@fhtagn/protocol";
import { beforeEach, expect, test, vi } from "vitest";
import { useStorageProblems } from "../../storage/problem-store.ts";
import { effortAfter } from "../review/make-review.ts";
import { type ReviewWorker, reviewOf } from "../review/review-run.ts";
import type { ReviewNews } from "../review/review-sheet.ts";

const stored = new Map<string, unknown>();
const room = { isLeft: true };

vi.mock("idb-keyval", () => ({
  set: async (key: string, value: unknown) => {
    if (!room.isLeft) throw new DOMException("no room", "QuotaExceededError");
    stored.set(key, structuredClone(value));
  },
  get: async (key: string) => stored.get(key),
  del: async (key: string) => void stored.delete(key),
}));

beforeEach(() => {
  stored.clear();
  room.isLeft = true;
});

const SEAT = { accuracy: 90, marks: { inaccuracy: 0, mistake: 0, blunder: 0 }, curve: [] };
const SHEET: ReviewSheet = {
  format: 1,
  decisions: [],
  seats: { P1: SEAT, P2: SEAT },
  turningPoints: [],
  split: { start: 0.5, luck: 0.25, skill: 0.25, end: 1 },
  luck: [],
  open: [],
};

interface Hired extends ReviewWorker {
  ended: boolean;
  tell(news: ReviewNews): void;
}

function hired(): Hired {
  const worker: Hired = {
    ended: false,
    onmessage: null,
    onerror: null,
    postMessage: () => undefined,
    terminate: () => {
      worker.ended = true;
    },
    tell: (news) => worker.onmessage?.({ data: news } as MessageEvent<ReviewNews>),
  };
  return worker;
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test("a review tells how far it is, and is there again when the page comes back", async () => {
  const worker = hired();
  const run = reviewOf({ id: "g1", text: "t", hash: "h" }, () => worker);
  await settled();
  expect(run.getState().status).toBe("none");
  run.getState().start();
  worker.tell({ review: "under way", done: 3, total: 9 });
  expect(run.getState()).toMatchObject({ status: "running", done: 3, total: 9 });
  worker.tell({ review: "done", sheet: SHEET });
  await settled();
  expect(run.getState()).toMatchObject({ status: "done", sheet: SHEET });
  expect(worker.ended).toBe(true);
  expect(stored.get("g1")).toEqual({ hash: "h", sheet: SHEET });
});

test("where there is no room for it the review is shown all the same, and its player is told", async () => {
  const worker = hired();
  const run = reviewOf({ id: "g9", text: "t", hash: "h" }, () => worker);
  await settled();
  room.isLeft = false;
  run.getState().start();
  worker.tell({ review: "done", sheet: SHEET });
  await settled();
  expect(run.getState()).toMatchObject({ status: "done", sheet: SHEET });
  expect(stored.size).toBe(0);
  expect(useStorageProblems.getState().open).toContain("full");
});

test("a kept review is found, but not for a game that went on", async () => {
  stored.set("g2", { hash: "old", sheet: SHEET });
  const same = reviewOf({ id: "g2", text: "t", hash: "old" }, hired);
  const later = reviewOf({ id: "g2", text: "t", hash: "new" }, hired);
  await settled();
  expect(same.getState()).toMatchObject({ status: "done", sheet: SHEET });
  expect(later.getState()).toMatchObject({ status: "none", sheet: null });
});

test("a review that is stopped ends its worker and leaves nothing behind", async () => {
  const worker = hired();
  const run = reviewOf({ id: "g3", text: "t", hash: "h" }, () => worker);
  await settled();
  run.getState().start();
  run.getState().cancel();
  expect(worker.ended).toBe(true);
  expect(run.getState()).toMatchObject({ status: "none", sheet: null });
  expect(stored.size).toBe(0);
});

test("a worker that breaks down is told, and another try is possible", async () => {
  const worker = hired();
  const run = reviewOf({ id: "g4", text: "t", hash: "h" }, () => worker);
  await settled();
  run.getState().start();
  worker.onerror?.({ message: "out of memory" } as ErrorEvent);
  expect(run.getState()).toMatchObject({ status: "failed", message: { en: "out of memory" } });
  run.getState().start();
  expect(run.getState().status).toBe("running");
});

test("a machine that is fast enough takes the usual effort, a slow one less, and never next to none", () => {
  expect(effortAfter({ done: 4, total: 200, spent: 60_000 }, 1)).toBe(1);
  expect(effortAfter({ done: 100, total: 200, spent: 15_000 }, 1)).toBe(1);
  const slow = effortAfter({ done: 100, total: 200, spent: 28_000 }, 1);
  expect(slow).toBeLessThan(1);
  expect(slow).toBeGreaterThan(0.25);
  expect(effortAfter({ done: 100, total: 200, spent: 90_000 }, 1)).toBe(0.25);
});
