/** What an effect is worth to a player before it is carried out, read off its tree. */
import {
  type CardId,
  type Effect,
  find,
  holds,
  named,
  num,
  ofEach,
  ofPlayer,
  PLAYERS,
  type Player,
  type PreparedAbility,
  playerOf,
  type Scene,
  type Selection,
  seatOf,
  slotsOf,
} from "@fhtagn/rules";
import { WEIGHTS } from "../evaluate/weights.ts";
import { deedValue } from "./deed.ts";

export interface Asker {
  readonly scene: Scene;
  readonly me: Player;
}

const signOf = ({ scene, me }: Asker, ref: Parameters<typeof playerOf>[1]): number =>
  playerOf(scene, ref) === me ? 1 : -1;

/** A drawn card, and the domain that pays for something. */
const DRAW = WEIGHTS.hand + 0.05;
const PAYING = 0.03;

export function estimate(asker: Asker, effect: Effect): number {
  switch (effect.do) {
    case "inOrder":
    case "until":
      return inOrder(asker, effect.effects);
    case "then":
      return inOrder(asker, [effect.first, effect.next]);
    case "ifThen":
      return estimateIf(asker, effect);
    case "either":
      return pickBest(asker, effect.by, effect.options);
    case "may":
      return pickBest(asker, effect.by, [effect.effect, { do: "nothing" }]);
    case "unless":
      return pickBest(asker, effect.by, [effect.effect, effect.pay]);
    case "forEach":
      return estimateForEach(asker, effect);
    case "repeat":
      return num(asker.scene, effect.times) * estimate(asker, effect.effect);
    case "eachPlayer":
      return estimateEach(asker, effect);
    case "delayed":
    case "insteadOfThat":
      return 0.8 * estimate(asker, effect.effect);
    default:
      return estimateLeaf(asker, effect);
  }
}

function estimateForEach({ scene, me }: Asker, { what, effect }: Extract<Effect, { do: "forEach" }>): number {
  let sum = 0;
  for (const id of cardsOf(scene, what)) sum += estimate({ scene: ofEach(scene, id), me }, effect);
  return sum;
}

function estimateIf(asker: Asker, { test, yes, no }: Extract<Effect, { do: "ifThen" }>): number {
  if (holds(asker.scene, test)) return estimate(asker, yes);
  return no === undefined ? 0 : estimate(asker, no);
}

function estimateEach(asker: Asker, { who, effect }: Extract<Effect, { do: "eachPlayer" }>): number {
  const { scene, me } = asker;
  const each = PLAYERS.filter((player) => who !== "opponents" || player !== scene.you).map((player) =>
    estimate({ scene: ofPlayer(scene, player), me }, effect),
  );
  if (who !== "chosen") return each.reduce((sum, value) => sum + value, 0);
  return scene.you === me ? Math.max(...each) : Math.min(...each);
}

/** Where the first part chooses a card, the others are about it. */
function inOrder(asker: Asker, effects: readonly Effect[]): number {
  const [first, ...rest] = effects;
  if (first?.do === "choose") {
    const values = cardsOf(asker.scene, first.what).map((id) =>
      inOrder({ scene: ofEach(asker.scene, id), me: asker.me }, rest),
    );
    if (values.length === 0) return 0;
    return asker.scene.you === asker.me ? Math.max(...values) : Math.min(...values);
  }
  let sum = 0;
  for (const effect of effects) sum += estimate(asker, effect);
  return sum;
}

function pickBest(asker: Asker, by: Parameters<typeof playerOf>[1], effects: readonly Effect[]): number {
  const values = effects.map((effect) => estimate(asker, effect));
  return signOf(asker, by) > 0 ? Math.max(...values) : Math.min(...values);
}

