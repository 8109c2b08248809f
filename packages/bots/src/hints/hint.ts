/** A hint as data: the best answers, and why the first is better than the second. */
import type { Choice } from "@fhtagn/rules";
import type { ToldTerm } from "./term-topics.ts";

export interface HintOption {
  readonly choice: Choice;
  /** The chance to win, from 0 to 1, over the worlds in which the answers were compared. */
  readonly chance: number;
  /** How often the search took this answer. */
  readonly visits: number;
}

export type HintSide = "you" | "opponent";

/** Of the sampled worlds, from 0 to 1: with the best answer, and with the runner-up. */
export interface Shares {
  readonly share: number;
  readonly other: number;
}

/** What each kind of reason says, all of it counted in the worlds in which the answers were compared. */
interface HintFacts {
  readonly gameWon: Shares;
  readonly gameLost: Shares;
  readonly storyWon: Shares & { readonly who: HintSide; readonly story: number };
  /** `tokens`: how many, over the worlds that have some with the best answer; 0 if none has. */
  readonly success: Shares & { readonly who: HintSide; readonly story: number; readonly tokens: number };
  /** A character goes insane, or leaves play. */
  readonly insane: Shares & { readonly who: HintSide };
  readonly left: Shares & { readonly who: HintSide };
  readonly risk: { readonly loss: "insane" | "left"; readonly share: number };
  readonly term: { readonly term: ToldTerm; readonly gain: number };
  readonly alike: { readonly difference: number };
  /** Better, and nothing by itself is clearly why. */
  readonly many: object;
  readonly alone: object;
}

export type HintReasonKind = keyof HintFacts;
type HintReasonOf<K extends HintReasonKind> = { readonly kind: K } & HintFacts[K];
export type HintReason = { [K in HintReasonKind]: HintReasonOf<K> }[HintReasonKind];

export interface WeighedHint {
  /** The best first, three at most. */
  readonly options: readonly HintOption[];
  /** How much better the best is than the runner-up in the same worlds; 0 where there is none. */
  readonly difference: number;
  readonly reasons: readonly HintReason[];
  /** Worlds in which the answers were compared, and simulations of the search that found them. */
  readonly worlds: number;
  readonly simulations: number;
}
