/** What may be wrong with a deck, as data. */

/** Each kind with the titles concerned and whatever else there is to say of it. */
interface DeckFaults {
  readonly unknown: { readonly cards: readonly string[] };
  readonly notLcg: { readonly cards: readonly string[] };
  readonly notYet: { readonly cards: readonly [string]; readonly reason: string };
  readonly noConspiracies: { readonly cards: readonly string[] };
  readonly noSilverTwilight: { readonly cards: readonly string[] };
  readonly tooSmall: { readonly cards: readonly []; readonly count: number; readonly minimum: number };
  readonly tooMany: { readonly cards: readonly [string]; readonly count: number; readonly limit: number };
  readonly restricted: { readonly cards: readonly string[] };
  readonly banned: { readonly cards: readonly string[] };
  /** Titles that are not among the ten; none where some of the ten are missing. */
  readonly stories: { readonly cards: readonly string[] };
}

export type DeckProblemKind = keyof DeckFaults;
export type DeckProblemOf<K extends DeckProblemKind> = {
  /** The rule's id; "not yet" for a card that cannot be played so far. */
  readonly rule: string;
  readonly kind: K;
} & DeckFaults[K];
export type DeckProblem = { [K in DeckProblemKind]: DeckProblemOf<K> }[DeckProblemKind];
