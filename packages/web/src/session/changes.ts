/** What is different on the table from one view to the next, for motion and the "changed" mark. */
import type { View } from "@fhtagn/rules/view";
import type { LastChanges } from "./session.ts";

/** Everything about a card that a player would notice, by handle. */
function looks(view: View): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  for (const player of ["P1", "P2"] as const) {
    const { hand, discard, domains, resources, won } = view[player];
    for (const { handle } of hand.cards) found.set(handle, `${player} hand`);
    for (const { handle } of discard) found.set(handle, `${player} discard`);
    for (const { handle, drained } of domains) found.set(handle, `${player} domain ${drained}`);
    for (const { handle, on } of resources) found.set(handle, `${player} on ${on}`);
    for (const { handle } of won) found.set(handle, `${player} won`);
  }
  for (const {
    handle,
    controller,
    host,
    story,
    condition,
    layExhausted,
    faceDown,
    wounds,
    tokens,
  } of view.inPlay)
    found.set(handle, [controller, host, story, condition, layExhausted, faceDown, wounds, tokens].join(" "));
  for (const story of [...view.stories, ...view.conspiracies])
    if (story !== null) found.set(story.handle, `story ${story.successP1} ${story.successP2}`);
  return found;
}

/** Several changes that nobody saw one by one. */
export const joinChanges = (changes: readonly LastChanges[]): LastChanges => ({
  count: changes.at(-1)?.count ?? 0,
  news: changes.flatMap(({ news }) => news),
  cards: [...new Set(changes.flatMap(({ cards }) => cards))],
});

/** Handles that appeared or look different. */
export function changedCards(before: View | null, after: View): readonly number[] {
  if (before === null) return [];
  const old = looks(before);
  return [...looks(after)].flatMap(([handle, look]) => (old.get(handle) === look ? [] : [handle]));
}
