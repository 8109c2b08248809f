/** What a language has for the commands that measure: scenarios, soak, exhaust, lab, arena, bench. */

interface Share {
  readonly share: string;
  readonly between: string;
}

/** The last is a record that does not give the same game again. */
type SoakFaultKind = "exception" | "illegal" | "endless" | "invariant" | "replay";

type ArenaFaultKind = "crash" | "illegal" | "late" | "engine";

export interface WorkbenchWords {
  readonly scenario: {
    readonly step: string;
    readonly expected: string;
    readonly found: string;
    readonly total: (passed: number, failed: number) => string;
  };
  readonly soak: {
    readonly noFaults: string;
    readonly faults: (count: number, kinds: string) => string;
    readonly total: (told: {
      readonly games: number;
      readonly decisions: number;
      readonly faults: string;
      readonly ends: string;
    }) => string;
    readonly fault: (found: {
      readonly kind: string;
      readonly seed: string;
      readonly decks: readonly string[];
      readonly decision: number;
      readonly message: string;
    }) => string;
    /** An end that was none. */
    readonly endedByFault: string;
    readonly kinds: { readonly [K in SoakFaultKind]: string };
    readonly anyCards: string;
    readonly illegal: (answer: string, question: string) => string;
    readonly endless: (decisions: number) => string;
    readonly unreadable: (why: string) => string;
    readonly otherGame: (why: string) => string;
    readonly onlyUnchecked: string;
    readonly noRecord: (why: string) => string;
    readonly stalled: (minutes: number, seeds: string) => string;
    readonly fromTo: (first: string, last: string) => string;
  };
  readonly exhaust: {
    readonly heads: readonly [string, string, string];
    readonly missing: (use: string, found: number, wanted: number) => string;
    readonly dead: (use: string, uses: number) => string;
    readonly cards: (counts: {
      readonly cards: number;
      readonly abilities: number;
      readonly missing: number;
      readonly times: number;
    }) => string;
    readonly total: (counts: {
      readonly games: number;
      readonly positions: number;
      readonly answers: number;
      readonly exceptions: number;
      readonly broken: number;
    }) => string;
    readonly fault: (found: {
      readonly kind: string;
      readonly seed: string;
      readonly answer: number;
      readonly message: string;
    }) => string;
  };
  readonly lab: {
    readonly head: (terms: {
      readonly games: number;
      readonly bot: string;
      readonly pairing: number;
      readonly seed: string;
      readonly engine: string;
    }) => string;
    readonly first: (first: Share, turns: string) => string;
    readonly ends: (ends: string) => string;
    readonly stand: (stand: number, all: number) => string;
    readonly fault: (seed: string, message: string) => string;
    readonly written: (files: string) => string;
  };
  readonly arena: {
    readonly head: (terms: {
      readonly A: string;
      readonly B: string;
      readonly games: number;
      readonly quads: number;
      readonly decks: number;
      readonly seed: string;
      readonly engine: string;
    }) => string;
    readonly rows: {
      readonly score: string;
      readonly first: string;
      readonly length: string;
      readonly ends: string;
      readonly machine: string;
      readonly faults: string;
    };
    readonly results: (won: number, lost: number, drawn: number) => string;
    readonly intervals: (bootstrap: string, wilson: string) => string;
    readonly sprt: (test: {
      readonly verdict: string;
      readonly quads: number;
      readonly llr: string;
      readonly bound: string;
    }) => string;
    readonly length: (mean: string, most: number, decisions: number) => string;
    readonly deckOut: string;
    readonly lastTurn: string;
    readonly thinking: (times: string, decisions: number) => string;
    readonly simulations: (count: number) => string;
    readonly machine: (unit: number, cores: number, workers: number) => string;
    readonly noFaults: string;
    readonly faults: (count: number) => string;
    readonly fault: (place: string, kind: string, message: string) => string;
    /** No side where the engine itself failed. */
    readonly quad: (quad: number, game: number, side: string | null) => string;
    readonly faultKinds: { readonly [K in ArenaFaultKind]: string };
    readonly ofGames: (score: string, games: number) => string;
  };
  readonly bench: {
    readonly median: string;
    readonly best: string;
    readonly growth: (characters: number, microseconds: string) => string;
    readonly reached: string;
    readonly notReached: string;
    readonly greedy: (games: string, least: string, goal: string) => string;
    readonly rollouts: (rollouts: string, least: string) => string;
    readonly elder: (told: {
      readonly level: string;
      readonly p50: number;
      readonly p95: number;
      readonly p99: number;
      readonly longest: number;
      readonly most: string;
    }) => string;
  };
}
