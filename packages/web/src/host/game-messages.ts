/** What passes between the page and its two workers. */

import type { FaultReport } from "@fhtagn/host";
import type { Reply, SavedGame } from "@fhtagn/protocol";
import type { Player } from "@fhtagn/rules";
import type { Damage } from "../session/link.ts";
import type { StorageProblem } from "../storage/problems.ts";

/** How the player wants his opponent to be. */
export interface BotHabits {
  /** How long its deeds take for the eye's sake; 1 is usual, 0 is at once. */
  readonly pace: number;
  /** Seconds that the strongest may think about one decision. */
  readonly thinkingTime: number;
}

/** From the page to the worker that keeps the game. `unkept`: the browser did not store it, the page holds it. */
export type ToHost =
  | { readonly type: "open"; readonly id: string; readonly habits: BotHabits; readonly unkept?: SavedGame }
  | { readonly type: "say"; readonly seat: Player; readonly request: unknown };

/** `people`: the seats played at this screen. The page keeps the game, so that it may know the seed and each fault. */
export type FromHost =
  | { readonly type: "opened"; readonly people: readonly Player[]; readonly seed: string }
  | { readonly type: "missing"; readonly why: "missing" | Damage }
  /** Another tab has opened the same game and keeps it now. */
  | { readonly type: "taken" }
  /** The game could not be read just now: that may pass. */
  | { readonly type: "lost" }
  /** The browser did not store this position. */
  | { readonly type: "unkept"; readonly game: SavedGame; readonly problem: StorageProblem }
  /** What was not stored before is stored now. */
  | { readonly type: "kept" }
  | { readonly type: "report"; readonly fault: FaultReport }
  | { readonly type: "reply"; readonly seat: Player; readonly reply: Reply };
