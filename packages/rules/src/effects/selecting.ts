/** Which cards a selection may take, and how many it wants. */
import type { Effect } from "../language/effects.ts";
import type { Count, Filter, Selection } from "../language/expressions.ts";
import { type SelectionField, selectionsOf } from "../language/walk.ts";
import type { Zone } from "../language/words.ts";
import { canBeChosen } from "../queries/deeds.ts";
import { find, num, some } from "../queries/filters.ts";
import { named, playerOf, playersOf } from "../queries/names.ts";
import { costOf } from "../queries/printed-values.ts";
import { asPublic, type Scene } from "../queries/scene.ts";
import { skillOf } from "../queries/skill-of.ts";
import type { HowMany } from "../state/about.ts";
import { cardOf, seatOf } from "../state/access.ts";
import { isFaceUpOnDeck } from "../state/handles.ts";
import type { CardId, State } from "../state/types.ts";
import { accepts } from "./all-effects.ts";

export interface Wanted {
  readonly least: number;
  readonly most: number;
}

export function wantedOf(scene: Scene, count: Count | undefined): Wanted {
  if (count === undefined) return { least: 1, most: 1 };
  if (count === "anyNumber") return { least: 0, most: Number.POSITIVE_INFINITY };
  if (typeof count === "object" && "upTo" in count) return { least: 0, most: num(scene, count.upTo) };
  const exactly = num(scene, count);
  return { least: exactly, most: exactly };
}

/** As it is told to whoever is asked. */
export const countWanted = ({ least, most }: Wanted): HowMany => ({
  least,
  most: most === Number.POSITIVE_INFINITY ? "any" : most,
});

const filterOf = (selection: Selection): Filter | null => {
  if ("choose" in selection) return selection.choose;
  if ("pick" in selection) return selection.pick;
  if ("each" in selection) return selection.each;
  if ("random" in selection) return selection.random;
  if ("lowest" in selection || "highest" in selection) return selection.of;
  return null;
};

/** One selection of a node, read once. */
export interface Slot {
  readonly effect: Effect;
  readonly field: SelectionField;
  readonly selection: Selection;
  readonly how: How;
  readonly filter: Filter | null;
}

const HOWS = ["choose", "pick", "each", "random", "lowest", "highest", "top", "the"] as const;
type How = (typeof HOWS)[number];
const howOf = (selection: Selection): How => HOWS.find((how) => how in selection) ?? "the";

export const makeSlot = (effect: Effect, field: SelectionField, selection: Selection): Slot => ({
  effect,
  field,
  selection,
  how: howOf(selection),
  filter: filterOf(selection),
});

/** The effect can act on it; a target must also be choosable (TRIG-27). */
function isCandidate(scene: Scene, { effect, field, how }: Slot, card: CardId): boolean {
  return (
    accepts(effect, scene, { card, field }) && (how !== "choose" || canBeChosen(scene.state, card, scene))
  );
}

/** Cards that fit the filter and that the effect can act on. */
export function candidatesFor(scene: Scene, slot: Slot): readonly CardId[] {
  const found = slot.filter === null ? fixedCards(scene, slot.selection) : find(scene, slot.filter);
  return found.filter((card) => isCandidate(scene, slot, card));
}

function fixedCards(scene: Scene, selection: Selection): readonly CardId[] {
  if ("the" in selection) return named(scene, selection.the);
  if (!("top" in selection)) return [];
  const seat = seatOf(scene.state, playerOf(scene, selection.of));
  const pile = seat[selection.pile ?? "deck"];
  const count = num(scene, selection.top);
  return count < 1 ? [] : pile.slice(-count).toReversed();
}

type Extreme = Extract<Selection, { readonly of: Filter }>;
type Measured = Extract<Extreme, { readonly lowest: unknown }>["lowest"];
const MEASURES: { readonly [T in Measured]: (state: State, id: CardId) => number } = {
  skill: skillOf,
  cost: costOf,
};

/** TGT-07: those tied for the lowest or highest. */
export function extremes(scene: Scene, selection: Extreme, among: readonly CardId[]): readonly CardId[] {
  const isLowest = "lowest" in selection;
  const trait = isLowest ? selection.lowest : selection.highest;
  const measure = (id: CardId): number => MEASURES[trait](scene.state, id);
  const values = among.map(measure);
  const best = isLowest ? Math.min(...values) : Math.max(...values);
  return among.filter((id) => measure(id) === best);
}

/** Zones of a selection that the one who asks cannot look into: decks, the other hand, and for the public any hand. */
function hiddenZones(scene: Scene, { filter }: Slot): readonly Zone[] {
  if (filter?.in === undefined) return NO_ZONES;
  const zones = typeof filter.in === "string" ? [filter.in] : filter.in;
  return zones.filter((zone) => zone === "deck" || (zone === "hand" && !isOwnHand(scene, filter)));
}
const NO_ZONES: readonly Zone[] = [];

