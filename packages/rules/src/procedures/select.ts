/** Whom or what a node speaks of: chosen, picked, drawn by lot, or settled without a question. */
import {
  candidatesFor,
  dependsOnHidden,
  extremes,
  type Slot,
  slotsOf,
  type Wanted,
  wantedOf,
} from "../effects/selecting.ts";
import { slotNames } from "../effects/slot-names.ts";
import type { Effect } from "../language/effects.ts";
import type { PlayerRef, Selection } from "../language/expressions.ts";
import type { Player } from "../language/words.ts";
import { playerOf } from "../queries/names.ts";
import { sceneOfEffect } from "../queries/scene.ts";
import type { About } from "../state/about.ts";
import { cardOf, topEffect, writeChoice } from "../state/access.ts";
import type { OptionOf } from "../state/decisions.ts";
import { InvariantBroken, type PreparedAbility } from "../state/game.ts";
import { hideFromOthers } from "../state/handles.ts";
import { roll } from "../state/random.ts";
import type { CardId, EffectInProgress, State } from "../state/types.ts";
import { fallShort } from "./in-full.ts";
import { choosingOf, type NextSlot, type OpenSlot } from "./initiation.ts";
import { ask, type Next, type NextOrAsk } from "./interpreter.ts";
import { abilityUnderWay, type NodeFrame, nodeOfFrame, preparedEffect } from "./node.ts";

const NOTHING: readonly CardId[] = [];

interface Open extends OpenSlot {
  readonly player: Player;
}

export const wantsOf = (state: State, selection: Selection): Wanted => {
  const scene = sceneOfEffect(state, topEffect(state));
  if ("choose" in selection || "pick" in selection || "random" in selection)
    return wantedOf(scene, selection.count);
  return "top" in selection ? wantedOf(scene, selection.top) : { least: 1, most: 1 };
};

/** Who picks: as said; for a sacrifice whoever makes it; who may or must do one of two; else the effect's controller. */
function pickerOf(state: State, { effect, selection }: Slot): Player {
  const scene = sceneOfEffect(state, topEffect(state));
  if (("choose" in selection || "pick" in selection) && selection.by !== undefined)
    return playerOf(scene, selection.by);
  if (effect.do === "sacrifice" && effect.by !== undefined) return playerOf(scene, effect.by);
  return actorOf(state, effect);
}

/** Who carries out a node: who may or must do one of two, or pays; else the effect's controller. */
export const actorOf = (state: State, effect: Effect): Player =>
  playerOf(sceneOfEffect(state, topEffect(state)), enclosingActor(preparedEffect(state), effect) ?? "you");

/** "Its controller may wound a character": he chooses it. */
function enclosingActor(
  { nodes, numberOf, parentOf }: PreparedAbility,
  effect: Effect,
): PlayerRef | undefined {
  for (let child = numberOf.get(effect) ?? -1; child >= 0; child = parentOf[child] ?? -1) {
    const parent = nodes[parentOf[child] ?? -1];
    if (parent?.do === "may" || parent?.do === "either") return parent.by;
    if (parent?.do === "unless" && parent.pay === nodes[child]) return parent.by;
  }
  return undefined;
}

const mayRepeat = ({ selection }: Slot): boolean => "pick" in selection && selection.again === true;

/** The next selection of a node, and how many cards it wants. */
function nextOfNode(state: State, frame: NodeFrame): NextSlot | null {
  const effect = topEffect(state);
  for (const slot of slotsOf(nodeOfFrame(state, frame))) {
    const { key, mark } = slotNames(frame.locals.node, slot.field);
    if (effect.answered.includes(key)) continue;
    const wanted = wantsOf(state, slot.selection);
    return { key, mark, slot, wanted, taken: effect.chosen[mark] ?? NOTHING };
  }
  return null;
}

/** The selection that the open question of a node is about. */
export const openPick = (state: State, frame: NodeFrame): Slot | null =>
  nextOfNode(state, frame)?.slot ?? null;

/** The next selection that a player has to make. Those that leave no choice are settled on the way. */
export function nextOpen(state: State, frame: NodeFrame): Open | null {
  const next = nextOfNode(state, frame);
  if (next === null) return null;
  const { slot, taken } = next;
  const { tried = [] } = frame.locals;
  const candidates = candidatesFor(sceneOfEffect(state, topEffect(state)), slot).filter(
    (id) => (mayRepeat(slot) || !taken.includes(id)) && !tried.includes(id),
  );
  const { key, mark, wanted } = next;
  return { key, mark, slot, wanted, taken, candidates, player: pickerOf(state, slot) };
}

function settle(
  effect: EffectInProgress,
  { key, mark, slot }: Pick<Open, "key" | "mark" | "slot">,
  cards: readonly CardId[],
): void {
  const { selection } = slot;
  const bind = slot.how !== "each" && slot.how !== "the";
  const name = "choose" in selection || "pick" in selection ? (selection.as ?? "it") : "it";
  effect.answered = [...effect.answered, key];
  writeChoice(effect, cards, bind ? [mark, name, "it"] : [mark]);
}

