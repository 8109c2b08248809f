/** Cards looked at on top of a deck go where they are wanted. Others learn how many went where, never which. */

import { turnDown } from "../effects/leave-play.ts";
import { by, makeChange } from "../effects/proposed-changes.ts";
import { type Wanted, wantedOf } from "../effects/selecting.ts";
import type { EffectOf } from "../language/effects.ts";
import { named } from "../queries/names.ts";
import { sceneOfEffect } from "../queries/scene.ts";
import { SORT_PLACES } from "../state/about.ts";
import { cardOf, seatOf, topEffect } from "../state/access.ts";
import type { OptionOf } from "../state/decisions.ts";
import { InvariantBroken } from "../state/game.ts";
import { hideFromOthers } from "../state/handles.ts";
import type { FrameOf, FrameWith, NodeLocals, Sorting } from "../state/procedure-locals.ts";
import { reorder } from "../state/reorder.ts";
import type { CardId, EffectInProgress, State } from "../state/types.ts";
import { makeChanges } from "./changes.ts";
import { ask, asking, type Next, type NextOrAsk, procedure } from "./interpreter.ts";
import { abilityUnderWay, nodeOfFrame } from "./node.ts";

type Frame = FrameOf<"sort">;
type SortFrame = FrameWith<NodeLocals & Sorting>;

const isSorting = (frame: Frame): frame is SortFrame => "deck" in frame.locals;

/** Of the steps after the first. */
function sorting(frame: Frame): SortFrame {
  if (!isSorting(frame)) throw new InvariantBroken("COMP-35", "nobody has looked at these cards");
  return frame;
}

const sceneNow = (state: State) => sceneOfEffect(state, topEffect(state));

/** PROPH-03: what is moved from the top is turned face down first. */
function begin(state: State, frame: Frame): Next {
  const effect = topEffect(state);
  const cards = named(sceneNow(state), "it").filter((id) => cardOf(state, id).zone === "deck");
  const [first] = cards;
  if (first === undefined) return "leave";
  for (const id of cards) {
    turnDown(state, id);
    if (cards.length > 1) hideFromOthers(state, id, effect.player);
  }
  loseSight(effect, cards);
  const { owner: deck } = cardOf(state, first);
  frame.locals = { ...frame.locals, deck, to: "hand", left: cards.length, hand: 0, bottom: 0, top: 0 };
  return undefined;
}

/** Nothing in the effect names them any more. */
function loseSight(effect: EffectInProgress, cards: readonly CardId[]): void {
  const kept = Object.entries(effect.chosen).filter(([, ids]) => !ids.some((id) => cards.includes(id)));
  effect.chosen = Object.fromEntries(kept);
}

/** Those still to be placed, from the top. */
function spread(state: State, { locals: { deck: whose, hand, top, left } }: SortFrame): readonly CardId[] {
  const { deck } = seatOf(state, whose);
  const end = deck.length - hand - top;
  return deck.slice(end - left, end).toReversed();
}

function wanted(state: State, frame: SortFrame): Wanted {
  const { to, left, top } = frame.locals;
  if (to === "top") return { least: left + top, most: left + top };
  const count = (nodeOfFrame(state, frame) as EffectOf<"sort">)[to]; // its procedure
  return count === undefined ? { least: 0, most: 0 } : wantedOf(sceneNow(state), count);
}

/** COMP-35: looking is not searching, so nothing is shuffled. */
function place(state: State, frame: SortFrame): NextOrAsk {
  const { to, left } = frame.locals;
  const taken = frame.locals[to];
  const { least, most } = wanted(state, frame);
  const [only] = spread(state, frame);
  if (only === undefined) return undefined;
  if (taken >= most) return goOn(frame);
  if (left === 1 && taken < least) return put(state, frame, only);
  const { player, source } = topEffect(state);
  return ask(state, player, { kind: to === "top" ? "order" : "pick", source });
}

function goOn(frame: SortFrame): Next {
  frame.locals = { ...frame.locals, to: SORT_PLACES[SORT_PLACES.indexOf(frame.locals.to) + 1] ?? "top" };
  return "again";
}

function put(state: State, frame: SortFrame, card: CardId): Next {
  const { to, left, hand, top } = frame.locals;
  reorder(state, card, to === "bottom" ? "bottom" : to === "hand" ? hand : hand + top);
  frame.locals = { ...frame.locals, left: left - 1, [to]: frame.locals[to] + 1 };
  return "again";
}

type PlaceOption = OptionOf<"put" | "done">;

function placeOptions(state: State, frame: SortFrame): readonly PlaceOption[] {
  const { to } = frame.locals;
  const options: PlaceOption[] = spread(state, frame).map((card) => ({ do: "put", card, to }));
  if (frame.locals[to] >= wanted(state, frame).least) options.push({ do: "done" });
  return options;
}

const answer = (state: State, frame: SortFrame, option: PlaceOption): Next =>
  option.do === "done" ? goOn(frame) : put(state, frame, option.card);

/** They leave the deck together, once all the others lie where they should. */
function takeUp(state: State, { locals: { deck: whose, hand } }: SortFrame): Next {
  const { deck } = seatOf(state, whose);
  const why = by(topEffect(state));
  const taken = deck
    .slice(deck.length - hand)
    .map((card) => makeChange(state, "moveCard", { ...why, card, to: "hand" }));
  makeChanges(state, hand === 0 ? [] : [taken]);
  return undefined;
}

export const sort = procedure("sort", "COMP-35", [
  { rule: "PROPH-03", run: begin },
  asking({
    rule: "COMP-35",
    run: (state, frame) => place(state, sorting(frame)),
    about: (state, frame) => {
      const { deck, to } = sorting(frame).locals;
      return { about: "sort", ability: abilityUnderWay(state), deck, to };
    },
    options: (state, frame) => placeOptions(state, sorting(frame)),
    answer: (state, frame, option) => answer(state, sorting(frame), option),
  }),
  { rule: "COMP-35", run: (state, frame) => takeUp(state, sorting(frame)) },
]);
