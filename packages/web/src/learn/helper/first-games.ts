/** Which games somebody has played to their end: after a few of them he needs no helper. Kept in this browser. */
import { create } from "zustand";
import { persist } from "zustand/middleware";
import { hasKept, readKept } from "../../storage/kept-text.ts";
import { changeShared, followTabs, keptIn } from "../../storage/shared-text.ts";

export const FIRST_GAMES_KEY = "fhtagn.first-games";
const FEW = 3;
/** Of the name of a table. */
const LONGEST = 128;

interface FirstGames {
  /** Tables, each once; no more than are counted. */
  readonly finished: readonly string[];
  readonly finish: (table: string) => void;
}

const isTable = (value: unknown): value is string => typeof value === "string" && value.length <= LONGEST;

const readFinished = (stored: unknown): readonly string[] => {
  const finished =
    typeof stored === "object" && stored !== null && "finished" in stored ? stored.finished : [];
  return Array.isArray(finished) ? finished.filter(isTable).slice(0, FEW) : [];
};

export const areFirstGames = (text: string): boolean => hasKept(text, "finished");

export const useFirstGames = create<FirstGames>()(
  persist(
    (): FirstGames => ({
      finished: [],
      finish: (table): void =>
        changeShared(useFirstGames, ({ finished }) => ({
          finished: [...new Set([...finished, table])].slice(0, FEW),
        })),
    }),
    {
      name: FIRST_GAMES_KEY,
      storage: keptIn<Pick<FirstGames, "finished">>(areFirstGames),
      partialize: ({ finished }) => ({ finished }),
      merge: (stored, current) => ({ ...current, finished: readFinished(stored) }),
    },
  ),
);

followTabs(useFirstGames, FIRST_GAMES_KEY);

/** Games finished in another browser count too. */
export function joinFirstGames(text: string): void {
  for (const table of readFinished(readKept(text))) useFirstGames.getState().finish(table);
}

export const isBeginner = ({ finished }: Pick<FirstGames, "finished">): boolean => finished.length < FEW;
