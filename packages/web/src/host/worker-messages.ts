/** What passes between the page and its two workers. */

import type { Asking } from "@fhtagn/host";
import type { Hint, Reply } from "@fhtagn/protocol";
import type { Choice, Player } from "@fhtagn/rules";

/** From the page to the worker that keeps the game. */
export type ToHost =
  | { readonly type: "open"; readonly id: string; readonly pace: number }
  | { readonly type: "say"; readonly seat: Player; readonly request: unknown };

/** `people`: the seats played at this screen. */
export type FromHost =
  | { readonly type: "opened"; readonly people: readonly Player[] }
  | { readonly type: "missing"; readonly why: "missing" | "damaged" }
  /** Another tab has opened the same game and keeps it now. */
  | { readonly type: "taken" }
  | { readonly type: "reply"; readonly seat: Player; readonly reply: Reply };

/** To the worker in which the computer players think. */
export interface ToBots {
  readonly id: number;
  readonly want: "choice" | "hint";
  readonly asking: Asking;
}

export type FromBots =
  | { readonly id: number; readonly choice: Choice }
  | { readonly id: number; readonly hint: Hint | null }
  | { readonly id: number; readonly error: string };
