/** The writers of lasting effects: each is a text in force. */
import type { Modifier, State } from "./types.ts";
import { touchTable } from "./versions.ts";

export function addModifier(state: State, made: Omit<Modifier, "id">): void {
  state.modifiers.push({
    id: state.nextId++,
    source: made.source,
    ability: made.ability,
    node: made.node,
    player: made.player,
    subjects: made.subjects,
    lives: made.lives,
    until: made.until,
    values: made.values,
    named: made.named,
    copied: made.copied,
    uses: made.uses,
  });
  touchTable(state);
}

/** True if some ended. */
export function keepModifiers(state: State, stays: (modifier: Modifier) => boolean): boolean {
  if (state.modifiers.every(stays)) return false;
  state.modifiers = state.modifiers.filter(stays);
  touchTable(state);
  return true;
}

/** One use less of each of these; what has no more ends. */
export function spendModifiers(state: State, ids: readonly number[]): void {
  if (ids.length === 0) return;
  state.modifiers = state.modifiers
    .map((modifier) => (ids.includes(modifier.id) ? { ...modifier, uses: modifier.uses - 1 } : modifier))
    .filter((modifier) => !(ids.includes(modifier.id) && modifier.uses === 0));
  touchTable(state);
}
