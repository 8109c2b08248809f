/** Every effect that a state begins, also those that are over before anybody is asked. */
import { addWatcher, type EffectInProgress, effectsUnderWay, type State } from "@fhtagn/rules";

/** Those seen before, the effects under way and all that begin from now on, each as it is when it is looked at. */
export function watchEffects(
  state: State,
  before: readonly EffectInProgress[] = [],
): readonly EffectInProgress[] {
  const underWay = effectsUnderWay(state);
  const ids = new Set(before.map(({ id }) => id));
  const seen = before.map((old) => underWay.find(({ id }) => id === old.id) ?? old);
  seen.push(...underWay.filter(({ id }) => !ids.has(id)));
  addWatcher(state, { effectBegins: (effect) => seen.push(effect) });
  return seen;
}