function estimateLeaf(asker: Asker, effect: Effect): number {
  const { scene } = asker;
  switch (effect.do) {
    case "draw":
      return signOf(asker, effect.who) * DRAW * num(scene, effect.count);
    case "addDomain":
      return signOf(asker, effect.who) * 0.1;
    case "search":
      return signOf(asker, effect.who) * (effect.to === "play" ? 0.6 : effect.to === "hand" ? 0.3 : 0);
    case "sort":
      return 0.04;
    case "pay":
    case "payX":
      return signOf(asker, "you") * -PAYING;
    case "costs":
      return 0;
    case "moveThisEvent":
      return DRAW;
    case "struggles":
      return 0.05;
    case "prevent":
      return estimatePrevented(asker);
    case "cancel":
      return 0;
    default:
      return onSelected(asker, effect);
  }
}

/** What would be prevented is a wound, as far as cards go. */
function estimatePrevented({ scene, me }: Asker): number {
  const [card] = named(scene, "that");
  if (card === undefined) return 0;
  return -deedValue(scene, { do: "wound", who: { the: "that" } }, { id: card, me });
}

function onSelected(asker: Asker, effect: Effect): number {
  const slot = slotsOf(effect)[0];
  if (slot === undefined) return 0;
  const { selection } = slot;
  const values = cardsOf(asker.scene, selection).map((id) =>
    deedValue(asker.scene, effect, { id, me: asker.me }),
  );
  if ("each" in selection || "the" in selection) return values.reduce((sum, value) => sum + value, 0);
  if ("top" in selection) return ofTop(asker, effect, selection);
  if (values.length === 0) return 0;
  if ("random" in selection) return values.reduce((sum, value) => sum + value, 0) / values.length;
  return ofChosen(asker, { effect, selection, values });
}

/** Cards of a deck count for little until it runs out. */
function ofTop(asker: Asker, effect: Effect, { top, of }: Extract<Selection, { top: unknown }>): number {
  if (effect.do !== "discard") return 0;
  const { state } = asker.scene;
  const left = seatOf(state, playerOf(asker.scene, of)).deck.length;
  const each = left > 25 ? 0.02 : left > 12 ? 0.06 : 0.2;
  return -signOf(asker, of) * each * num(asker.scene, top);
}

interface Choosing {
  readonly effect: Effect;
  readonly selection: Selection;
  readonly values: readonly number[];
}

function ofChosen(asker: Asker, { effect, selection, values }: Choosing): number {
  const by = "by" in selection ? selection.by : effect.do === "sacrifice" ? effect.by : undefined;
  const isMine = signOf(asker, by ?? "you") > 0;
  const sorted = values.toSorted((a, b) => (isMine ? b - a : a - b));
  const count = "count" in selection ? selection.count : undefined;
  if (count === undefined) return sorted[0] ?? 0;
  if (count === "anyNumber" || (typeof count === "object" && "upTo" in count)) {
    const most = count === "anyNumber" ? sorted.length : num(asker.scene, count.upTo);
    return sorted
      .slice(0, most)
      .reduce((sum, value) => sum + (isMine ? Math.max(0, value) : Math.min(0, value)), 0);
  }
  return sorted.slice(0, num(asker.scene, count)).reduce((sum, value) => sum + value, 0);
}

/** Cards that a selection may take now. */
function cardsOf(scene: Scene, selection: Selection): readonly CardId[] {
  if ("choose" in selection) return find(scene, selection.choose);
  if ("pick" in selection) return find(scene, selection.pick);
  if ("each" in selection) return find(scene, selection.each);
  if ("random" in selection) return find(scene, selection.random);
  if ("the" in selection) return named(scene, selection.the);
  if ("of" in selection && typeof selection.of === "object") return find(scene, selection.of);
  return [];
}

/** An ability with what it costs, the domain aside. */
export function estimateAbility(asker: Asker, { ability }: PreparedAbility): number {
  let sum = estimate(asker, ability.effect);
  for (const cost of ability.cost ?? []) sum += estimate(asker, cost);
  return sum;
}
