/** Recorded games with a blunder in them: somebody could have won by committing, and commits nobody. */

import { instinct, playOut } from "@fhtagn/bots";
import { coreStories, presets } from "@fhtagn/cards";
import {
  apply,
  type Choice,
  clone,
  type GameRecord,
  isLegal,
  makeRecorder,
  makeRng,
  opponentOf,
  type Player,
  pending,
  playerAsked,
  type Recorder,
  type State,
} from "@fhtagn/rules";
import { LIBRARY } from "@fhtagn/testkit/tables";

const DECKS = presets();
const STORIES = coreStories().map(({ code }) => code);

function startGame(number: number): Recorder {
  const decks = {
    P1: DECKS[number % DECKS.length]?.codes ?? [],
    P2: DECKS[(number * 5 + 3) % DECKS.length]?.codes ?? [],
  };
  return makeRecorder({ library: LIBRARY, decks, stories: STORIES }, `planted ${number}`);
}

/** Somebody gives up after so many answers of instinct. */
export function shortGame(number: number, answers: number, loser: Player = "P2"): GameRecord {
  const recorder = startGame(number);
  const rng = makeRng(`short ${number}`);
  recorder.settle();
  for (let given = 0; given < answers && pending(recorder.state) !== null; given++) {
    recorder.answer(instinct(recorder.state, rng));
    recorder.settle();
  }
  recorder.concede(loser);
  return recorder.record();
}

const PLAYOUTS = 8;

/** How many of some games played on from here, after the answer, this player wins within so many turns. */
function winsAfter(
  state: State,
  choice: Choice,
  { player, turns }: { readonly player: Player; readonly turns: number },
): number {
  let wins = 0;
  for (let game = 0; game < PLAYOUTS; game++) {
    const copy = clone(state);
    apply(copy, choice);
    const { result } = playOut(copy, instinct, makeRng(`playout ${game}`));
    if (result?.winner === player && copy.turn <= state.turn + turns) wins++;
  }
  return wins;
}

/** Nobody commits, where to commit wins at once and not to loses in the next turn, most times. */
function blunderAt(state: State, right: Choice): Choice | null {
  const decision = pending(state);
  if (decision?.form !== "assign" || decision.kind !== "commit" || !("assign" in right)) return null;
  const { player } = decision;
  const nobody = { assign: right.assign.map(() => -1) };
  if (state[player].won.length < 2 || state[opponentOf(player)].won.length < 2) return null;
  if (!isLegal(state, nobody.assign) || winsAfter(state, right, { player, turns: 0 }) < PLAYOUTS) return null;
  const lost = winsAfter(state, nobody, { player: opponentOf(player), turns: 1 });
  return lost >= (PLAYOUTS * 3) / 4 ? nobody : null;
}

export interface Planted {
  readonly record: GameRecord;
  readonly at: number;
  readonly player: Player;
}

/** One game after the other is played until one offers such a blunder; it is then played on to its end. */
export function plantedGame(first: number): Planted {
  for (let number = first; ; number++) {
    const found = plantIn(startGame(number), makeRng(`planted ${number}`));
    if (found !== null) return found;
    if (number > first + 200) throw new Error("no blunder could be planted");
  }
}

function plantIn(recorder: Recorder, rng: ReturnType<typeof makeRng>): Planted | null {
  const { state } = recorder;
  let found: Omit<Planted, "record"> | null = null;
  recorder.settle();
  for (let at = 0; pending(state) !== null; at++) {
    const right = instinct(state, rng);
    const wrong = found === null ? blunderAt(state, right) : null;
    if (wrong !== null) found = { at, player: playerAsked(state) };
    recorder.answer(wrong ?? right);
    recorder.settle();
  }
  return found === null ? null : { ...found, record: recorder.record() };
}
