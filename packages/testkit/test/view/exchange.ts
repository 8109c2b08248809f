/** Another state that a viewer cannot tell from the true one: hidden cards have changed places. */
import {
  aboutOf,
  type CardId,
  type CardState,
  cardsActedOn,
  cardsUnderWay,
  clone,
  edit,
  effectsUnderWay,
  faceAsItLies,
  printedOf,
  type Rng,
  type State,
} from "@fhtagn/rules";
import type { Viewer } from "@fhtagn/rules/view";

const BITS = { P1: 1, P2: 2, spectator: 4 } as const;

/** Who searches a deck sees it. */
const isSearching = (state: State, viewer: Viewer): boolean =>
  state.question?.player === viewer && aboutOf(state).about === "search";

/** Whether the viewer may know the card, as the engine keeps it. */
const knows = (state: State, viewer: Viewer, card: CardState): boolean => {
  const { knownTo, zone, owner, faceDown, condition } = card;
  if ((knownTo & BITS[viewer]) !== 0) return true;
  if (zone === "deck") return condition === "exhausted" || isSearching(state, viewer);
  if (zone === "storyDeck") return false;
  if (zone === "hand") return owner === viewer;
  if (zone === "domain") return owner === viewer;
  return zone !== "play" || !faceDown || owner === viewer;
};

/** A card that is being played or used is bound to its text. */
const boundCards = (state: State): ReadonlySet<CardId> =>
  new Set([...cardsUnderWay(state), ...cardsActedOn(state)]);

const isDormant = (card: CardState): boolean => card.zone === "play" && card.faceDown;

/** Cards of one owner that may stand for each other; a Dormant card is known to have that keyword. */
function poolOf(state: State, card: CardState): string {
  if (card.zone === "storyDeck") return "stories";
  const hasKeyword = printedOf(state.game, card.code).keywords.names.includes("Dormant");
  return `${card.owner}/${hasKeyword}`;
}

export interface Exchanged {
  readonly state: State;
  /** Cards that are another card now. */
  readonly cards: ReadonlySet<CardId>;
}

export function exchangeUnseen(state: State, viewer: Viewer, rng: Rng): Exchanged {
  const other = clone(state);
  const bound = boundCards(state);
  const pools = new Map<string, CardState[]>();
  for (const card of other.cards) {
    if (
      card.code === "" ||
      knows(state, viewer, card) ||
      bound.has(card.id) ||
      (isDormant(card) && card.host < 0)
    )
      continue;
    const pool = poolOf(state, card);
    pools.set(pool, [...(pools.get(pool) ?? []), card]);
  }
  for (const pool of pools.values()) permute(other, pool, rng);
  other.faces = other.cards.map((card) => faceAsItLies(other.game, card));
  const cards = new Set(
    state.cards.filter(({ id, code }) => other.cards[id]?.code !== code).map(({ id }) => id),
  );
  return { state: other, cards };
}

function permute(state: State, cards: readonly CardState[], rng: Rng): void {
  const codes = cards.map(({ code }) => code);
  for (const card of cards) {
    const [code] = codes.splice(rng.below(codes.length), 1);
    if (code !== undefined) edit(state, card.id).code = code;
  }
}

/** A card that is played or used is named; one that is made Dormant is not. */
const isUsed = (state: State, { id }: CardState): boolean =>
  effectsUnderWay(state).some(
    ({ source, kind, announced, costPaid }) => source === id && kind !== "dormant" && (announced || costPaid),
  );

/** Whether one of these cards has come to light for the viewer. */
export const cameToLight = (state: State, viewer: Viewer, cards: ReadonlySet<CardId>): boolean =>
  state.cards.some((card) => cards.has(card.id) && (knows(state, viewer, card) || isUsed(state, card)));

/** Whether the viewer can point at the card, or is told that it is being used. */
export function isInSight(state: State, viewer: Viewer, id: CardId): boolean {
  const card = state.cards[id];
  if (card === undefined) return false;
  const handle = viewer === "P1" ? card.handleP1 : viewer === "P2" ? card.handleP2 : card.handleSpectator;
  return handle !== 0 || isUsed(state, card);
}