function isOwnHand(scene: Scene, { controller, owner }: Filter): boolean {
  const ref = owner ?? controller;
  return (
    !scene.publicly && ref !== undefined && playersOf(scene, ref).every((player) => player === scene.you)
  );
}

/** Keys of a filter that tell nothing about a card but where it lies and whose it is. */
const OPEN_KEYS = new Set(["in", "controller", "owner"]);

/** How many answers there are depends on cards that somebody cannot see (turn.md, b). */
export function dependsOnHidden(scene: Scene, slot: Slot, taken: number): boolean {
  const { filter } = slot;
  if (filter?.in === undefined) return false;
  const everybody = asPublic(scene);
  if (hiddenZones(everybody, slot).length === 0) return false;
  const asksQuality = Object.keys(filter).some(
    (key) => !OPEN_KEYS.has(key) && !(key === "type" && filter.type === "card"),
  );
  return asksQuality && possibleCount(everybody, slot) > taken;
}

/** Cards that a selection might take, as far as the one who asks can know. */
export function possibleCards(scene: Scene, slot: Slot): readonly CardId[] {
  const hidden = hiddenZones(scene, slot);
  const found = candidatesFor(scene, slot);
  const { filter } = slot;
  if (hidden.length === 0 || filter === null) return found;
  const { controller, owner } = filter;
  const whose = {
    ...(controller === undefined ? {} : { controller }),
    ...(owner === undefined ? {} : { owner }),
  };
  const seen = found.filter((id) => !hidden.includes(cardOf(scene.state, id).zone));
  return [...seen, ...find(scene, { ...whose, in: hidden })];
}

export const possibleCount = (scene: Scene, slot: Slot): number => possibleCards(scene, slot).length;

/** Whether a selection can be made in full; `each` and fixed cards must have something to act on. */
export function isSatisfiable(scene: Scene, slot: Slot): boolean {
  const { selection } = slot;
  if ("the" in selection && named(scene, selection.the).length === 0) return isBoundLater(selection.the);
  if ("choose" in selection && selection.eachPlayer === true) return eachPlayerHasOne(scene, slot);
  const count = "choose" in selection || "pick" in selection ? wantedOf(scene, selection.count).least : 1;
  const isIfAble = ("pick" in selection || "choose" in selection) && selection.ifAble === true;
  if (count === 0 || isIfAble) return true; // TGT-06
  return hasAtLeast(scene, slot, "pick" in selection ? 1 : count); // a pick goes as far as it can (TGT-14)
}

/** Cards on top of a deck count whatever they are, unless they lie open. */
function topCount(scene: Scene, slot: Slot): number {
  return fixedCards(scene, slot.selection).filter((id) => {
    const card = cardOf(scene.state, id);
    return (card.zone === "deck" && !isFaceUpOnDeck(card)) || isCandidate(scene, slot, id);
  }).length;
}

/** Looks no further than it must. */
export function hasAtLeast(scene: Scene, slot: Slot, least: number): boolean {
  if (slot.how === "top") return topCount(scene, slot) >= least;
  const { filter } = slot;
  if (filter === null || filter.in !== undefined) return possibleCount(scene, slot) >= least;
  let count = 0;
  return some(scene, filter, (card) => isCandidate(scene, slot, card) && ++count >= least);
}

/** One of each player's (F116): every player must have a candidate. */
function eachPlayerHasOne(scene: Scene, slot: Slot): boolean {
  const found = candidatesFor(scene, slot);
  return (["P1", "P2"] as const).every((player) =>
    found.some((id) => scene.state.cards[id]?.owner === player),
  );
}

/** Names that a choice or a cost will give. */
const FIXED_NAMES = new Set(["this", "host", "that", "thatStory", "storyOfThis", "storyOfHost"]);
const isBoundLater = (name: string): boolean => !FIXED_NAMES.has(name);

/** It speaks of all cards of a kind, so none will do (TGT-19). */
export const isAll = (effect: Effect): boolean => slotsOf(effect).some(({ how }) => how === "each");

const SLOTS = new WeakMap<Effect, readonly Slot[]>();

/** The selections of a node; read off the tree once, as trees never change. */
export function slotsOf(effect: Effect): readonly Slot[] {
  const known = SLOTS.get(effect);
  if (known !== undefined) return known;
  const slots = selectionsOf(effect).map(([field, selection]) => makeSlot(effect, field, selection));
  SLOTS.set(effect, slots);
  return slots;
}
