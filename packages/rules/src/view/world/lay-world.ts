/** Puts every card of a view on a table, zone by zone. */
import type { Player, Zone } from "../../language/words.ts";
import { seatOf } from "../../state/access.ts";
import { faceAsItLies } from "../../state/faces.ts";
import { itemAt } from "../../state/must-be.ts";
import { type CardId, type EditableCard, NOBODY } from "../../state/types.ts";
import type { CardRef, CardView, DeckView, HandView, SeatView, StoryView, View } from "../view-types.ts";
import { lay, type WorldTable } from "./world-table.ts";

function layDeck(table: WorldTable, owner: Player | "story", { count, known }: DeckView): CardId[] {
  const deck: CardId[] = [];
  let next = 0;
  for (let at = 0; at < count; at++) {
    const told = known[next]?.at === at ? known[next++] : undefined;
    const card = lay(table, {
      owner: owner === "story" ? "P1" : owner,
      zone: owner === "story" ? "storyDeck" : "deck",
      code: told?.code ?? null,
      handle: told?.handle ?? 0,
    });
    if (told?.handle !== undefined) card.condition = "exhausted"; // it lies face up
    deck.push(card.id);
  }
  return deck;
}

/** Another's hand: the order means nothing to the viewer, unless he is just now picking from it. */
function layHidden(table: WorldTable, owner: Player, { count, known }: HandView): CardId[] {
  const hand: CardId[] = [];
  const place = `${owner}.hand`;
  const left = new Map<string, string>(known.map((code, at) => [`${place}@${at}`, code]));
  const layOne = (name: string | null, code: string | null): void => {
    const { id } = lay(table, { owner, zone: "hand", code });
    if (name !== null) table.named.set(name, id);
    hand.push(id);
  };
  for (const name of offeredAt(table, place)) {
    layOne(name, left.get(name) ?? null);
    left.delete(name);
  }
  for (const [name, code] of left) layOne(name, code);
  while (hand.length < count) layOne(null, null);
  return hand;
}

/** Names of the hidden cards there among which the viewer chooses, in the order they are listed. */
function offeredAt({ view: { question } }: WorldTable, place: string): readonly string[] {
  if (question?.form !== "choose") return [];
  const names: string[] = [];
  for (const option of question.options) {
    const card = "card" in option ? option.card : undefined;
    if (typeof card === "string" && card.startsWith(place) && !names.includes(card)) names.push(card);
  }
  return names;
}

function layHand(table: WorldTable, owner: Player, hand: HandView): CardId[] {
  if (table.view.viewer !== owner) return layHidden(table, owner, hand);
  return hand.cards.map((card) => layOpen(table, card, { owner, zone: "hand" }).id);
}

/** A card that the viewer sees. */
function layOpen(
  table: WorldTable,
  { handle, code, fresh }: { readonly handle: number; readonly code: string | null; readonly fresh?: true },
  { owner, zone }: { readonly owner: Player; readonly zone: Zone },
): EditableCard {
  return lay(table, { owner, zone, code, handle, fresh: fresh === true });
}

function laySeat(table: WorldTable, owner: Player, view: SeatView): void {
  const seat = seatOf(table.state, owner);
  seat.deck = layDeck(table, owner, view.deck);
  seat.hand = layHand(table, owner, view.hand);
  seat.discard = view.discard.map((card) => layOpen(table, card, { owner, zone: "discard" }).id);
  seat.domains = view.domains.map((card) => {
    const laid = layOpen(table, card, { owner, zone: "domain" });
    laid.drained = card.drained;
    laid.faceDown = card.code !== "";
    return laid.id;
  });
  seat.resources = view.resources.map((card) => layOpen(table, card, { owner, zone: "resource" }).id);
  seat.removed = view.removed.map((card) => layOpen(table, card, { owner, zone: "removed" }).id);
  for (const card of view.won) {
    const laid = layOpen(table, card, { owner: card.owner, zone: "won" });
    laid.controller = owner;
    laid.base = owner;
    seat.won.push(laid.id);
  }
}

function layStory(table: WorldTable, view: StoryView | null): CardId {
  if (view === null) return NOBODY;
  const card = layOpen(table, view, { owner: view.owner, zone: "story" });
  card.controller = view.controller;
  card.base = view.controller;
  card.successP1 = view.successP1;
  card.successP2 = view.successP2;
  return card.id;
}

function layInPlay(table: WorldTable, view: CardView): CardId {
  const card = layOpen(table, view, { owner: view.owner, zone: "play" });
  card.controller = view.controller;
  card.base = view.base;
  card.condition = view.condition;
  card.layExhausted = view.layExhausted === true;
  card.faceDown = view.faceDown;
  card.wounds = view.wounds;
  card.tokens = view.tokens;
  if (view.code === null && isAtStory(table.view, view)) table.dormant.add(card.id);
  return card.id;
}

/** DORM-01: who sees a card lie face down at a story knows that it has the keyword. */
const isAtStory = ({ stories, conspiracies }: View, { host }: CardView): boolean =>
  stories.some((story) => story?.handle === host) || conspiracies.some(({ handle }) => handle === host);

export function layOutWorld(table: WorldTable): void {
  const { view, state } = table;
  laySeat(table, "P1", view.P1);
  laySeat(table, "P2", view.P2);
  state.stories = view.stories.map((story) => layStory(table, story));
  state.conspiracies = view.conspiracies.map((story) => layStory(table, story));
  state.storyDeck = layDeck(table, "story", view.storyDeck);
  state.inPlay = view.inPlay.map((card) => layInPlay(table, card));
  for (const card of view.limbo) layOpen(table, card, { owner: card.owner, zone: "limbo" });
}

/** Hosts and stories, once every card has its number. */
export function joinCards(table: WorldTable, idOf: (ref: CardRef) => CardId): void {
  const { view, state, laid } = table;
  for (const [at, id] of state.inPlay.entries()) {
    const told = view.inPlay[at];
    if (told === undefined) continue;
    const card = itemAt(laid, id);
    card.host = idOf(told.host);
    card.story = idOf(told.story);
    table.faces[id] = faceAsItLies(table.game, card);
  }
  for (const player of ["P1", "P2"] as const) {
    for (const [at, id] of seatOf(state, player).resources.entries()) {
      itemAt(laid, id).host = idOf(view[player].resources[at]?.on ?? 0);
    }
  }
}
