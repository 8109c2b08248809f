/** The two stages of the exhaustive runner: random games, then positions built around what they hardly reach. */
import {
  type CardFacts,
  type Library,
  makeGame,
  makeRng,
  newGame,
  type Printed,
  type State,
} from "@fhtagn/rules";
import { fromPosition, type Position } from "@fhtagn/rules/position";
import { partnersOf } from "./partners.ts";
import { positionAround } from "./position-around.ts";
import { randomMatch } from "./random-decks.ts";
import { CLOCKS } from "./stage-clocks.ts";
import { faultOfTrial, playTrial, type Trial, type TrialFault } from "./trial.ts";
import { keyOfAbility, type WantedUse } from "./wanted.ts";

export interface Stage {
  readonly library: Library;
  /** Cards of the set that is tried. */
  readonly cards: readonly Printed[];
}

export function makeStage(library: Library, facts: readonly CardFacts[]): Stage {
  const cards = facts.flatMap(({ code }) => library.cards.get(code) ?? []);
  return { library, cards };
}

/** What some games or positions came to. */
export interface TrialOutcome {
  readonly tried: number;
  readonly answers: number;
  readonly uses: Readonly<Record<string, number>>;
  /** Keys of abilities that changed something. */
  readonly changed: readonly string[];
  readonly faults: readonly StageFault[];
}

export interface StageFault extends TrialFault {
  /** The position, if it did not begin as a game begins. */
  readonly position?: Position;
}

export const NO_OUTCOME: TrialOutcome = { tried: 0, answers: 0, uses: {}, changed: [], faults: [] };

export function addOutcomes(a: TrialOutcome, b: TrialOutcome): TrialOutcome {
  const uses: Record<string, number> = { ...a.uses };
  for (const [key, count] of Object.entries(b.uses)) uses[key] = (uses[key] ?? 0) + count;
  return {
    tried: a.tried + b.tried,
    answers: a.answers + b.answers,
    uses,
    changed: [...new Set([...a.changed, ...b.changed])],
    faults: [...a.faults, ...b.faults],
  };
}

const outcomeOf = ({ uses, changed, answers, fault }: Trial, position?: Position): TrialOutcome => ({
  tried: 1,
  answers,
  uses,
  changed,
  faults: fault === undefined ? [] : [{ ...fault, ...(position !== undefined && { position }) }],
});

/** An endless game is a fault too. */
const PATIENCE = 20_000;
const ALL_EVERY_IN_GAMES = 20;

/** One game between decks of any cards of the set. */
export function playRandomTrial({ library, cards }: Stage, seed: string): TrialOutcome {
  const setup = randomMatch(
    cards.map(({ facts }) => facts),
    library,
    seed,
  );
  const terms = { seed, answers: PATIENCE, allEvery: ALL_EVERY_IN_GAMES };
  const trial = playTrial(newGame(setup, seed), terms);
  if (trial.over || trial.fault !== undefined) return outcomeOf(trial);
  const fault = { kind: "invariant", seed, answer: PATIENCE, message: "the game does not end" } as const;
  return outcomeOf({ ...trial, fault });
}

export interface BuiltTerms {
  readonly seed: string;
  /** Uses that are still missing. */
  readonly missing: number;
  /** It is an ability and was not yet seen to change anything. */
  readonly idle: boolean;
  /** Positions after which it is given up. */
  readonly attempts: number;
}

const ANSWERS_IN_POSITION = 40;
const ALL_EVERY_IN_POSITIONS = 8;

/** Positions around a card, one after the other, until it was used often enough. */
export function playBuiltTrials(
  stage: Stage,
  wanted: WantedUse,
  { seed, missing, idle, attempts }: BuiltTerms,
): TrialOutcome {
  let total = NO_OUTCOME;
  const isEnough = ({ uses, changed }: TrialOutcome): boolean =>
    (uses[wanted.key] ?? 0) >= missing && (!idle || changed.includes(wanted.key));
  for (let attempt = 0; attempt < attempts && !isEnough(total); attempt++) {
    total = addOutcomes(total, playBuiltTrial(stage, wanted, { seed: `${seed} ${wanted.key}`, attempt }));
  }
  return total;
}

function playBuiltTrial(
  stage: Stage,
  { key, code }: WantedUse,
  { seed, attempt }: { readonly seed: string; readonly attempt: number },
): TrialOutcome {
  const card = stage.library.cards.get(code);
  const clock = CLOCKS[attempt % CLOCKS.length];
  if (card === undefined || clock === undefined) return NO_OUTCOME;
  const own = `${seed} ${attempt}`;
  const casting = {
    rng: makeRng(`position ${own}`),
    clock,
    cards: stage.cards,
    partners: partnersOf(card, stage.cards),
  };
  const ability = card.abilities.find((one) => keyOfAbility(one) === key)?.ability;
  const position = positionAround(casting, { card, ...(ability !== undefined && { ability }) });
  const laid = layOut(stage, position, own);
  if (laid.state === undefined) return { ...NO_OUTCOME, faults: laid.faults };
  const terms = { seed: own, answers: ANSWERS_IN_POSITION, allEvery: ALL_EVERY_IN_POSITIONS, sought: key };
  return outcomeOf(playTrial(laid.state, terms), position);
}

interface Laid {
  readonly state?: State;
  readonly faults: readonly StageFault[];
}

/** A position that no game can reach is left out; one on which the engine stumbles is a fault. */
function layOut({ library }: Stage, position: Position, seed: string): Laid {
  const found: State[] = [];
  const fault = faultOfTrial(() => {
    const laid = fromPosition(position, makeGame({ library }));
    if (!Array.isArray(laid)) found.push(laid);
    return [];
  });
  const [state] = found;
  if (fault !== undefined) return { faults: [{ ...fault, seed, answer: 0, position }] };
  return state === undefined ? { faults: [] } : { state, faults: [] };
}
