/** Tables for the tests of the computer players: positions as data, and games played part of the way. */
import { coreStories, library, presets } from "@fhtagn/cards";
import {
  apply,
  type CardDefinition,
  type CardId,
  type Choice,
  faceOf,
  makeGame,
  makeLibrary,
  makeRng,
  newGame,
  onlyAnswer,
  options,
  type Player,
  pending,
  type QuestionKind,
  type Rng,
  type Setup,
  type State,
  settle,
} from "@fhtagn/rules";
import { fromPosition, type Position, withCards } from "@fhtagn/rules/position";
import type { DeckPrior } from "@fhtagn/rules/view";

/** Every card that is done. */
export const LIBRARY = makeLibrary(library());
const STORIES = coreStories().map(({ code }) => code);
const DECKS = presets();

/** The state at the first question of the position. */
export function tableOf(position: Position, cards: readonly CardDefinition[] = []): State {
  const setup = { library: withCards(LIBRARY, cards), decks: { P1: [], P2: [] }, stories: STORIES };
  const state = fromPosition(position, makeGame(setup));
  if (Array.isArray(state)) throw new Error(JSON.stringify(state));
  return state;
}

/** Everybody passes until this is asked. */
export function passTo(state: State, kind: QuestionKind): State {
  for (let i = 0; i < 30 && state.question?.kind !== kind; i++) {
    const pass = options(state).findIndex((option) => option.do === "pass");
    apply(state, onlyAnswer(state) ?? { choose: pass });
  }
  if (state.question?.kind !== kind) throw new Error(`${kind} is not asked, but ${state.question?.kind}`);
  return state;
}

export const titleInState = (state: State, id: CardId): string => faceOf(state, id).title;

/** Who goes where in an assignment, by title and story: "Peeler S1". */
export function placesIn(state: State, assign: readonly number[]): readonly string[] {
  const decision = pending(state);
  if (decision?.form !== "assign") return [];
  return decision.items.flatMap((item, at) => {
    const story = decision.places[at]?.[assign[at] ?? -1];
    return story === undefined ? [] : [`${titleInState(state, item)} S${state.stories.indexOf(story) + 1}`];
  });
}

interface Midgame {
  readonly state: State;
  readonly prior: DeckPrior;
}

const setupOf = (number: number): Setup => ({
  library: LIBRARY,
  decks: {
    P1: DECKS[number % DECKS.length]?.codes ?? [],
    P2: DECKS[(number * 5 + 3) % DECKS.length]?.codes ?? [],
  },
  stories: STORIES,
});

export function newMidgame(number: number): Midgame {
  const setup = setupOf(number);
  const prior = { game: makeGame(setup), decks: setup.decks, stories: STORIES };
  return { state: newGame(setup, `midgame ${number}`), prior };
}

/** Plays a game and shows every question on the way, the one that is asked now and by whom. */
export function eachQuestion(
  number: number,
  policy: (state: State, rng: Rng) => Choice,
  show: (at: Midgame & { readonly player: Player }) => void,
): State {
  const game = newMidgame(number);
  const rng = makeRng(`questions ${number}`);
  for (;;) {
    settle(game.state);
    const { question } = game.state;
    if (question === null) return game.state;
    show({ ...game, player: question.player });
    apply(game.state, policy(game.state, rng));
  }
}
