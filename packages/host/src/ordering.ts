/** Effects that come at once, in an order the player wants kept for the game. */
import { options, orderKey, type State } from "@fhtagn/rules";

/** An order holds for the same effects, and for those of them that are left once the first are done. */
function holdsFor(order: readonly string[], effects: readonly string[]): boolean {
  const left = [...order];
  for (const effect of effects) {
    const at = left.indexOf(effect);
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return true;
}

/** The option that comes next by an order that holds; null where the player has to say it. */
export function nextByOrder(state: State, orders: readonly (readonly string[])[]): number | null {
  if (state.question?.kind !== "order") return null;
  const effects = options(state).map(orderKey);
  const known = effects.filter((effect) => effect !== undefined);
  if (known.length < effects.length) return null;
  const order = orders.find((one) => holdsFor(one, known));
  const next = order?.find((effect) => known.includes(effect));
  return next === undefined ? null : known.indexOf(next);
}
