/** The player's settings, kept in the browser and shared by its tabs. */
import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";
import { changeShared, followTabs } from "../storage/shared-text.ts";
import { smallStore } from "../storage/small-store.ts";
import { firstSettings, type Settings } from "./player-settings.ts";
import { readSettings } from "./read-settings.ts";

export const SETTINGS_KEY = "fhtagn.settings";

interface SettingsCommands {
  readonly change: (part: Partial<Settings>) => void;
  /** Everything but the language is as at the first start. */
  readonly reset: () => void;
}

const languages = (): readonly string[] => navigator.languages ?? [navigator.language];

export const useSettings = create<Settings & SettingsCommands>()(
  persist(
    (set, get) => ({
      ...firstSettings(languages()),
      change: (part): void => changeShared(useSettings, () => part),
      reset: () => set({ ...firstSettings(languages()), locale: get().locale }),
    }),
    {
      name: SETTINGS_KEY,
      storage: createJSONStorage(() => smallStore),
      partialize: ({ change: _change, reset: _reset, ...settings }) => settings,
      merge: (stored, current) => ({ ...current, ...readSettings(stored, current) }),
    },
  ),
);

/** For code outside of components. */
export const currentSettings = (): Settings => useSettings.getState();

export const followOtherTabs = (): void => followTabs(useSettings, SETTINGS_KEY);
