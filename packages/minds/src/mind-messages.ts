/** What passes between a host and the worker in which its computer players think. */
import type { Asking, Deliberation } from "@fhtagn/host";
import type { Hint } from "@fhtagn/protocol";

/** A question for one of the computer players. */
export interface ToBots {
  readonly id: number;
  readonly want: "choice" | "hint";
  readonly asking: Asking;
  readonly thinkingTime: number;
}

export type FromBots =
  | ({ readonly id: number } & Deliberation)
  | { readonly id: number; readonly hint: Hint | null }
  | { readonly id: number; readonly error: string };
