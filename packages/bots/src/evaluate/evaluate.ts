/** The evaluator: how likely a player is to win, by the look of the table. */
import {
  faceOf,
  matchingOn,
  type Player,
  type Printed,
  resourcesFor,
  type State,
  seatOf,
} from "@fhtagn/rules";
import { printedWorth } from "../worth/worth.ts";
import { readTerms } from "./terms.ts";
import { CASTABLE_SHARE, TERMS, WEIGHTS } from "./weights.ts";

const LIST = Float64Array.from(TERMS, (term) => WEIGHTS[term]);

const sigmoid = (logit: number): number => 1 / (1 + Math.exp(-logit));

/** Log-odds for P1. */
function logitOf(state: State): number {
  const terms = readTerms(state);
  let sum = 0;
  for (let i = 0; i < terms.length; i++) sum += (terms[i] ?? 0) * (LIST[i] ?? 0);
  return sum;
}

const finished = (winner: Player | "draw", player: Player): number =>
  winner === "draw" ? 0.5 : winner === player ? 1 : 0;

/** From 0 to 1. What one player's chance is the other's lacks. */
export function evaluatePosition(state: State, player: Player): number {
  if (state.result !== null) return finished(state.result.winner, player);
  const chance = sigmoid(logitOf(state));
  return player === "P1" ? chance : 1 - chance;
}

const CERTAIN = 40;

/** The same as log-odds, with what only the player himself may weigh: the cards in his hand. */
export function scoreOwn(state: State, player: Player): number {
  if (state.result !== null) return CERTAIN * (2 * finished(state.result.winner, player) - 1);
  const logit = logitOf(state);
  return (player === "P1" ? logit : -logit) + CASTABLE_SHARE * castableWorth(state, player);
}

/** The worth of the cards in hand, as far as the domains could pay for them. */
export function castableWorth(state: State, player: Player): number {
  let sum = 0;
  for (const id of seatOf(state, player).hand) {
    const face = faceOf(state, id);
    sum += printedWorth(face) * payableShare(state, player, face);
  }
  return sum;
}

/** All of it if some domain can pay, drained or not; less for every resource that is missing. */
function payableShare(state: State, player: Player, face: Printed): number {
  let best = 0;
  for (const domain of seatOf(state, player).domains) {
    const missing = Math.max(0, face.cost - resourcesFor(state, domain, "card"));
    const matches =
      face.faction === "neutral" || face.cost === 0 || matchingOn(state, domain, face.faction) > 0;
    best = Math.max(best, (matches ? 1 : 0.6) / (1 + missing));
  }
  return best;
}
