/** What a language has for the reasons why a move is not legal. */
import type { ReasonFacts, ReasonRule } from "@fhtagn/rules";

export interface ReasonWords {
  readonly rules: { readonly [R in ReasonRule]: string };
  /** "cost: 5". */
  readonly facts: { readonly [F in keyof ReasonFacts]: (value: ReasonFacts[F]) => string };
  readonly sentence: (text: string, facts: readonly string[]) => string;
}
