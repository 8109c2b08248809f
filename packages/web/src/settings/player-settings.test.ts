import { beforeEach, describe, expect, test } from "vitest";
import { DEFAULT_KEYS } from "../table/keys/commands.ts";
import { firstSettings } from "./player-settings.ts";
import { readSettings } from "./read-settings.ts";
import { currentSettings, SETTINGS_KEY, useSettings } from "./settings-store.ts";

const FIRST = firstSettings(["en"]);

describe("stored settings are read with care", () => {
  test("what was stored comes back", () => {
    const changed = {
      ...FIRST,
      locale: "fr",
      theme: "archive",
      textSize: 150,
      volumes: { cues: 0.1, alerts: 0.2 },
      stops: [{ phase: "draw", turn: "other" }],
      keys: { ...DEFAULT_KEYS, zoom: ["X"] },
    } as const;
    expect(readSettings(JSON.parse(JSON.stringify(changed)), FIRST)).toEqual(changed);
  });

  test.each([[null], ["text"], [42], [[]], [{}]])("%j changes nothing", (damaged) => {
    expect(readSettings(damaged, FIRST)).toEqual(FIRST);
  });

  test("each value that does not fit is left as it was, the others are taken", () => {
    const read = readSettings(
      {
        theme: "neon",
        motion: "fast",
        textSize: 7,
        hoverDelay: -1,
        muted: "yes",
        volumes: { cues: 9, alerts: 0.5 },
        stops: [{ phase: "tea", turn: "own" }, { phase: "story", turn: "own" }, "draw"],
        keys: { zoom: "X", hand: ["J"], unknown: ["K"] },
      },
      FIRST,
    );
    expect(read).toEqual({
      ...FIRST,
      motion: "fast",
      volumes: { ...FIRST.volumes, alerts: 0.5 },
      stops: [{ phase: "story", turn: "own" }],
      keys: { ...DEFAULT_KEYS, hand: ["J"] },
    });
  });

  test("a command that is new since then has its usual key", () => {
    const { zoom: _zoom, ...older } = DEFAULT_KEYS;
    expect(readSettings({ keys: older }, FIRST).keys.zoom).toEqual(DEFAULT_KEYS.zoom);
  });
});

describe("the store", () => {
  beforeEach(() => {
    localStorage.clear();
    useSettings.getState().reset();
  });

  test("keeps what is changed in the browser, and no deed", () => {
    useSettings.getState().change({ theme: "contrast" });
    const stored = JSON.parse(localStorage.getItem(SETTINGS_KEY) ?? "{}");
    expect(stored.state.theme).toBe("contrast");
    expect(Object.keys(stored.state).sort()).toEqual(Object.keys(FIRST).sort());
  });

  test("follows what another tab has stored", async () => {
    localStorage.setItem(SETTINGS_KEY, JSON.stringify({ state: { theme: "archive" }, version: 0 }));
    await useSettings.persist.rehydrate();
    expect(currentSettings().theme).toBe("archive");
  });

  test("goes back to the beginning, but not to another language", () => {
    useSettings.getState().change({ locale: "fr", leftHanded: true });
    useSettings.getState().reset();
    expect(currentSettings()).toMatchObject({ locale: "fr", leftHanded: false });
  });
});
