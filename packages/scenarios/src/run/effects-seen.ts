/** Every effect that a state begins, also those that are over before anybody is asked. */
import { addWatcher, type State } from "@fhtagn/rules";

type Effect = State["effects"][number];

/** Those seen before, the effects under way and all that begin from now on, each as it is when it is looked at. */
export function watchEffects(state: State, before: readonly Effect[] = []): readonly Effect[] {
  const { effects } = state;
  const ids = new Set(before.map(({ id }) => id));
  const seen = before.map((old) => effects.find(({ id }) => id === old.id) ?? old);
  seen.push(...effects.filter(({ id }) => !ids.has(id)));
  addWatcher(state, { effectBegins: (effect) => seen.push(effect) });
  return seen;
}
