/** Carrying out one node of an effect's tree: who or what, then the changes (E3). */
import { groupsOf } from "../effects/effects.ts";
import { isLasting, layDown } from "../effects/lasting.ts";
import type { CardsOf } from "../effects/primitive.ts";
import {
  candidatesFor,
  dependsOnHidden,
  extremes,
  isAll,
  type Slot,
  slotsOf,
  type Wanted,
  wantedOf,
} from "../effects/selecting.ts";
import type { Effect, Until } from "../language/effects.ts";
import type { PlayerRef, Selection } from "../language/expressions.ts";
import type { Player } from "../language/words.ts";
import { playerOf } from "../queries/names.ts";
import { sceneOfEffect } from "../queries/scene.ts";
import { cardOf, topEffect } from "../state/access.ts";
import type { Option } from "../state/decisions.ts";
import { InvariantBroken, type PreparedAbility } from "../state/game.ts";
import { bitOf } from "../state/handles.ts";
import { roll } from "../state/random.ts";
import { type CardId, type EffectInProgress, NOBODY, type State } from "../state/types.ts";
import { makeChanges } from "./changes.ts";
import { preparedOf, slotKey } from "./initiation.ts";
import { ask, call, type FrameOf, type Next, procedure, set } from "./interpreter.ts";
import type { ProcedureName } from "./names.ts";
import { needsCheck } from "./needs-check.ts";

export interface NodeLocals {
  readonly [key: string]: unknown;
  readonly node: number;
  /** Only the choosing, or only what follows it (SIM-07). */
  readonly part?: "select" | "act";
  /** Whether all before this node was carried out in full. */
  readonly before?: boolean;
  /** Cards that were to be sacrificed and were not (COST-07). */
  readonly tried?: readonly CardId[];
}
export type NodeFrame = FrameOf<NodeLocals>;

export function preparedEffect(state: State): PreparedAbility {
  const prepared = preparedOf(state, topEffect(state));
  if (prepared === null) throw new InvariantBroken("TIME-12", "an effect without a text");
  return prepared;
}

export const nodeOfFrame = (state: State, frame: NodeFrame): Effect =>
  preparedEffect(state).nodes[frame.locals.node] ?? { do: "nothing" };

/** Puts the parts of a tree on the stack, the first of them on top. */
export function callNodes(state: State, effects: readonly Effect[]): void {
  const { numberOf } = preparedEffect(state);
  for (const effect of effects.toReversed()) call(state, "carryOut", { node: numberOf.get(effect) ?? 0 });
}

/** Kinds with a procedure of their own. */
const OWN_PROCEDURE: Readonly<Partial<Record<Effect["do"], ProcedureName>>> = {
  inOrder: "inOrder",
  until: "inOrder",
  // biome-ignore lint/suspicious/noThenProperty: the kind is called so; this table is never awaited
  then: "then",
  ifThen: "ifThen",
  either: "either",
  may: "may",
  unless: "unless",
  forEach: "forEach",
  repeat: "repeat",
  eachPlayer: "eachPlayer",
  search: "search",
  name: "name",
  redistribute: "redistribute",
  cancel: "special",
  prevent: "special",
  insteadOfThat: "special",
  delayed: "special",
  moveThisEvent: "special",
  nothing: "special",
  payToPutIntoPlay: "payInEffect",
  playFree: "payInEffect",
};

/** SIM-07: the one choice that each player makes for himself when this is done for each player. */
export function pickedByEach(effect: Effect): Slot | undefined {
  const [slot, ...others] = slotsOf(effect).filter(({ selection }) => "pick" in selection);
  if (slot === undefined || others.length > 0 || OWN_PROCEDURE[effect.do] !== undefined) return undefined;
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
  const { node } = frame.locals;
  const prefix = `${node}.`;
  if (!effect.answered.some((key) => key.startsWith(prefix))) return;
  effect.answered = effect.answered.filter((key) => !key.startsWith(prefix));
  const chosen = { ...effect.chosen };
  for (const key of Object.keys(chosen)) if (key.startsWith(`#${prefix}`)) delete chosen[key];
  effect.chosen = chosen;
}

