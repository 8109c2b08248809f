/** Carrying out one node of an effect's tree: who or what, then the changes (E3). */

import { groupsOf, type ProceduralKind } from "../effects/all-effects.ts";
import { isLasting, layDown } from "../effects/lasting.ts";
import type { CardsOf } from "../effects/primitive.ts";
import { candidatesFor, isAll, type Slot, slotsOf } from "../effects/selecting.ts";
import { slotNames } from "../effects/slot-names.ts";
import type { Effect, EffectKind, Until } from "../language/effects.ts";
import { sceneOfEffect } from "../queries/scene.ts";
import { cardOf, topEffect } from "../state/access.ts";
import type { PreparedAbility } from "../state/game.ts";
import { itemAt } from "../state/must-be.ts";
import type { NodeProcedure, ProcedureName } from "../state/procedure-locals.ts";
import type { CardId, State } from "../state/types.ts";
import { makeChanges } from "./changes.ts";
import { beginNode, discountPart, endPart, fallShort, isInFull } from "./in-full.ts";
import { asking, call, type Next, procedure } from "./interpreter.ts";
import { needsCheck } from "./needs-check.ts";
import { type NodeFrame, nodeOfFrame, preparedEffect } from "./node.ts";
import { aboutSelect, answerSelect, nextOpen, select, selectOptions, wantsOf } from "./select.ts";

/** Kinds whose procedure begins when their cards are selected. */
const AFTER_SELECTING = {
  payToPutIntoPlay: "payInEffect",
  playFree: "payInEffect",
  forEach: "forEach",
} as const satisfies Partial<Record<ProceduralKind, ProcedureName>>;
type AfterSelecting = keyof typeof AFTER_SELECTING;

/** Kinds whose procedure does everything; one that is only ever a cost has none. */
const AT_ONCE: Readonly<Record<Exclude<ProceduralKind, AfterSelecting | "payX">, NodeProcedure>> = {
  inOrder: "inOrder",
  until: "inOrder",
  // biome-ignore lint/suspicious/noThenProperty: the kind is called so; this table is never awaited
  then: "then",
  ifThen: "ifThen",
  either: "either",
  may: "may",
  unless: "unless",
  repeat: "repeat",
  eachPlayer: "eachPlayer",
  search: "search",
  sort: "sort",
  name: "name",
  redistribute: "redistribute",
  cancel: "special",
  prevent: "special",
  insteadOfThat: "special",
  delayed: "special",
  moveThisEvent: "special",
  nothing: "special",
  pay: "payPrice",
};
const PROCEDURE_AT_ONCE: Readonly<Partial<Record<EffectKind, NodeProcedure>>> = AT_ONCE;
const PROCEDURE_AFTER: Readonly<Partial<Record<EffectKind, "payInEffect" | "forEach">>> = AFTER_SELECTING;
const hasOwnProcedure = (kind: EffectKind): boolean =>
  PROCEDURE_AT_ONCE[kind] !== undefined || PROCEDURE_AFTER[kind] !== undefined;

/** SIM-07: the one choice that each player makes for himself when this is done for each player. */
export function pickedByEach(effect: Effect): Slot | undefined {
  const [slot, ...others] = slotsOf(effect).filter(({ selection }) => "pick" in selection);
  if (slot === undefined || others.length > 0 || hasOwnProcedure(effect.do)) return undefined;
  const by = "pick" in slot.selection ? slot.selection.by : undefined;
  const picker = by ?? (effect.do === "sacrifice" ? effect.by : undefined);
  return picker === "thatPlayer" ? slot : undefined;
}

/** A node met again in a loop is asked about afresh. */
function askAfresh(state: State, frame: NodeFrame): void {
  if (!preparedEffect(state).initial.includes(frame.locals.node)) forget(state, frame);
}

function forget(state: State, frame: NodeFrame): void {
  const effect = topEffect(state);
  const names = slotsOf(nodeOfFrame(state, frame)).map(({ field }) => slotNames(frame.locals.node, field));
  if (!names.some(({ key }) => effect.answered.includes(key))) return;
  effect.answered = effect.answered.filter((answered) => names.every(({ key }) => key !== answered));
  const chosen = { ...effect.chosen };
  for (const { mark } of names) delete chosen[mark];
  effect.chosen = chosen;
}

