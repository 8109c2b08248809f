/** A record walked through answer by answer. */
import {
  apply,
  type Choice,
  concede,
  type GameRecord,
  type Library,
  newGame,
  type RecordedAnswer,
  type Setup,
  type State,
  settle,
} from "@fhtagn/rules";

export const recordedSetup = (record: GameRecord, library: Library): Setup => ({
  library,
  ruleset: record.ruleset,
  options: record.options,
  turnLimit: record.turnLimit,
  decks: record.decks,
  stories: record.stories,
});

/** The game at its first question with a choice. */
export function firstRecordedState(setup: Setup, seed: string): State {
  const state = newGame(setup, seed);
  settle(state);
  return state;
}

export const isChoice = (answer: RecordedAnswer): answer is Choice => !("concede" in answer);

/**
 * Changes the state: the answer, and what follows up to the next question with a choice. Somebody may have conceded
 * before some of the single answers; that changes nothing in how the game went.
 */
export function takeWalkedAnswer(state: State, answer: RecordedAnswer): void {
  if (isChoice(answer)) apply(state, answer);
  else concede(state, answer.concede);
  if (state.result === null) settle(state);
}
