/** A new game from a setup and a seed. */
import { type Player, type Ruleset, USUAL_RULESET } from "./language/words.ts";
import { advance, call } from "./procedures/interpreter.ts";
import "./procedures/all.ts";
import { emptyCache } from "./state/cache.ts";
import type { Game, Library } from "./state/game.ts";
import type { Happening } from "./state/happenings.ts";
import { createCard, moveCard } from "./state/move.ts";
import { OPTIONS_OF, type RuleOptions } from "./state/options.ts";
import { gameStreams } from "./state/random.ts";
import { NOBODY, type Seat, type State } from "./state/types.ts";

export interface Setup {
  readonly library: Library;
  readonly ruleset?: Ruleset;
  readonly options?: Partial<RuleOptions>;
  readonly turnLimit?: number;
  /** Codes of the cards of both decks. */
  readonly decks: Readonly<Record<Player, readonly string[]>>;
  /** Codes of the ten stories of the set in use (DECK-09). */
  readonly stories: readonly string[];
  /** Where what happens is written, if wanted. */
  readonly journal?: Happening[];
}

export const TURN_LIMIT = 60;

export function makeGame({
  library,
  ruleset = USUAL_RULESET,
  options = {},
  turnLimit = TURN_LIMIT,
}: Pick<Setup, "library" | "ruleset" | "options" | "turnLimit">): Game {
  return { ruleset, options: { ...OPTIONS_OF[ruleset], ...options }, turnLimit, library };
}

const emptySeat = (): Seat => ({
  deck: [],
  hand: [],
  discard: [],
  domains: [],
  resources: [],
  won: [],
  removed: [],
});

/** A table with nothing on it, and the words its luck comes from. */
export function emptyState(game: Game, random: number[]): State {
  return {
    game,
    cards: [],
    faces: [],
    P1: emptySeat(),
    P2: emptySeat(),
    stories: [NOBODY, NOBODY, NOBODY],
    conspiracies: [],
    storyDeck: [],
    inPlay: [],
    starter: "P1",
    active: "P1",
    turn: 0,
    phase: "setup",
    phaseCount: 0,
    frames: [],
    effects: [],
    changes: [],
    notes: [],
    usedTriggers: [],
    modifiers: [],
    uses: [],
    delayed: [],
    windowSeen: [],
    unasked: 0,
    nextId: 1,
    random,
    handles: [0, 0, 0],
    question: null,
    result: null,
    version: 0,
    tableVersion: 0,
    cache: emptyCache(),
    journal: null,
    watchers: [],
  };
}

export function newGame(setup: Setup, seed: string): State {
  const state = emptyState(makeGame(setup), gameStreams(seed));
  state.journal = setup.journal ?? null;
  for (const player of ["P1", "P2"] as const) {
    for (const code of setup.decks[player]) moveCard(state, createCard(state, code, player).id, "deck");
  }
  for (const code of setup.stories) moveCard(state, createCard(state, code, "P1").id, "storyDeck");
  call(state, "game");
  advance(state);
  return state;
}
