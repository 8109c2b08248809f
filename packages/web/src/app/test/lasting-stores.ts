/** Stores that outlive a page: files of tests share them, so each file leaves them as it found them. */
import { useFirstGames } from "../../learn/helper/first-games.ts";
import { useProgress } from "../../learn/lesson-progress.ts";
import { useInstallOffer } from "../../offline/install-offer.ts";
import { useNewVersion } from "../../offline/new-version.ts";
import { useOnlineHabits } from "../../online/online-habits.ts";
import { useWhoAmI } from "../../online/who-am-i.ts";
import { useOpenCard } from "../../pages/rules/open-card.ts";
import { usePuzzleProgress } from "../../puzzles/puzzle-progress.ts";
import { useOpenRules } from "../../rules-book/open-rule.ts";
import { useSettings } from "../../settings/settings-store.ts";
import { useStorageProblems } from "../../storage/problem-store.ts";

interface Lasting {
  reset(): void;
}

const lasting = <T>(store: { getInitialState(): T; setState(state: T, replace: true): void }): Lasting => ({
  reset: () => store.setState(store.getInitialState(), true),
});

/** Words that were loaded stay: they are the same for every test. */
const STORES = {
  useFirstGames: lasting(useFirstGames),
  useInstallOffer: lasting(useInstallOffer),
  useNewVersion: lasting(useNewVersion),
  useOnlineHabits: lasting(useOnlineHabits),
  useOpenCard: lasting(useOpenCard),
  useOpenRules: lasting(useOpenRules),
  useProgress: lasting(useProgress),
  usePuzzleProgress: lasting(usePuzzleProgress),
  useSettings: lasting(useSettings),
  useStorageProblems: lasting(useStorageProblems),
  useWhoAmI: lasting(useWhoAmI),
} as const;

export const LASTING_STORES: readonly string[] = Object.keys(STORES);

export function resetLastingStores(): void {
  for (const store of Object.values(STORES)) store.reset();
}
