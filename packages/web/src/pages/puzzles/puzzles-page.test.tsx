import { waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { renderApp } from "../../app/test/render-app.tsx";
import { usePuzzleProgress } from "../../puzzles/puzzle-progress.ts";

const load = vi.hoisted(() => vi.fn());
vi.mock("../../puzzles/load-puzzles.ts", () => ({ loadPuzzles: () => load() }));

const PUZZLES = [
  { id: "p-003", grade: 2 },
  { id: "p-001", grade: 1 },
  { id: "p-002", grade: 1 },
];

beforeEach(() => {
  usePuzzleProgress.getState().forget();
  load.mockReset().mockResolvedValue(PUZZLES);
});

test("puzzles stand under their grade, with what came of each", async () => {
  usePuzzleProgress.getState().solve("p-001", null);
  usePuzzleProgress.getState().fail("p-003");
  const { findByRole, getByRole } = await renderApp("/learn/puzzles");
  const easy = await findByRole("region", { name: "Grade 1" });
  expect(within(easy).getByText("1 of 2 solved")).toBeTruthy();
  expect(within(easy).getByRole("link", { name: "Puzzle 1, solved" })).toBeTruthy();
  expect(within(easy).getByRole("link", { name: "Puzzle 2, not tried" })).toBeTruthy();
  expect(getByRole("link", { name: "Puzzle 3, tried once" })).toBeTruthy();
  expect(getByRole("link", { name: "Go on: puzzle 2" }).getAttribute("href")).toBe("/learn/puzzles/p-002");
});

test("one of them is that of the day", async () => {
  const { findByRole } = await renderApp("/learn/puzzles");
  const daily = await findByRole("region", { name: "Puzzle of the day" });
  const to = within(daily).getByRole("link", { name: "Solve it" }).getAttribute("href");
  expect(PUZZLES.map(({ id }) => `/learn/puzzles/${id}`)).toContain(to);
});

test("what cannot be fetched is fetched again on request", async () => {
  load.mockRejectedValueOnce(new Error("offline"));
  const { findByRole, user } = await renderApp("/learn/puzzles");
  await user.click(await findByRole("button", { name: "Try again" }));
  expect(await findByRole("region", { name: "Grade 2" })).toBeTruthy();
});

test("where there are none, that is said", async () => {
  load.mockResolvedValue([]);
  const { findByText } = await renderApp("/learn/puzzles");
  expect(await findByText("There are no puzzles here yet.")).toBeTruthy();
});

test("everything can be forgotten, after a question", async () => {
  HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
    this.open = true;
  };
  usePuzzleProgress.getState().solve("p-001", 20_000);
  const { findByRole, getByRole, findByText, user } = await renderApp("/learn/puzzles");
  await user.click(await findByRole("button", { name: "Forget what I solved" }));
  await user.click(getByRole("button", { name: "Forget it" }));
  await findByText("Everything is forgotten.");
  await waitFor(() => expect(usePuzzleProgress.getState().puzzles).toEqual({}));
});
