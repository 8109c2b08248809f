import { useEffect, useState } from "react";
import type { ListedGame } from "../../host/games.ts";

export type OpenGame = Extract<ListedGame, { damaged: false }>;

export interface UnfinishedGames {
  readonly games: readonly OpenGame[];
  /** How many stored games could not be read. */
  readonly damaged: number;
  /** Why the store did not answer. */
  readonly failure: string | null;
  readonly remove: (id: string) => void;
}

const reasonOf = (problem: unknown): string => (problem instanceof Error ? problem.message : String(problem));

const isOpen = (game: ListedGame): game is OpenGame => !game.damaged;

/** Empty until the store has answered, and where it does not answer at all. */
export function useUnfinished(): UnfinishedGames {
  const [listed, setListed] = useState<readonly ListedGame[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    let shown = true;
    void import("../../host/games.ts")
      .then(({ unfinishedGames }) => unfinishedGames())
      .then(
        (found) => shown && setListed(found),
        (problem: unknown) => shown && setFailure(reasonOf(problem)),
      );
    return () => {
      shown = false;
    };
  }, []);
  const remove = async (id: string): Promise<void> => {
    const { deleteGame } = await import("../../host/games.ts");
    await deleteGame(id);
    setListed((games) => games.filter((game) => game.id !== id));
  };
  const games = listed.filter(isOpen);
  return { games, damaged: listed.length - games.length, failure, remove: (id) => void remove(id) };
}
