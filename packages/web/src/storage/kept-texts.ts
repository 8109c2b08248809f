/** Every text that this site keeps in the browser's small store. Nothing else comes in with a file or goes out with one. */
import { areFirstGames, FIRST_GAMES_KEY, joinFirstGames } from "../learn/helper/first-games.ts";
import { areLessons, joinProgress, LESSONS_KEY } from "../learn/lesson-progress.ts";
import { areHabits, joinHabits, ONLINE_KEY } from "../online/online-habits.ts";
import { isSetup, SETUP_KEY, takeSetup } from "../pages/setup/last-setup.ts";
import { arePuzzles, joinPuzzles, PUZZLES_KEY } from "../puzzles/puzzle-progress.ts";
import { settingsIn } from "../settings/heal-settings.ts";
import { readSettings } from "../settings/read-settings.ts";
import { SETTINGS_KEY, useSettings } from "../settings/settings-store.ts";
import { ASIDE_KEY } from "./aside.ts";
import { changeShared } from "./shared-text.ts";
import { smallStore } from "./small-store.ts";

interface KeptText {
  readonly isReadable: (text: string) => boolean;
  /** Takes what it understands of it over from a file. */
  readonly take: (text: string) => void;
}

const KEPT_TEXTS: Readonly<Record<string, KeptText>> = {
  [SETTINGS_KEY]: {
    isReadable: (text) => settingsIn(text) !== null,
    take: (text) => changeShared(useSettings, (now) => readSettings(settingsIn(text), now)),
  },
  [LESSONS_KEY]: { isReadable: areLessons, take: joinProgress },
  [FIRST_GAMES_KEY]: { isReadable: areFirstGames, take: joinFirstGames },
  [PUZZLES_KEY]: { isReadable: arePuzzles, take: joinPuzzles },
  [ONLINE_KEY]: { isReadable: areHabits, take: joinHabits },
  [SETUP_KEY]: { isReadable: isSetup, take: takeSetup },
  // What was set aside here stays set aside here.
  [ASIDE_KEY]: { isReadable: () => true, take: () => undefined },
};

const OURS = "fhtagn.";

const textOf = (key: string): KeptText | null =>
  (Object.hasOwn(KEPT_TEXTS, key) ? KEPT_TEXTS[key] : undefined) ?? null;

/** As they lie there. */
export const keptTexts = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.keys(KEPT_TEXTS).flatMap((key) => {
      const text = smallStore.getItem(key);
      return text === null ? [] : [[key, text]];
    }),
  );

/** False for what is none of ours, or cannot be read. */
export function takeText(key: string, text: string): boolean {
  const kept = textOf(key);
  if (kept === null || !kept.isReadable(text)) return false;
  kept.take(text);
  return true;
}

interface StrangeText {
  readonly key: string;
  readonly text: string;
}

/** Texts under our name that no page of ours wrote, or can read. */
export const strangeTexts = (): readonly StrangeText[] =>
  smallStore
    .keys()
    .filter((key) => key.startsWith(OURS))
    .flatMap((key) => {
      const text = smallStore.getItem(key);
      return text === null || textOf(key)?.isReadable(text) === true ? [] : [{ key, text }];
    });