function dispatch(state: State, frame: NodeFrame): Next {
  if (frame.locals.part === "act") return { to: "act" };
  const own = PROCEDURE_AT_ONCE[nodeOfFrame(state, frame).do];
  askAfresh(state, frame);
  if (own === undefined) return undefined;
  call(state, own, frame.locals);
  return "leave";
}

/** What a node acts on now: targets that have become illegal are passed over (TGT-04). */
function cardsOfNode(state: State, node: number): CardsOf {
  const effect = topEffect(state);
  const slots = slotsOf(itemAt(preparedEffect(state).nodes, node));
  const found: Record<string, readonly CardId[]> = {};
  return (field) => {
    const known = found[field];
    if (known !== undefined) return known;
    const chosen = effect.chosen[slotNames(node, field).mark] ?? [];
    const slot = slots.find((one) => one.field === field);
    const cards =
      slot === undefined || !("choose" in slot.selection) ? chosen : stillLegal(state, slot, chosen);
    found[field] = cards;
    return cards;
  };
}

function stillLegal(state: State, slot: Slot, chosen: readonly CardId[]): readonly CardId[] {
  const legal = candidatesFor(sceneOfEffect(state, topEffect(state)), slot);
  return chosen.filter((id) => legal.includes(id));
}

/** The duration of the `until` around a node. */
function enclosingUntil(prepared: PreparedAbility, node: number): Until | undefined {
  for (let at = prepared.parentOf[node] ?? -1; at >= 0; at = prepared.parentOf[at] ?? -1) {
    const parent = prepared.nodes[at];
    if (parent?.do === "until") return parent.end;
  }
  return undefined;
}

function act(state: State, frame: NodeFrame): Next {
  if (frame.locals.part === "select") return "leave";
  const effect = topEffect(state);
  const node = nodeOfFrame(state, frame);
  const scene = sceneOfEffect(state, effect);
  const cards = cardsOfNode(state, frame.locals.node);
  const after = PROCEDURE_AFTER[node.do];
  if (after !== undefined) {
    call(state, after, { ...frame.locals, left: cards("what") });
    return undefined;
  }
  if (takesFromEitherSide(node) && isAtStories(state, cards("from"))) {
    call(state, "takeTokens", { node: frame.locals.node, left: cards("from") });
    return undefined;
  }
  beginNode(state, frame);
  if (wantsMore(state, node, cards)) fallShort(state);
  if (isLasting(node)) {
    const until = enclosingUntil(preparedEffect(state), frame.locals.node);
    const isLaid = layDown(state, { scene, effect: node, node: frame.locals.node, cards }, until);
    if (!isLaid && !isAll(node)) fallShort(state);
    if (needsCheck(state)) call(state, "check");
    return undefined;
  }
  makeChanges(state, groupsOf(node, scene, cards));
  return undefined;
}

const takesFromEitherSide = (node: Effect): boolean =>
  node.do === "passTokens" || (node.do === "removeTokens" && node.side === undefined);

const isAtStories = (state: State, cards: readonly CardId[]): boolean =>
  cards.length > 0 && cards.every((id) => cardOf(state, id).zone === "story");

/** Fewer than it asks for; "all" is met by none (TGT-19). */
const wantsMore = (state: State, node: Effect, cards: CardsOf): boolean =>
  slotsOf(node).some(
    ({ selection, field }) => !("each" in selection) && cards(field).length < wantsOf(state, selection).least,
  );

/** COST-07: a sacrifice that must take place is asked for again while somebody is left. */
function insist(state: State, frame: NodeFrame): Next {
  const node = nodeOfFrame(state, frame);
  const effect = topEffect(state);
  if (node.do !== "sacrifice" || node.untilDone !== true || isInFull(state)) return undefined;
  const picked = effect.chosen[slotNames(frame.locals.node, "what").mark] ?? [];
  frame.locals = { ...frame.locals, tried: [...(frame.locals.tried ?? []), ...picked] };
  forget(state, frame);
  const open = nextOpen(state, frame);
  if (open === null || open.candidates.length === 0) return undefined;
  discountPart(state, frame);
  return { to: "select" };
}

export const carryOut = procedure("carryOut", "TIME-05", [
  { rule: "COST-08", run: dispatch },
  asking({
    rule: "TGT-03",
    label: "select",
    run: select,
    about: aboutSelect,
    options: selectOptions,
    answer: answerSelect,
  }),
  { rule: "TGT-04", label: "act", run: act },
  { rule: "COST-07", run: insist },
  { rule: "COST-09", run: endPart },
]);
