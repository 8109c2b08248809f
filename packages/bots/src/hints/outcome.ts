/** What comes of an answer in one made-up world. */
import {
  apply,
  type Choice,
  clone,
  faceOf,
  type Happening,
  isLegal,
  makeRng,
  options,
  type Player,
  type State,
} from "@fhtagn/rules";
import { evaluationTerms } from "../evaluate/terms.ts";
import type { EvaluationTerms } from "../evaluate/weights.ts";
import { chanceIn, playPast, playToEndOf } from "../levels/thinking.ts";
import type { HintSide } from "./hint.ts";

const FACTS = ["success", "storyWon", "insane", "left"] as const;
export type FactKind = (typeof FACTS)[number];

/** Something that happened before the end of this turn; `story` is 0 where it is about no story of the row. */
export interface Fact {
  readonly kind: FactKind;
  readonly who: HintSide;
  readonly story: number;
  readonly count: number;
}

export interface HintOutcome {
  /** At the end of the next turn, 0 to 1. */
  readonly chance: number;
  readonly end: "won" | "lost" | "draw" | null;
  /** Of the evaluator, at the end of the next turn; null if the game is over then. */
  readonly terms: EvaluationTerms | null;
  readonly facts: readonly Fact[];
}

interface Trial {
  readonly player: Player;
  /** Chance while the world is played on: the same for answers that are compared. */
  readonly seed: string;
}

/** Whether the answer can be given in this world too. */
export function canAnswer(world: State, choice: Choice): boolean {
  return "assign" in choice ? isLegal(world, choice.assign) : options(world)[choice.choose] !== undefined;
}

export function hintOutcomeOf(world: State, choice: Choice, { player, seed }: Trial): HintOutcome {
  const state = clone(world);
  const journal: Happening[] = [];
  const rng = makeRng(seed);
  state.journal = journal;
  apply(state, choice);
  playToEndOf(world.turn, state, rng);
  state.journal = null;
  playPast(world.turn, state, rng);
  return {
    chance: chanceIn(state, player),
    end: endFor(state, player),
    terms: state.result === null ? evaluationTerms(state, player) : null,
    facts: factsOf(state, ofThisTurn(journal), player),
  };
}

function endFor({ result }: State, player: Player): HintOutcome["end"] {
  if (result === null) return null;
  return result.winner === "draw" ? "draw" : result.winner === player ? "won" : "lost";
}

/** The next turn begins before anybody is asked again. */
function ofThisTurn(journal: readonly Happening[]): readonly Happening[] {
  const next = journal.findIndex(({ what }) => what === "turnBegan");
  return next < 0 ? journal : journal.slice(0, next);
}

function factsOf(state: State, journal: readonly Happening[], player: Player): readonly Fact[] {
  const facts: Fact[] = [];
  for (const happening of journal) {
    const kind = factKind(state, happening);
    if (kind === null) continue;
    const who = happening.player === player ? "you" : "opponent";
    facts.push({ kind, who, story: storyNumber(happening), count: happening.count ?? 1 });
  }
  return facts;
}

function factKind(state: State, { what, on, card }: Happening): FactKind | null {
  switch (what) {
    case "tokenPlaced":
      return on === undefined ? null : "success";
    case "storyWon":
      return "storyWon";
    case "insane":
      return "insane";
    case "leftPlay":
      return isCharacter(state, card) ? "left" : null;
    default:
      return null;
  }
}

function isCharacter(state: State, card: number | undefined): boolean {
  const found = state.cards.find(({ id }) => id === card);
  return found !== undefined && faceOf(state, found.id).type === "character";
}

const storyNumber = ({ place }: Happening): number => (place?.row === "story" ? place.number : 0);