function dispatch(state: State, frame: NodeFrame): Next {
  if (frame.locals.part === "act") return { to: "act" };
  const own = OWN_PROCEDURE[nodeOfFrame(state, frame).do];
  askAfresh(state, frame);
  if (own === undefined || own === "payInEffect" || nodeOfFrame(state, frame).do === "forEach")
    return undefined;
  call(state, own, frame.locals);
  return "leave";
}

// selections

interface Open {
  readonly key: string;
  readonly slot: Slot;
  readonly wanted: Wanted;
  readonly candidates: readonly CardId[];
  readonly taken: readonly CardId[];
  readonly player: Player;
}

const wantsOf = (state: State, selection: Selection): Wanted => {
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
  return playerOf(scene, enclosingActor(preparedEffect(state), effect) ?? "you");
}

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

/** The next selection that a player has to make. Those that leave no choice are settled on the way. */
function nextOpen(state: State, frame: NodeFrame): Open | null {
  const effect = topEffect(state);
  for (const slot of slotsOf(nodeOfFrame(state, frame))) {
    const key = slotKey(frame.locals.node, slot);
    if (effect.answered.includes(key)) continue;
    const scene = sceneOfEffect(state, effect);
    const taken = effect.chosen[`#${key}`] ?? [];
    const { tried = [] } = frame.locals;
    const candidates = candidatesFor(scene, slot).filter(
      (id) => (mayRepeat(slot) || !taken.includes(id)) && !tried.includes(id),
    );
    return {
      key,
      slot,
      wanted: wantsOf(state, slot.selection),
      candidates,
      taken,
      player: pickerOf(state, slot),
    };
  }
  return null;
}

function settle(
  effect: EffectInProgress,
  { key, slot }: Pick<Open, "key" | "slot">,
  cards: readonly CardId[],
): void {
  const { selection } = slot;
  const bind =
    "choose" in selection ||
    "pick" in selection ||
    "random" in selection ||
    "top" in selection ||
    "lowest" in selection ||
    "highest" in selection;
  const name = "choose" in selection || "pick" in selection ? (selection.as ?? "it") : "it";
  effect.answered = [...effect.answered, key];
  effect.chosen = { ...effect.chosen, [`#${key}`]: cards, ...(bind ? { [name]: cards, it: cards } : {}) };
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
  if (candidates.length + taken.length < wanted.least) {
    effect.done = false;
    settle(effect, open, "choose" in slot.selection ? [] : [...taken, ...candidates]);
    return true;
  }
  const ordersThem = slot.effect.do === "toDeck" && candidates.length > 1;
  if (candidates.length + taken.length === wanted.least && !ordersThem) {
    settle(effect, open, [...taken, ...candidates]);
    return true;
  }
  return false;
}

