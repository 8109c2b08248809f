/** Which questions of a game are worth a look for a puzzle. */
import {
  cardOf,
  faceOf,
  NOBODY,
  opponentOf,
  options,
  type Player,
  pending,
  type QuestionKind,
  type State,
  storiesInPlay,
  successOf,
} from "@fhtagn/rules";
import { isHopeful } from "./hope.ts";

/** More is not worth a look: the proof would take too long. */
const MOST = { commits: 1100, blockers: 5, options: 14 };
const LEAST_TOKENS = 2;
const TURNS_WITH_STORIES = 2;

const readyOf = (state: State, player: Player): number =>
  state.inPlay.filter((id) => {
    const { controller, condition } = cardOf(state, id);
    return controller === player && condition === "ready" && faceOf(state, id).type === "character";
  }).length;

const isAnybodyCommitted = (state: State, player: Player): boolean =>
  state.inPlay.some((id) => cardOf(state, id).story !== NOBODY && cardOf(state, id).controller === player);

/** Few enough ways to commit and to oppose, as far as these are still to come. */
function isSmall(state: State, seat: Player): boolean {
  if (readyOf(state, opponentOf(seat)) > MOST.blockers) return false;
  if (isAnybodyCommitted(state, seat)) return true;
  const ready = readyOf(state, seat);
  return ready > 0 && (storiesInPlay(state).length + 1) ** ready <= MOST.commits;
}

/** Where a puzzle may begin. */
export const isBeginning = ({ phase }: State, kind: QuestionKind): boolean =>
  kind === "commit" || (kind === "action" && (phase === "operations" || phase === "story"));

/** A turn in which a story is near enough, and little enough may happen. */
export function isCandidate(state: State): boolean {
  const decision = pending(state);
  if (decision === null || decision.player !== state.active || state.turn < TURNS_WITH_STORIES) return false;
  if (!isBeginning(state, decision.kind) || options(state).length > MOST.options) return false;
  const seat = decision.player;
  const isNear = storiesInPlay(state).some((story) => successOf(cardOf(state, story), seat) >= LEAST_TOKENS);
  return isNear && isSmall(state, seat) && isHopeful(state, seat);
}
