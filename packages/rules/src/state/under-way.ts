/** What is under way as text and numbers, for comparing positions; nobody reads anything out of it. */
import type { State } from "./types.ts";

const withoutId = <T extends { readonly id: number }>({ id: _id, ...rest }: T): Omit<T, "id"> => rest;

/** Numbers given out on the way are left out, and which actions were taken: both tell only how one came here. */
export function progressName(state: State): string {
  const { frames, effects, changes, notes, usedTriggers, uses, delayed, modifiers, question } = state;
  const { player, kind, source } = question ?? { player: "", kind: "", source: "" };
  const isAnswering = notes.length > 0 || kind === "disrupt" || kind === "response";
  return JSON.stringify([
    [player, kind, source, state.phaseCount, state.stories, state.storyDeck.length, state.random],
    frames,
    isAnswering ? [effects, usedTriggers] : effects.map(withoutId),
    [changes, notes, modifiers.map(withoutId), uses, delayed],
  ]);
}

/** Numbers under these names mean no card. */
const NO_CARDS = new Set([
  "id",
  "effect",
  "count",
  "x",
  "cost",
  "overpaid",
  "passes",
  "margin",
  "node",
  "about",
  "abouts",
]);

/** Numbers that may mean a card in something under way; some of them mean none. */
export function numbersUnderWay(state: State): ReadonlySet<number> {
  const { modifiers, uses, usedTriggers, delayed, effects, changes, notes, frames } = state;
  const locals = frames.map((frame) => frame.locals);
  const text = JSON.stringify(
    [modifiers, uses, usedTriggers, delayed, effects, changes, notes, locals],
    (name, value) => (NO_CARDS.has(name) ? undefined : value),
  );
  return new Set([...text.matchAll(/\d+/g)].map(([digits]) => Number(digits)));
}
