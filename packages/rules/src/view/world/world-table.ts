/** The cards of a view laid out as a state: what the viewer knows in its place, and open slots for the rest. */

import { cardCode } from "../../language/cards.ts";
import type { Player, Zone } from "../../language/words.ts";
import { emptyState } from "../../new-game.ts";
import { type Game, type Printed, printedOf } from "../../state/game.ts";
import { bitOf, isFaceUpOnDeck, isOnTable, sees, VIEWERS, type Viewer } from "../../state/handles.ts";
import {
  type CardId,
  type CardState,
  cardId,
  type EditableCard,
  NOBODY,
  type State,
} from "../../state/types.ts";
import type { View } from "../view-types.ts";

/** Every card of a made-up world has changed zone once. */
export const LIFE = 1;

export interface WorldTable {
  readonly view: View;
  readonly game: Game;
  readonly state: State;
  /** The cards of that state: nobody else holds them yet, so they are changed where they are. */
  readonly laid: EditableCard[];
  readonly faces: Printed[];
  /** By the viewer's handle. */
  readonly byHandle: (CardId | undefined)[];
  /** Hidden cards by the viewer's names for them. */
  readonly named: Map<string, CardId>;
  /** Cards whose face has to be dealt: by number, and by whose they are. */
  readonly unseen: boolean[];
  /** Those of them that are known to be Dormant. */
  readonly dormant: Set<CardId>;
  readonly slots: { readonly P1: CardId[]; readonly P2: CardId[]; readonly story: CardId[] };
  /** Codes of each deck, and of stories, that the viewer knows. */
  readonly seen: { readonly P1: string[]; readonly P2: string[]; readonly story: string[] };
}

export function bareTable(view: View, game: Game): WorldTable {
  return {
    view,
    game,
    state: emptyState(game, []),
    laid: [],
    faces: [],
    byHandle: [],
    named: new Map(),
    unseen: [],
    dormant: new Set(),
    slots: { P1: [], P2: [], story: [] },
    seen: { P1: [], P2: [], story: [] },
  };
}

interface Laying {
  readonly owner: Player;
  readonly zone: Zone;
  /** Null: one of the owner's unseen cards. */
  readonly code: string | null;
  readonly handle?: number;
  readonly fresh?: boolean;
}

/** A card that lies there, with nothing on it yet. */
export function lay(table: WorldTable, laying: Laying): EditableCard {
  const { state, view } = table;
  const { code, handle = 0, fresh = false } = laying;
  const card = bareCard(cardId(state.cards.length), laying);
  if (fresh) card.since = view.phaseCount;
  state.cards.push(card);
  table.laid.push(card);
  if (handle !== 0) {
    setHandle(view.viewer, card, handle);
    table.byHandle[handle] = card.id;
  }
  keepFace(table, card, code);
  return card;
}

/** All fields, in the order of the state: `state/move.ts` makes them so too. */
function bareCard(id: CardId, { owner, zone, code }: Laying): EditableCard {
  return {
    id,
    code: cardCode(code ?? ""),
    owner,
    controller: owner,
    base: owner,
    zone,
    host: NOBODY,
    story: NOBODY,
    condition: "ready",
    layExhausted: false,
    faceDown: false,
    wounds: 0,
    tokens: 0,
    successP1: 0,
    successP2: 0,
    drained: false,
    since: -1,
    life: LIFE,
    handleP1: 0,
    handleP2: 0,
    handleSpectator: 0,
    knownTo: 0,
  };
}

function keepFace(table: WorldTable, card: CardState, code: string | null): void {
  const { slots, seen } = table;
  const face = printedOf(table.game, card.code);
  table.faces.push(face);
  table.unseen.push(code === null);
  const isStory = card.zone === "storyDeck" || face.type === "story";
  if (code === null) slots[isStory ? "story" : card.owner].push(card.id);
  else if (code !== "") seen[isStory ? "story" : card.owner].push(code);
}

function setHandle(viewer: Viewer, card: EditableCard, handle: number): void {
  if (viewer === "P1") card.handleP1 = handle;
  else if (viewer === "P2") card.handleP2 = handle;
  else card.handleSpectator = handle;
}

const SLOT = { P1: 0, P2: 1, spectator: 2 } as const;

/** Once all cards lie: what everybody sees of them. The viewer's own handles are those of the view. */
export function openEyes({ state, laid, view, unseen }: WorldTable): void {
  const own = bitOf(view.viewer);
  for (const card of laid) {
    const isUnseen = unseen[card.id] === true;
    if (!isUnseen && card.code !== "") card.knownTo = own;
    if (isBuried(card)) continue;
    for (const viewer of VIEWERS) {
      const isSeen = sees(viewer, card) || (isUnseen && isOwnDomain(viewer, card));
      if (isSeen) card.knownTo |= bitOf(viewer);
      if (viewer !== view.viewer && (isSeen || isOnTable(card)))
        setHandle(viewer, card, ++state.handles[SLOT[viewer]]);
    }
  }
  state.handles[SLOT[view.viewer]] = view.handles;
}

/** In a deck, and not face up on it: nobody sees it where it lies. */
const isBuried = (card: CardState): boolean =>
  card.zone === "storyDeck" || (card.zone === "deck" && !isFaceUpOnDeck(card));

/** An added domain whose face is yet to be dealt looks like a starting domain. */
const isOwnDomain = (viewer: Viewer, { zone, owner }: CardState): boolean =>
  zone === "domain" && viewer === owner;
