/** Cards that are as good as one another: answers that differ only in them count as one. */
import { type CardId, cardOf, NOBODY, type Option, type State, seatOf } from "@fhtagn/rules";

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

/** Everything under way in which a card may have a part of its own. */
const underWay = (state: State): string =>
  JSON.stringify(
    [
      state.modifiers,
      state.uses,
      state.usedTriggers,
      state.delayed,
      state.effects,
      state.changes,
      state.notes,
      state.frames.map(({ locals }) => locals),
    ],
    (name, value) => (NO_CARDS.has(name) ? undefined : value),
  );

/** Numbers of cards that something under way may mean; other numbers only make it careful. */
function singledOut(state: State): ReadonlySet<number> {
  const ids = new Set<number>();
  for (const [digits] of underWay(state).matchAll(/\d+/g)) ids.add(Number(digits));
  for (const id of state.inPlay) {
    const { host } = cardOf(state, id);
    if (host !== NOBODY) ids.add(host).add(id);
  }
  return ids;
}

export interface Likeness {
  /** The same for cards that can stand for one another. */
  of(id: CardId): string;
}

export function likenessIn(state: State): Likeness {
  const single = singledOut(state);
  return { of: (id) => (single.has(id) ? `#${id}` : describe(state, id)) };
}

function describe(state: State, id: CardId): string {
  const card = cardOf(state, id);
  if (card.zone === "domain") return `${card.controller}${card.drained}${resourcesOn(state, id)}`;
  if (card.zone === "story" || card.code === "") return `#${id}`;
  const { code, owner, controller, zone, host, story, condition, faceDown, wounds, tokens, since } = card;
  const came = zone === "play" ? since : 0;
  return [code, owner, controller, zone, host, story, condition, faceDown, wounds, tokens, came].join();
}

const resourcesOn = (state: State, domain: CardId): string =>
  seatOf(state, cardOf(state, domain).controller)
    .resources.filter((id) => cardOf(state, id).host === domain)
    .map((id) => cardOf(state, id).code)
    .sort()
    .join();

/** Options that mean the same have the same name. */
export function optionName(like: Likeness, { do: verb, card, on, value }: Option): string {
  const nameOf = (id: CardId | undefined): string => (id === undefined || id === NOBODY ? "" : like.of(id));
  return `${verb}:${nameOf(card)}:${nameOf(on)}:${value ?? ""}`;
}
