/** What deserves a moment of the eye: a queue that never grows longer than its budget. */
import type { Icon, Player, TablePlace } from "@fhtagn/rules";
import type { HappeningView } from "@fhtagn/rules/view";
import type { Motion as Speed } from "../../settings/player-settings.ts";
import { millisecondsOf } from "./speeds.ts";

export type MotionBeat =
  | { readonly kind: "shown"; readonly code: string; readonly player: Player }
  | {
      readonly kind: "struggle";
      readonly place: TablePlace;
      readonly icon: Icon;
      readonly winner: Player | null;
    }
  | { readonly kind: "token"; readonly place: TablePlace; readonly player: Player }
  | { readonly kind: "storyWon"; readonly code: string; readonly player: Player };

/** The moment a happening deserves; most deserve none. */
export function beatOf(happening: HappeningView, you: Player): MotionBeat | null {
  const { what, player, code, onCode, place, icon } = happening;
  switch (what) {
    case "played":
      return code !== undefined && player !== undefined && player !== you
        ? { kind: "shown", code, player }
        : null;
    case "struggleWon":
    case "struggleTied":
      return place !== undefined && icon !== undefined
        ? { kind: "struggle", place, icon, winner: what === "struggleWon" ? (player ?? null) : null }
        : null;
    case "tokenPlaced":
      return place !== undefined && player !== undefined ? { kind: "token", place, player } : null;
    case "storyWon":
      return player !== undefined ? { kind: "storyWon", code: code ?? onCode ?? "", player } : null;
    default:
      return null;
  }
}

export const lengthOf = (beat: MotionBeat, speed: Speed): number => millisecondsOf(beat.kind, speed);

const BUDGET = 1200;

/** Beyond the budget the older ones jump to their end; the last one is always shown. */
export function withinBudget(queue: readonly MotionBeat[], speed: Speed): readonly MotionBeat[] {
  let left = BUDGET;
  let from = queue.length;
  while (from > 0) {
    const beat = queue[from - 1];
    if (beat === undefined) break;
    left -= lengthOf(beat, speed);
    if (left < 0 && from < queue.length) break;
    from--;
  }
  return queue.slice(from);
}
