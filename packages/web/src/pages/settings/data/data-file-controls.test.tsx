import { beforeEach, expect, test, vi } from "vitest";
import { renderApp } from "../../../app/test/render-app.tsx";
import { useProgress } from "../../../learn/lesson-progress.ts";
import { usePuzzleProgress } from "../../../puzzles/puzzle-progress.ts";

vi.mock("../../../storage/open-store.ts", () => ({ openStore: (database: string) => database }));
vi.mock("idb-keyval", () => ({
  get: async () => undefined,
  set: async () => undefined,
  del: async () => undefined,
  entries: async () => [],
}));

const persisted = (state: unknown): string => JSON.stringify({ state, version: 0 });
const SOLVED = { solved: true, failed: 2, helped: false };
const TEXTS = {
  "fhtagn.puzzles": persisted({ puzzles: { "p-003": SOLVED }, days: [20_000] }),
  "fhtagn.lessons": persisted({ lessons: { table: { beat: 0, done: true } } }),
};
const FILE = { fhtagn: "data", format: 1, made: 1, games: [], results: [], records: [], texts: TEXTS };

beforeEach(() => usePuzzleProgress.getState().forget());

test("puzzles and lessons of a file count at once, on pages that were open before", async () => {
  const { container, findByRole, findByText, user } = await renderApp("/settings");
  const chosen = new File([JSON.stringify(FILE)], "fhtagn.json", { type: "application/json" });
  const input = container.querySelector<HTMLInputElement>("input[type='file']");
  if (input === null) throw new Error("no file can be chosen");
  await user.upload(input, chosen);
  await user.click(await findByRole("button", { name: "Take it over" }));
  await findByText(/^Nothing in it was newer/);
  expect(usePuzzleProgress.getState().puzzles).toEqual({ "p-003": SOLVED });
  expect(usePuzzleProgress.getState().days).toEqual([20_000]);
  expect(useProgress.getState().lessons.table?.done).toBe(true);
});
