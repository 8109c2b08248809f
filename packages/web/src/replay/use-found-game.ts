import { useEffect, useState } from "react";
import { findGame, type SearchedGame } from "./find-game.ts";

/** Null until the store has answered; a store that does not answer has no such game. */
export function useFoundGame(id: string): SearchedGame | null {
  const [found, setFound] = useState<SearchedGame | null>(null);
  useEffect(() => {
    let shown = true;
    setFound(null);
    findGame(id).then(
      (game) => shown && setFound(game),
      () => shown && setFound({ is: "damaged" }),
    );
    return () => {
      shown = false;
    };
  }, [id]);
  return found;
}
