/** Cards that are as good as one another: answers that differ only in them count as one. */
import {
  type CardId,
  cardIn,
  cardOf,
  detailOf,
  NOBODY,
  numbersUnderWay,
  type Option,
  placeIn,
  type State,
  seatOf,
} from "@fhtagn/rules";

/** Cards that something under way may mean, and those that are joined to another. */
function singledOut(state: State): ReadonlySet<number> {
  const ids = new Set(numbersUnderWay(state));
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
export function optionName(like: Likeness, option: Option): string {
  const nameOf = (id: CardId | undefined): string => (id === undefined || id === NOBODY ? "" : like.of(id));
  return `${option.do}:${nameOf(cardIn(option))}:${nameOf(placeIn(option))}:${detailOf(option)}`;
}
