/** Games that were finished before results were kept: their entries are made from their records, each once. */
import { type FinishedGame, readSavedGame, type SavedGame } from "@fhtagn/protocol";
import { finishedAs } from "../../../host/finished-as.ts";
import { storedGames } from "../../../host/games.ts";
import { storedResults, writeResult } from "../../../host/results.ts";
import type { GameEnds } from "../../../replay/replay-messages.ts";
import { openReplaySource, type ReplaySource } from "../../../replay/replay-source.ts";

interface Finished {
  readonly saved: SavedGame;
  readonly game: NonNullable<SavedGame["game"]>;
}

/** An entry that cannot be read is none that is missing: it stays as it is. */
async function withoutResult(): Promise<readonly Finished[]> {
  const known = new Set((await storedResults()).map(([id]) => String(id)));
  const games = (await storedGames()).flatMap(([, stored]) => readSavedGame(stored) ?? []);
  return games.flatMap((saved) => {
    const { game, finished, id } = saved;
    return finished && game !== null && !known.has(id) ? [{ saved, game }] : [];
  });
}

/** Played again by the worker of the replays, which is hired only where something is missing. */
export async function makeMissingResults(hire: () => ReplaySource = openReplaySource): Promise<void> {
  const missing = await withoutResult();
  if (missing.length === 0) return;
  const source = hire();
  try {
    for (const { saved, game } of missing) {
      const ends = await source.ask("ends", { text: game.record });
      if (ends !== null) await writeResult(resultOf({ saved, game }, ends));
    }
  } finally {
    source.close();
  }
}

function resultOf({ saved, game }: Finished, { starter, result }: GameEnds): FinishedGame {
  const { touched, turn, won } = saved;
  const { undos, assisted } = game;
  const { winner, because } = result;
  return finishedAs(saved, { at: touched, starter, winner, because, turn, won, undos, assisted });
}
