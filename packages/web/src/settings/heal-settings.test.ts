import { beforeEach, expect, test } from "vitest";
import { asideTexts, removeAside } from "../storage/aside.ts";
import { useStorageProblems } from "../storage/problem-store.ts";
import { healSettings } from "./heal-settings.ts";
import { currentSettings, SETTINGS_KEY, useSettings } from "./settings-store.ts";

beforeEach(() => {
  localStorage.clear();
  useSettings.getState().reset();
  useStorageProblems.setState({ open: [] });
});

/** As at the start of the page. */
async function startWith(text: string): Promise<void> {
  localStorage.setItem(SETTINGS_KEY, text);
  await useSettings.persist.rehydrate();
  healSettings();
}

test.each(["{torn", "null", '"words"', "{}"])(
  "%s is set aside and told, and the store is whole again",
  async (text) => {
    await startWith(text);
    expect(asideTexts()).toMatchObject([{ key: SETTINGS_KEY, text }]);
    expect(useStorageProblems.getState().open).toEqual(["settings"]);
    expect(JSON.parse(localStorage.getItem(SETTINGS_KEY) ?? "").state.theme).toBe(currentSettings().theme);
  },
);

test("one value that does not fit is told; the others count", async () => {
  await startWith(JSON.stringify({ state: { theme: "mauve", textSize: 150 }, version: 0 }));
  expect(currentSettings()).toMatchObject({ theme: "midnight", textSize: 150 });
  expect(asideTexts()).toHaveLength(1);
});

test("whole settings, and those of a version with fewer keys, are left alone", async () => {
  useSettings.getState().change({ theme: "archive" });
  healSettings();
  await startWith(JSON.stringify({ state: { locale: "fr", keys: { zoom: ["X"] } }, version: 0 }));
  expect(asideTexts()).toEqual([]);
  expect(useStorageProblems.getState().open).toEqual([]);
});

test("the same damage twice is one entry, and it can be removed", async () => {
  await startWith("{torn");
  await startWith("{torn");
  const [entry] = asideTexts();
  expect(asideTexts()).toHaveLength(1);
  if (entry !== undefined) removeAside(entry);
  expect(asideTexts()).toEqual([]);
  expect(localStorage.getItem("fhtagn.aside")).toBeNull();
});
