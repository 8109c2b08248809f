/** Random games in the middle, for tests of what views tell. */
import { library as doneCards } from "@fhtagn/cards";
import {
  apply,
  type Choice,
  type Happening,
  makeLibrary,
  makeRng,
  newGame,
  options,
  pending,
  type Rng,
  randomAssign,
  type Setup,
  type State,
} from "@fhtagn/rules";
import type { DeckPrior } from "@fhtagn/rules/view";
import { PRYING, TRICKS } from "./trick-cards.ts";

const CORE = doneCards().filter(({ facts }) => facts.code.startsWith("core-set-"));
const LIBRARY = makeLibrary([...CORE, ...TRICKS, ...Object.values(PRYING)]);
const STORIES = CORE.filter(({ facts }) => facts.type === "story").map(({ facts }) => facts.code);
const FACTIONS = [...new Set(CORE.map(({ facts }) => facts.faction))].filter((name) => name !== "neutral");
const TRICK_DECK = TRICKS.flatMap(({ facts }) => [facts.code, facts.code]);

/** Every third deck is made of tricks; the others are the cards of two factions of the core set. */
function deckOf(seed: number): readonly string[] {
  if (seed % 3 === 0) return TRICK_DECK;
  const factions = [FACTIONS[seed % FACTIONS.length], FACTIONS[(seed + 1) % FACTIONS.length], "neutral"];
  return CORE.filter(({ facts }) => facts.type !== "story" && factions.includes(facts.faction))
    .map(({ facts }) => facts.code)
    .slice(0, 50);
}

export interface Started {
  readonly state: State;
  readonly prior: DeckPrior;
  readonly journal: Happening[];
}

/** What such a game is dealt from. */
export const dealtFrom = (seed: number): Setup => ({
  library: LIBRARY,
  decks: { P1: deckOf(seed), P2: deckOf(seed * 5 + 3) },
  stories: STORIES,
});

export function startTrickGame(seed: number): Started {
  const journal: Happening[] = [];
  const { library, decks, stories } = dealtFrom(seed);
  const state = newGame({ library, decks, stories, journal }, `game ${seed}`);
  return { state, prior: { game: state.game, decks, stories }, journal };
}

/** One answer at random; passing comes seldom, so that more happens. Somebody must be asked. */
export const anyChoice = (state: State, rng: Rng): Choice =>
  pending(state)?.form === "assign"
    ? { assign: randomAssign(state, rng) }
    : { choose: anyOption(state, rng) };

export function answerAtRandom(state: State, rng: Rng): void {
  if (pending(state) !== null) apply(state, anyChoice(state, rng));
}

function anyOption(state: State, rng: Rng): number {
  const listed = options(state);
  const first = rng.below(listed.length);
  return listed[first]?.do === "pass" && rng.below(4) > 0 ? rng.below(listed.length) : first;
}

/** The states of some random games, every `every`-th question of each. */
export function* statesOf(
  games: Iterable<number>,
  every: number,
): Generator<Started & { readonly game: number }> {
  for (const game of games) {
    const started = startTrickGame(game);
    const rng = makeRng(`answers ${game}`);
    for (let count = 1; pending(started.state) !== null && count < 4000; count++) {
      if (count % every === 0) yield { ...started, game };
      answerAtRandom(started.state, rng);
    }
  }
}

export const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from }, (_, at) => from + at);
