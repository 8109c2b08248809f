/** When a puzzle is over: a story won, or the turn gone without one. */
import type { Update } from "@fhtagn/protocol";
import type { Player } from "@fhtagn/rules";

/** How it stood when the puzzle was put. */
export interface PuzzleTask {
  readonly seat: Player;
  readonly turn: number;
  /** Lines of the log that were written before. */
  readonly log: number;
}

export type PuzzleOutcome =
  /** The code of the story; null where the game was won without one. */
  | { readonly is: "solved"; readonly story: string | null }
  | { readonly is: "failed"; readonly because: "turn" | "lost" };

/** Null as long as the story can still be won. It is won before its effect is asked about. */
export function outcomeOf(
  task: PuzzleTask,
  { view, log, result }: Pick<Update, "view" | "log" | "result">,
): PuzzleOutcome | null {
  const { seat, turn } = task;
  const won = log.find(
    ({ at, happening: { what, player } }) => at >= task.log && what === "storyWon" && player === seat,
  );
  if (won !== undefined) return { is: "solved", story: won.happening.onCode ?? null };
  if (result?.winner === seat) return { is: "solved", story: null };
  if (result !== null) return { is: "failed", because: "lost" };
  return view.turn === turn ? null : { is: "failed", because: "turn" };
}
