/** Another tab of the same browser learns, plays and sets things meanwhile: nothing of it is written over. */
import { beforeEach, expect, test } from "vitest";
import { usePuzzleProgress } from "../../puzzles/puzzle-progress.ts";
import { currentSettings, SETTINGS_KEY, useSettings } from "../../settings/settings-store.ts";
import { asideTexts } from "../../storage/aside.ts";
import { useFirstGames } from "../helper/first-games.ts";
import { LESSONS_KEY, useProgress } from "../lesson-progress.ts";

/** As the other tab leaves it; this one hears of it only later. */
const otherTabWrites = (key: string, state: unknown): void =>
  localStorage.setItem(key, JSON.stringify({ state, version: 0 }));

const inStore = (key: string) => JSON.parse(localStorage.getItem(key) ?? "{}").state;

beforeEach(() => {
  useProgress.setState({ lessons: {} });
  useFirstGames.setState({ finished: [] });
  usePuzzleProgress.getState().forget();
});

test("lessons that another tab has done stay done", () => {
  otherTabWrites(LESSONS_KEY, { lessons: { timing: { beat: 0, done: true } } });
  useProgress.getState().reach("table", 3);
  const both = { timing: { beat: 0, done: true }, table: { beat: 3, done: false } };
  expect(inStore(LESSONS_KEY).lessons).toEqual(both);
  expect(useProgress.getState().lessons).toEqual(both);
});

test("games that another tab has finished are counted", () => {
  otherTabWrites("fhtagn.first-games", { finished: ["a", "b"] });
  useFirstGames.getState().finish("c");
  expect(inStore("fhtagn.first-games").finished).toEqual(["a", "b", "c"]);
});

test("puzzles that another tab has solved stay solved, and failures are added up", () => {
  const solved = { solved: true, failed: 1, helped: false };
  otherTabWrites("fhtagn.puzzles", {
    puzzles: { "p-1": solved, "p-2": { ...solved, solved: false } },
    days: [7],
  });
  const { fail, solve, help } = usePuzzleProgress.getState();
  fail("p-2");
  solve("p-3", 8);
  help("p-4");
  expect(inStore("fhtagn.puzzles")).toEqual({
    puzzles: {
      "p-1": solved,
      "p-2": { solved: false, failed: 2, helped: false },
      "p-3": { solved: true, failed: 0, helped: false },
      "p-4": { solved: false, failed: 0, helped: true },
    },
    days: [7, 8],
  });
});

test("a setting that another tab has changed stays changed", () => {
  useSettings.getState().change({ theme: "midnight", letterIcons: false });
  otherTabWrites(SETTINGS_KEY, { ...currentSettings(), theme: "archive" });
  useSettings.getState().change({ letterIcons: true });
  expect(inStore(SETTINGS_KEY)).toMatchObject({ theme: "archive", letterIcons: true });
});

test("what another tab changes is seen without loading the page again", () => {
  otherTabWrites(LESSONS_KEY, { lessons: { timing: { beat: 2, done: false } } });
  dispatchEvent(new StorageEvent("storage", { key: LESSONS_KEY }));
  expect(useProgress.getState().lessons.timing).toEqual({ beat: 2, done: false });
});

test.each(["{torn", "7", '{"state":{"nothing":1}}'])(
  "progress that reads %s is set aside before it is written over",
  (text) => {
    localStorage.setItem(LESSONS_KEY, text);
    useProgress.getState().reach("table", 1);
    expect(asideTexts()).toMatchObject([{ key: LESSONS_KEY, text }]);
    expect(inStore(LESSONS_KEY).lessons).toEqual({ table: { beat: 1, done: false } });
    localStorage.removeItem("fhtagn.aside");
  },
);
