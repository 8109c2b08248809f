/** Which games somebody has played to their end: after a few of them he needs no helper. Kept in this browser. */
import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";
import { readKept } from "../../storage/kept-text.ts";

export const FIRST_GAMES_KEY = "fhtagn.first-games";
const FEW = 3;

interface FirstGames {
  /** Tables, each once; no more than are counted. */
  readonly finished: readonly string[];
  readonly finish: (table: string) => void;
}

const readFinished = (stored: unknown): readonly string[] => {
  const finished =
    typeof stored === "object" && stored !== null && "finished" in stored ? stored.finished : [];
  return Array.isArray(finished) ? finished.filter((one) => typeof one === "string").slice(0, FEW) : [];
};

export const useFirstGames = create<FirstGames>()(
  persist(
    (set) => ({
      finished: [],
      finish: (table) =>
        set(({ finished }) => ({ finished: [...new Set([...finished, table])].slice(0, FEW) })),
    }),
    {
      name: FIRST_GAMES_KEY,
      storage: createJSONStorage(() => localStorage),
      partialize: ({ finished }) => ({ finished }),
      merge: (stored, current) => ({ ...current, finished: readFinished(stored) }),
    },
  ),
);

/** Games finished in another browser count too. */
export function joinFirstGames(text: string): void {
  void useFirstGames.persist.rehydrate();
  for (const table of readFinished(readKept(text))) useFirstGames.getState().finish(table);
}

export const isBeginner = ({ finished }: Pick<FirstGames, "finished">): boolean => finished.length < FEW;
