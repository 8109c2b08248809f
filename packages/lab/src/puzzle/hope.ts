/** Whether a story could still be won this turn at all: tokens that are there, and the most that may come. */

import { TOKENS_TO_WIN } from "@fhtagn/bots";
import {
  type CardId,
  cardOf,
  committedTo,
  faceOf,
  isCommitOpen,
  isTextUnderWay,
  isToResolve,
  type Player,
  type Printed,
  type State,
  storiesInPlay,
  struggleCounts,
  successOf,
} from "@fhtagn/rules";

const INVESTIGATION = 3;
/** One for success, one for an unchallenged story. */
const SUCCESS = 2;

/** Deeds by which tokens come to a story, characters to a story, or struggles to it, outside the usual order. */
const GIVES =
  /"do":"(commit|placeTokens|moveTokens|passTokens|redistribute|score|struggles|takeControl|exchangeControl)"|"committedTo"|"booster"/;
/** Deeds that bring cards from where they could not be used. */
const BRINGS =
  /"do":"(draw|search|sort|toHand|putIntoPlay|mayPlay|reveal|lookAt|exchange|payToPutIntoPlay|playFree|becomes)"/;

interface Reach {
  readonly gives: boolean;
  readonly brings: boolean;
}

const known = new WeakMap<Printed, Reach>();

function reachOf(printed: Printed): Reach {
  const found = known.get(printed);
  if (found !== undefined) return found;
  const text = JSON.stringify(printed.abilities);
  const reach = {
    gives: GIVES.test(text) || (printed.boosters[INVESTIGATION] ?? 0) > 0,
    brings: BRINGS.test(text),
  };
  known.set(printed, reach);
  return reach;
}

/** Texts that may be used this turn, those of cards in decks and piles only if some text brings these. */
function mayTextsGive(state: State): boolean {
  const { P1, P2 } = state;
  const near = [
    ...state.inPlay,
    ...state.conspiracies,
    ...P1.hand,
    ...P2.hand,
    ...P1.resources,
    ...P2.resources,
  ];
  const reaches = near.map((id) => reachOf(faceOf(state, id)));
  if (reaches.some(({ gives }) => gives)) return true;
  if (!reaches.some(({ brings }) => brings)) return false;
  const far = [...P1.deck, ...P2.deck, ...P1.discard, ...P2.discard];
  return far.some((id) => reachOf(faceOf(state, id)).gives);
}

/** Where the solver may still get what struggles and success give. */
const isOpen = (state: State, story: CardId, seat: Player): boolean =>
  isCommitOpen(state) || (committedTo(state, story, seat).length > 0 && isToResolve(state, story));

function mostTokens(state: State, story: CardId, seat: Player): number {
  const there = successOf(cardOf(state, story), seat);
  if (!isOpen(state, story, seat)) return there;
  return there + (struggleCounts(state, story)[INVESTIGATION] ?? 0) + SUCCESS;
}

/** False only if no story can be won any more; in the midst of an effect it says nothing. */
export function isHopeful(state: State, seat: Player): boolean {
  if (isTextUnderWay(state) || state.active !== seat) return true;
  if (storiesInPlay(state).some((story) => mostTokens(state, story, seat) >= TOKENS_TO_WIN)) return true;
  return mayTextsGive(state);
}