/** Settles what needs no answer; true if the slot is done. */
function settles(state: State, open: Open): boolean {
  const { selection } = open.slot;
  const effect = topEffect(state);
  if ("each" in selection || "the" in selection || "top" in selection) settle(effect, open, open.candidates);
  else if ("random" in selection) settle(effect, open, drawLots(state, open));
  else if ("lowest" in selection || "highest" in selection) return settlesExtreme(state, open);
  else return settlesPick(state, open);
  return true;
}

function drawLots(state: State, { candidates, slot }: Open): readonly CardId[] {
  const { selection } = slot;
  const scene = sceneOfEffect(state, topEffect(state));
  const count = "random" in selection ? wantedOf(scene, selection.count).most : 0;
  const left = candidates.slice();
  const drawn: CardId[] = [];
  while (drawn.length < count && left.length > 0)
    drawn.push(...left.splice(roll(state, "effects", left.length), 1));
  return drawn;
}

/** TGT-07, ED-87: the controller picks among the tied if the effect chooses; otherwise nothing happens. */
function settlesExtreme(state: State, open: Open): boolean {
  const { selection } = open.slot;
  if (!("lowest" in selection || "highest" in selection)) return false;
  const scene = sceneOfEffect(state, topEffect(state));
  const tied = extremes(scene, selection, open.candidates);
  const picks = selection.chosen === true || state.game.options["tie.unchosen"] === "controller";
  if (tied.length > 1 && picks) return false;
  settle(topEffect(state), open, tied.length > 1 ? [] : tied);
  return true;
}

/** WND-11: the only card there gets them all; whatever there is can be picked again. */
function settlesRepeated(state: State, open: Open): boolean {
  const { candidates, taken, wanted } = open;
  const [only, ...others] = candidates;
  const isDone = taken.length >= wanted.most || only === undefined;
  if (!isDone && (others.length > 0 || wanted.least < wanted.most)) return false;
  const left =
    isDone || only === undefined ? [] : Array.from({ length: wanted.least - taken.length }, () => only);
  settle(topEffect(state), open, [...taken, ...left]);
  return true;
}

/** TGT-10: with fewer than N to choose from, none is chosen; a pick of N takes what there is (TGT-14). */
function settlesPick(state: State, open: Open): boolean {
  const { candidates, taken, wanted, slot } = open;
  if (mayRepeat(slot)) return settlesRepeated(state, open);
  const effect = topEffect(state);
  if (taken.length >= wanted.most || (candidates.length === 0 && taken.length >= wanted.least)) {
    settle(effect, open, taken);
    return true;
  }
  if (dependsOnHidden(sceneOfEffect(state, effect), slot, taken.length)) return false;
  const isTarget = "choose" in slot.selection;
  const ordersThem = slot.effect.do === "toDeck" && candidates.length > 1;
  if (candidates.length + taken.length < wanted.least && (isTarget || !ordersThem)) {
    fallShort(state);
    settle(effect, open, isTarget ? [] : [...taken, ...candidates]);
    return true;
  }
  if (candidates.length + taken.length === wanted.least && !ordersThem) {
    settle(effect, open, [...taken, ...candidates]);
    return true;
  }
  return false;
}

export function select(state: State, frame: NodeFrame): NextOrAsk {
  for (;;) {
    const open = nextOpen(state, frame);
    if (open === null) return undefined;
    if (!settles(state, open))
      return ask(state, open.player, {
        kind: "choose" in open.slot.selection ? "target" : "pick",
        source: topEffect(state).source,
      });
  }
}

export type SelectOption = OptionOf<"choose" | "done">;

/** What the open selection of a node is about. */
export function aboutSelect(state: State, frame: NodeFrame): About {
  const open = nextOfNode(state, frame);
  if (open === null) throw new InvariantBroken("TGT-10", "a question about no selection");
  const about = "choose" in open.slot.selection ? "target" : "pick";
  return { about, ability: abilityUnderWay(state), ...choosingOf(open) };
}

export function selectOptions(state: State, frame: NodeFrame): readonly SelectOption[] {
  const open = nextOpen(state, frame);
  if (open === null) return [];
  const { selection } = open.slot;
  const isExtreme = "lowest" in selection || "highest" in selection;
  const cards = isExtreme
    ? extremes(sceneOfEffect(state, topEffect(state)), selection, open.candidates)
    : open.candidates;
  const options: SelectOption[] = cards.map((card) => ({ do: "choose", card }));
  const mayStop = open.taken.length >= open.wanted.least || open.candidates.length === 0;
  if (!isExtreme && mayStop) options.push({ do: "done" });
  return options;
}

/** A card taken out of a deck unseen: the others cannot tell which of those they knew it was. */
function forgetOthers(state: State, { candidates, player }: Open): void {
  for (const id of candidates) {
    if (cardOf(state, id).zone === "deck") hideFromOthers(state, id, player);
  }
}

export function answerSelect(state: State, frame: NodeFrame, option: SelectOption): Next {
  const open = nextOpen(state, frame);
  if (open === null) return "again";
  const effect = topEffect(state);
  const { selection } = open.slot;
  const cards = option.do === "done" ? open.taken : [...open.taken, option.card];
  forgetOthers(state, open);
  if (option.do === "done" && cards.length < open.wanted.least) fallShort(state);
  const isExtreme = "lowest" in selection || "highest" in selection;
  if (option.do === "done" || isExtreme || cards.length >= open.wanted.most) settle(effect, open, cards);
  else writeChoice(effect, cards, [open.mark]);
  return "again";
}
