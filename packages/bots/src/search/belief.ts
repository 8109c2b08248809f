/** Which worlds to believe in: an opponent who could have played a card, and did not, does not often hold it. */
import {
  type CardId,
  cardOf,
  faceOf,
  matchingOn,
  opponentOf,
  type Player,
  type Rng,
  resourcesFor,
  type State,
  seatOf,
} from "@fhtagn/rules";

/** How often a card stays in hand that could have been played. */
const HELD_BACK = 0.4;
const LEAST = 0.2;
/** So many worlds are made at most before one is taken as it is. */
const TRIES = 3;
const PERCENT = 100;

/** He has had his Operations phase, and his domains have not been refreshed since. */
const isPastOperations = ({ active, phase }: State, player: Player): boolean =>
  active !== player || phase === "story";

function canPayFor(state: State, player: Player, id: CardId): boolean {
  const { cost, faction } = faceOf(state, id);
  for (const domain of seatOf(state, player).domains) {
    if (cardOf(state, domain).drained || resourcesFor(state, domain, "card") < cost) continue;
    if (faction === "neutral" || matchingOn(state, domain, faction) > 0) return true;
  }
  return false;
}

/** From 0.2 to 1: how well a world explains what the opponent of `player` left undone. */
export function plausibility(world: State, player: Player): number {
  const opponent = opponentOf(player);
  if (!isPastOperations(world, opponent)) return 1;
  let share = 1;
  for (const id of seatOf(world, opponent).hand)
    if (faceOf(world, id).type !== "event" && canPayFor(world, opponent, id)) share *= HELD_BACK;
  return Math.max(LEAST, share);
}

/** Worlds come up as often as they are plausible. */
export function believable(sample: () => State, player: Player, rng: Rng): State {
  for (let tries = 1; ; tries++) {
    const world = sample();
    if (tries === TRIES || rng.below(PERCENT) < PERCENT * plausibility(world, player)) return world;
  }
}
