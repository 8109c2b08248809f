/** Why a move is not legal, for the seat that tried it: cards by its own names for them. */
import type { AttemptView } from "@fhtagn/protocol";
import { type Attempt, cardCode, type Player, type Reason, type State, whyNot } from "@fhtagn/rules";
import { cardBehind } from "./seat-eyes.ts";

export function reasonsAt(state: State, seat: Player, attempt: AttemptView): readonly Reason[] {
  const { do: verb, ability } = attempt;
  const card = cardBehind(state, seat, attempt.card);
  const on = cardBehind(state, seat, attempt.on);
  const tried: Attempt = {
    do: verb,
    ...(card !== null && { card }),
    ...(on !== null && { on }),
    ...(ability !== undefined && { ability: { code: cardCode(ability.code), index: ability.index } }),
  };
  return whyNot(state, seat, tried);
}
