import { useEffect, useState } from "react";
import type { ListedGame } from "../../host/games.ts";

export type OpenGame = Extract<ListedGame, { damaged: false }>;

export interface UnfinishedGames {
  readonly games: readonly OpenGame[];
  /** Stored games that could not be read. */
  readonly damaged: readonly string[];
  readonly remove: (id: string) => void;
}

const isOpen = (game: ListedGame): game is OpenGame => !game.damaged;

/** Empty until the store has answered, and where it does not answer at all. */
export function useUnfinished(): UnfinishedGames {
  const [listed, setListed] = useState<readonly ListedGame[]>([]);
  useEffect(() => {
    let shown = true;
    void import("../../host/games.ts")
      .then(({ unfinishedGames }) => unfinishedGames())
      .then(
        (found) => shown && setListed(found),
        () => {},
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
  const damaged = listed.filter((game) => game.damaged).map(({ id }) => id);
  return { games, damaged, remove: (id) => void remove(id) };
}
