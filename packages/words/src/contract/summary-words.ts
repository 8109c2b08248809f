/** What a language has for a board that is read aloud. */
import type { Phase } from "@fhtagn/rules";

/** A number of the other side, by its name, and the reader's own. */
interface Compared {
  readonly name: string;
  readonly theirs: number;
  readonly yours: number;
}

export interface SummaryWords {
  readonly yourTurn: string;
  readonly turn: (number: number, whose: string, phase: Phase) => string;
  readonly story: (story: { readonly number: number; readonly title: string } & Compared) => string;
  readonly won: (stories: Compared) => string;
  readonly hand: (cards: Compared) => string;
  readonly over: string;
  readonly decides: (name: string) => string;
  readonly youDecide: (options: number) => string;
}
