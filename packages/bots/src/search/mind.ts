/** What a search thinks with: how worlds are played on, and how good a position is. */
import type { Choice, Player, Question, Rng, State } from "@fhtagn/rules";
import type { Policy } from "../bot.ts";

type Kind = Question["kind"];

export interface SearchMind {
  /** Answers inside made-up worlds. */
  readonly policy: Policy;
  /** Where the policy passes whatever there is. */
  isIdle(state: State): boolean;
  /** Questions that the policy answers as well as any search. */
  isObvious(kind: Kind): boolean;
  /** Questions that begin something new. */
  isFresh(kind: Kind): boolean;
  /** What follows from an answer of this player: nobody else does anything of his own accord. */
  follow(state: State, player: Player, rng: Rng): Choice;
  /** Log-odds to win. */
  score(state: State, player: Player): number;
  /** The chance to win, from 0 to 1. */
  evaluate(state: State, player: Player): number;
  /** Good commitments or blocks, the best first. */
  assignments(state: State, player: Player, limit: number): readonly (readonly number[])[];
}
