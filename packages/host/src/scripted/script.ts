/** A game whose answers are all written down: every position of it, and what was told on the way. */
import {
  apply,
  type Choice,
  clone,
  type Happening,
  isInitiating,
  type Library,
  makeGame,
  newGame,
  type Player,
  type State,
} from "@fhtagn/rules";
import { enter, isTable, layTable, type Position } from "@fhtagn/rules/position";

/** A position, or a game from its beginning. */
export type ScriptStart =
  | { readonly position: Position }
  | {
      readonly decks: Readonly<Record<Player, readonly string[]>>;
      readonly stories: readonly string[];
      readonly seed: string;
    };

export interface Script {
  readonly start: ScriptStart;
  readonly answers: readonly Choice[];
}

export interface ScriptedScene {
  readonly state: State;
  /** Lines of the log that everybody may see by now. */
  readonly log: number;
}

export interface Scenes {
  /** One more than there are answers. */
  readonly scenes: readonly ScriptedScene[];
  readonly journal: readonly Happening[];
  /** The turn of each line. */
  readonly turns: readonly number[];
}

export function playScript({ start, answers }: Script, library: Library): Scenes {
  const journal: Happening[] = [];
  const state = begin(start, library, journal);
  const scenes: ScriptedScene[] = [];
  for (const answer of [...answers, null]) {
    const log = isInitiating(state) ? (scenes.at(-1)?.log ?? 0) : journal.length;
    scenes.push({ state: clone(state), log });
    if (answer !== null) apply(state, answer);
  }
  return { scenes, journal, turns: turnsOf(journal, scenes[0]?.state.turn ?? 0) };
}

function begin(start: ScriptStart, library: Library, journal: Happening[]): State {
  if (!("position" in start)) return newGame({ library, ...start, journal }, start.seed);
  const laid = layTable(start.position, makeGame({ library }));
  if (!isTable(laid)) throw new Error(JSON.stringify(laid));
  laid.state.journal = journal;
  return enter(laid);
}

function turnsOf(journal: readonly Happening[], first: number): readonly number[] {
  let now = first;
  return journal.map(({ what, turn }) => {
    if (what === "turnBegan" && turn !== undefined) now = turn;
    return now;
  });
}
