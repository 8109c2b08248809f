/** A browser that keeps nothing, has no room or does not answer: the page goes on and says so. */
import { get } from "idb-keyval";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lastSetup, rememberSetup } from "../../pages/setup/last-setup.ts";
import { healSettings } from "../../settings/heal-settings.ts";
import { currentSettings, useSettings } from "../../settings/settings-store.ts";
import { openStore, STORE_PATIENCE } from "../open-store.ts";
import { putAway, useStorageProblems } from "../problem-store.ts";
import { hearProblems, type StorageProblem } from "../problems.ts";
import { isSmallStoreOff, smallStore } from "../small-store.ts";
import { StoreOff } from "../store-off.ts";
import { storedEntries } from "../stored-entries.ts";

beforeEach(() => useStorageProblems.setState({ open: [], known: [] }));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const key of ["fhtagn.settings", "fhtagn.setup", "k"]) smallStore.removeItem(key);
});

/** As with "Block all site data". */
function blockSiteData(): void {
  const denied = (): never => {
    throw new DOMException("Access is denied for this document.", "SecurityError");
  };
  for (const name of ["localStorage", "indexedDB"])
    Object.defineProperty(globalThis, name, { configurable: true, get: denied });
}

/** Put back as it was. */
function withGlobals(names: readonly string[], deed: () => Promise<void> | void) {
  const before = names.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
  const back = (): void => {
    for (const [name, found] of before)
      if (found === undefined) Reflect.deleteProperty(globalThis, name);
      else Object.defineProperty(globalThis, name, found);
  };
  return Promise.resolve(deed()).finally(back);
}

const BLOCKED = ["localStorage", "indexedDB"];

test("blocked site data: the page starts, settings change, and that nothing is kept is said once", () =>
  withGlobals(BLOCKED, () => {
    blockSiteData();
    expect(isSmallStoreOff()).toBe(true);
    healSettings();
    expect(useStorageProblems.getState().open).toEqual(["off"]);
    putAway("off");
    useSettings.getState().change({ theme: "archive" });
    useSettings.getState().change({ letterIcons: true });
    expect(currentSettings()).toMatchObject({ theme: "archive", letterIcons: true });
    expect(useStorageProblems.getState().open).toEqual([]);
  }));

test("blocked site data: the database is off, and nothing lies in it", () =>
  withGlobals(BLOCKED, async () => {
    blockSiteData();
    const store = openStore("somewhere", "something");
    await expect(get("a", store)).rejects.toBeInstanceOf(StoreOff);
    expect(await storedEntries(store)).toEqual([]);
  }));

test("a database that never answers is off after a while, and used as soon as it does", () =>
  withGlobals(["indexedDB"], async () => {
    vi.useFakeTimers();
    const asking: { onsuccess?: () => void; result?: unknown } = {};
    vi.stubGlobal("indexedDB", { open: () => asking });
    const heard: StorageProblem[] = [];
    vi.stubGlobal("BroadcastChannel", undefined);
    hearProblems((problem) => heard.push(problem));
    const store = openStore("somewhere", "something");
    const waiting = expect(get("a", store)).rejects.toBeInstanceOf(StoreOff);
    await vi.advanceTimersByTimeAsync(STORE_PATIENCE);
    await waiting;
    expect(heard).toContain("off");
    await expect(get("a", store)).rejects.toBeInstanceOf(StoreOff);
    const lying = { objectStore: () => ({ get: () => ({ result: "found" }) }) };
    const result = { objectStoreNames: { contains: () => true }, transaction: () => lying };
    asking.result = result;
    asking.onsuccess?.();
    await vi.advanceTimersByTimeAsync(0);
    const use = vi.fn(() => "used");
    expect(await store("readonly", use)).toBe("used");
  }));

/** A small store with room for nothing more, until `hasRoom` says so. */
function fullStore(): { hasRoom: boolean; readonly texts: Map<string, string> } {
  const state = { hasRoom: false, texts: new Map<string, string>() };
  const setItem = (key: string, text: string): void => {
    if (!state.hasRoom) throw new DOMException("exceeded the quota", "QuotaExceededError");
    state.texts.set(key, text);
  };
  const getItem = (key: string): string | null => state.texts.get(key) ?? null;
  const removeItem = (key: string): boolean => state.texts.delete(key);
  const value = { setItem, getItem, removeItem };
  Object.defineProperty(globalThis, "localStorage", { configurable: true, value });
  return state;
}

test("a full small store: the page remembers, says that it is full, and stores again when there is room", () =>
  withGlobals(["localStorage"], () => {
    const browser = fullStore();
    smallStore.setItem("k", "new");
    expect(smallStore.getItem("k")).toBe("new");
    expect(browser.texts.size).toBe(0);
    expect(useStorageProblems.getState().open).toEqual(["full"]);
    browser.hasRoom = true;
    smallStore.setItem("k", "newer");
    expect(browser.texts.get("k")).toBe("newer");
  }));

test("a full small store: the set-up of a game that begins is remembered by the page, and nothing is thrown", () =>
  withGlobals(["localStorage"], () => {
    fullStore();
    rememberSetup({ ...lastSetup(), opponent: "elder" });
    expect(lastSetup().opponent).toBe("elder");
  }));
