/** All games this browser keeps: played here, still being played, loaded from elsewhere. */
import type { LoadedRecord, Seats } from "@fhtagn/protocol";
import type { Player, Result, Ruleset } from "@fhtagn/rules";
import { useEffect, useState } from "react";
import { deleteGame, type ListedGame, listGames } from "../../host/games.ts";
import { deleteLoaded, listLoaded } from "../../replay/records.ts";
import { deleteReview } from "../../replay/review/reviews.ts";

export interface ShelfGame {
  readonly kind: "finished" | "open" | "loaded";
  readonly id: string;
  /** When it was last touched, in milliseconds since 1970. */
  readonly when: number;
  readonly seats: Seats;
  readonly decks: Readonly<Record<Player, string>>;
  readonly ruleset: Ruleset;
  readonly turns: number;
  /** Absent where it is not known. */
  readonly result?: Result;
}

interface Shelf {
  /** Null until the store has answered. */
  readonly games: readonly ShelfGame[] | null;
  readonly damaged: number;
  readonly failed: boolean;
  readonly remove: (game: ShelfGame) => void;
}

const NOBODY_KNOWN: Seats = { P1: { kind: "person", name: "" }, P2: { kind: "person", name: "" } };

const ofGame = (game: Extract<ListedGame, { damaged: false }>): ShelfGame => ({
  kind: game.finished ? "finished" : "open",
  id: game.id,
  when: game.touched,
  seats: game.seats,
  decks: game.decks,
  ruleset: game.ruleset,
  turns: game.turn,
  ...(game.result !== undefined && { result: game.result }),
});

const ofRecord = ({ id, loaded, decks, ruleset, turns, result }: LoadedRecord): ShelfGame => ({
  kind: "loaded",
  id,
  when: loaded,
  seats: NOBODY_KNOWN,
  decks,
  ruleset,
  turns,
  ...(result !== null && { result }),
});

async function findAll(): Promise<Pick<Shelf, "games" | "damaged">> {
  const [listed, { loaded, damaged }] = await Promise.all([listGames(), listLoaded()]);
  const whole = listed.flatMap((game) => (game.damaged ? [] : [ofGame(game)]));
  return { games: [...whole, ...loaded.map(ofRecord)], damaged: listed.length - whole.length + damaged };
}

export function useShelf(): Shelf {
  const [shelf, setShelf] = useState<Omit<Shelf, "remove">>({ games: null, damaged: 0, failed: false });
  useEffect(() => {
    let shown = true;
    findAll().then(
      (found) => shown && setShelf({ ...found, failed: false }),
      () => shown && setShelf({ games: [], damaged: 0, failed: true }),
    );
    return () => {
      shown = false;
    };
  }, []);
  const remove = async ({ id, kind }: ShelfGame): Promise<void> => {
    await (kind === "loaded" ? deleteLoaded(id) : deleteGame(id));
    await deleteReview(id);
    setShelf((before) => ({ ...before, games: (before.games ?? []).filter((game) => game.id !== id) }));
  };
  return { ...shelf, remove: (game) => void remove(game) };
}
