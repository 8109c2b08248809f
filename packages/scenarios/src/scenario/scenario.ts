/** A scenario as it is written: docs/scenarios.md. */
import type { CardDefinition, Phase, Player, RuleOptions, Ruleset } from "@fhtagn/rules";
import type { Position, PositionMoment } from "@fhtagn/rules/position";

export const MOVE_VERBS = [
  "plays",
  "uses",
  "attaches",
  "commits",
  "resolves",
  "chooses",
  "declines",
  "passes",
  "orders",
  "makes",
  "keeps",
  "mulligans",
  "concedes",
] as const;
export type MoveVerb = (typeof MOVE_VERBS)[number];

export const CLAUSES = [
  "X",
  "drain",
  "choose",
  "sacrifice",
  "exhaust",
  "discard",
  "remove",
  "ability",
] as const;
export type ClauseKind = (typeof CLAUSES)[number];

/** `words` is what stands behind it, still to be matched against the titles in the game. */
export interface MoveClause {
  readonly kind: ClauseKind;
  readonly words: string;
}

export interface ScenarioMove {
  readonly text: string;
  readonly player: Player;
  readonly verb: MoveVerb;
  readonly words: string;
  readonly clauses: readonly MoveClause[];
}

export const FURTHER_MOMENTS = [
  "commits",
  "opposing",
  "end of window",
  "end of phase",
  "end of turn",
] as const;
export type AdvanceWord = PositionMoment | (typeof FURTHER_MOMENTS)[number];

/** Where `advance` stops; a player means his turn. */
export interface Goal {
  readonly text: string;
  readonly player?: Player;
  readonly phase?: Phase;
  readonly word: AdvanceWord;
}

/** Subjects and their fields, as written. */
export type Expectations = Readonly<Record<string, unknown>>;

/** `text` as it is printed, `place` where it stands: "moves[2]". */
interface Written {
  readonly text: string;
  readonly place: string;
}

export type ScenarioStep = Written &
  (
    | { readonly kind: "move"; readonly move: ScenarioMove }
    | { readonly kind: "advance"; readonly goal: Goal }
    | { readonly kind: "refused"; readonly move: ScenarioMove; readonly by?: string }
    | { readonly kind: "offered"; readonly player: Player; readonly names: readonly string[] }
    | { readonly kind: "expect"; readonly expectations: Expectations }
    /** What a coach says here, by its id, and what he points at; it changes nothing. */
    | { readonly kind: "note"; readonly note: string; readonly at?: string }
  );

/** A game from its beginning, in place of a position: names of decks, and the seed of its lots. */
export interface ScenarioGame {
  readonly P1: string;
  readonly P2: string;
  readonly seed: string;
}

export interface Scenario {
  readonly title: string;
  readonly rules: readonly string[];
  readonly ruleset: Ruleset;
  readonly options: Partial<RuleOptions>;
  readonly strict: boolean;
  readonly cards: readonly CardDefinition[];
  readonly given: Position;
  readonly game?: ScenarioGame;
  readonly steps: readonly ScenarioStep[];
  readonly expect: Expectations;
}