function select(state: State, frame: NodeFrame): Next {
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

function selectOptions(state: State, frame: NodeFrame): readonly Option[] {
  const open = nextOpen(state, frame);
  if (open === null) return [];
  const { selection } = open.slot;
  const isExtreme = "lowest" in selection || "highest" in selection;
  const cards = isExtreme
    ? extremes(sceneOfEffect(state, topEffect(state)), selection, open.candidates)
    : open.candidates;
  const options: Option[] = cards.map((card) => ({ do: "choose", card }));
  const mayStop = open.taken.length >= open.wanted.least || open.candidates.length === 0;
  if (!isExtreme && mayStop) options.push({ do: "done" });
  return options;
}

/** A card taken out of a deck unseen: the others cannot tell which of those they knew it was. */
function forgetOthers(state: State, { candidates, player }: Open): void {
  for (const id of candidates) {
    const card = cardOf(state, id);
    if (card.zone === "deck") card.knownTo &= bitOf(player);
  }
}

function answerSelect(state: State, frame: NodeFrame, option: Option): Next {
  const open = nextOpen(state, frame);
  if (open === null) return "again";
  const effect = topEffect(state);
  const { selection } = open.slot;
  const cards = option.do === "done" ? open.taken : [...open.taken, option.card ?? NOBODY];
  forgetOthers(state, open);
  if (option.do === "done" && cards.length < open.wanted.least) effect.done = false;
  const isExtreme = "lowest" in selection || "highest" in selection;
  if (option.do === "done" || isExtreme || cards.length >= open.wanted.most) settle(effect, open, cards);
  else effect.chosen = { ...effect.chosen, [`#${open.key}`]: cards };
  return "again";
}

// the changes

/** What a node acts on now: targets that have become illegal are passed over (TGT-04). */
function cardsOfNode(state: State, node: number): (field: string) => readonly CardId[] {
  const effect = topEffect(state);
  const slots = slotsOf(preparedEffect(state).nodes[node] ?? { do: "nothing" });
  const found: Record<string, readonly CardId[]> = {};
  return (field) => {
    const known = found[field];
    if (known !== undefined) return known;
    const chosen = effect.chosen[`#${node}.${field}`] ?? [];
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
  if (node.do === "payToPutIntoPlay" || node.do === "playFree" || node.do === "forEach") {
    call(state, node.do === "forEach" ? "forEach" : "payInEffect", { ...frame.locals, left: cards("what") });
    return undefined;
  }
  if (node.do === "removeTokens" && node.side === undefined && isAtStories(state, cards("from"))) {
    call(state, "takeTokens", { node: frame.locals.node, left: cards("from") });
    return undefined;
  }
  set(frame, { before: effect.done });
  effect.done = !fallsShort(state, node, cards);
  if (isLasting(node)) {
    const until = enclosingUntil(preparedEffect(state), frame.locals.node);
    const isLaid = layDown(state, { scene, effect: node, node: frame.locals.node, cards }, until);
    if (!isLaid && !isAll(node)) effect.done = false;
    if (needsCheck(state)) call(state, "check");
    return undefined;
  }
  makeChanges(state, groupsOf(node, scene, cards));
  return undefined;
}

const isAtStories = (state: State, cards: readonly CardId[]): boolean =>
  cards.length > 0 && cards.every((id) => cardOf(state, id).zone === "story");

/** Fewer than it asks for; "all" is met by none (TGT-19). */
const fallsShort = (state: State, node: Effect, cards: CardsOf): boolean =>
  slotsOf(node).some(
    ({ selection, field }) => !("each" in selection) && cards(field).length < wantsOf(state, selection).least,
  );

/** A part done in full does not mend one before it that was not (COST-09). */
function remember(state: State, frame: NodeFrame): Next {
  if (frame.locals.before === false) topEffect(state).done = false;
  return undefined;
}

/** COST-07: a sacrifice that must take place is asked for again while somebody is left. */
function insist(state: State, frame: NodeFrame): Next {
  const node = nodeOfFrame(state, frame);
  const effect = topEffect(state);
  if (node.do !== "sacrifice" || node.untilDone !== true || effect.done) return undefined;
  const picked = effect.chosen[`#${frame.locals.node}.what`] ?? [];
  set(frame, { tried: [...(frame.locals.tried ?? []), ...picked] });
  forget(state, frame);
  const open = nextOpen(state, frame);
  if (open === null || open.candidates.length === 0) return undefined;
  effect.done = frame.locals.before !== false;
  return { to: "select" };
}

export const carryOut = procedure<NodeLocals>("carryOut", "TIME-05", [
  { rule: "COST-08", run: dispatch },
  { rule: "TGT-03", label: "select", run: select, options: selectOptions, answer: answerSelect },
  { rule: "TGT-04", label: "act", run: act },
  { rule: "COST-07", run: insist },
  { rule: "COST-09", run: remember },
]);
