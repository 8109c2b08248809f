/** The player's settings, kept in the browser and shared by its tabs. */
import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";
import { firstSettings, type Settings } from "./player-settings.ts";
import { readSettings } from "./read-settings.ts";

export const SETTINGS_KEY = "fhtagn.settings";

interface Deeds {
  readonly change: (part: Partial<Settings>) => void;
  /** Everything but the language is as at the first start. */
  readonly reset: () => void;
}

const languages = (): readonly string[] => navigator.languages ?? [navigator.language];

export const useSettings = create<Settings & Deeds>()(
  persist(
    (set, get) => ({
      ...firstSettings(languages()),
      change: (part) => set(part),
      reset: () => set({ ...firstSettings(languages()), locale: get().locale }),
    }),
    {
      name: SETTINGS_KEY,
      storage: createJSONStorage(() => localStorage),
      partialize: ({ change: _change, reset: _reset, ...settings }) => settings,
      merge: (stored, current) => ({ ...current, ...readSettings(stored, current) }),
    },
  ),
);

/** For code outside of components. */
export const currentSettings = (): Settings => useSettings.getState();

/** Another tab changed them. */
export function followOtherTabs(): void {
  addEventListener("storage", ({ key }) => {
    if (key === SETTINGS_KEY) void useSettings.persist.rehydrate();
  });
}
