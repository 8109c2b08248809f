/** What may be wrong with a record, as data: the words are somebody else's. */
import type { LimitName } from "../limits.ts";
import type { Result } from "../state/types.ts";

/** A part of a record that has a name in both forms, or in one of them. */
export type RecordPart =
  | "beginning"
  | "heading"
  | "engine"
  | "ruleset"
  | "options"
  | "turn limit"
  | "seed"
  | "sets"
  | "deck of P1"
  | "deck of P2"
  | "stories"
  | "answers"
  | "hashes"
  | "game"
  | "end"
  | "result"
  | "checksum";

export type RecordPlace = { readonly line: number } | { readonly part: RecordPart };

/** Each kind with whatever else there is to say of it. `text` is what stood there, cut short. */
interface Faults {
  readonly noRecord: { readonly readable: string; readonly compact: string };
  readonly beginsOtherwise: { readonly wanted: string };
  readonly fields: { readonly needed: number; readonly found: number };
  readonly changed: object;
  readonly noSection: { readonly section: string };
  readonly notUnderstood: { readonly text: string };
  readonly saidTwice: { readonly text: string };
  readonly missing: object;
  readonly noTurns: object;
  readonly noEngine: { readonly text: string };
  readonly noRuleset: { readonly text: string };
  readonly noOption: { readonly text: string };
  readonly optionValue: { readonly text: string; readonly value: string };
  readonly noResult: { readonly text: string };
  readonly noCard: { readonly text: string };
  readonly noHash: { readonly text: string };
  readonly noEnd: object;
  readonly noAnswer: { readonly text: string };
  /** Of the compact form: the character, counted from one. */
  readonly endsEarly: { readonly at: number };
  readonly noDigit: { readonly at: number; readonly text: string };
  readonly numberTooLarge: { readonly at: number };
  readonly assignmentTooLong: { readonly at: number };
  readonly noSuchCard: { readonly at: number };
  readonly noSuchSet: { readonly at: number };
  /** More than is read of anything that comes from outside. */
  readonly tooMuch: { readonly of: LimitName };
}

export type RecordFaultKind = keyof Faults;
export type RecordFaultOf<K extends RecordFaultKind> = { readonly kind: K } & Faults[K];
export type RecordFault = { [K in RecordFaultKind]: RecordFaultOf<K> }[RecordFaultKind];

/** What is wrong with a record, and where. */
export interface Malformed {
  readonly ok: false;
  readonly place: RecordPlace;
  readonly fault: RecordFault;
}

export const malformed = (place: RecordPart | { readonly line: number }, fault: RecordFault): Malformed => ({
  ok: false,
  place: typeof place === "string" ? { part: place } : place,
  fault,
});

/** Why the game played again is not the game recorded. */
interface Differences {
  readonly unknownCard: { readonly code: string };
  /** A story in a deck, or another card among the stories. */
  readonly misplacedCard: { readonly code: string };
  readonly tooFewCards: object;
  readonly overBefore: object;
  readonly noSuchOption: { readonly chosen: number; readonly options: number };
  readonly assignment: object;
  readonly turnHash: { readonly turn: number };
  readonly turnCount: { readonly recorded: number; readonly played: number };
  readonly lastHash: object;
  readonly result: { readonly recorded: Result | null; readonly played: Result | null };
}

export type DifferenceKind = keyof Differences;
export type DifferenceOf<K extends DifferenceKind> = { readonly kind: K } & Differences[K];
export type Difference = { [K in DifferenceKind]: DifferenceOf<K> }[DifferenceKind];
