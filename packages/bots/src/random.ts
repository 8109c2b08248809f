/** L0, the anchor of the ladder: every legal option is as likely as any other. */
import { type Choice, options, pending, type Rng, randomAssign, type State } from "@fhtagn/rules";

/** The question must be open. */
export function chooseAtRandom(state: State, rng: Rng): Choice {
  if (pending(state)?.form === "assign") return { assign: randomAssign(state, rng) };
  return { choose: rng.below(options(state).length) };
}
