/** Would this do anything? Decides legality, the bots' options and TRIG-14 alike. */
import { assertNever } from "../language/assert-never.ts";
import type { Effect, EffectOf } from "../language/effects.ts";
import { PLAYERS, type Player } from "../language/words.ts";
import { holds, num } from "../queries/filters.ts";
import { named, playerOf } from "../queries/names.ts";
import { type Bill, isPayable } from "../queries/payment.ts";
import { ofPlayer, type Scene } from "../queries/scene.ts";
import { opponentOf, seatOf } from "../state/access.ts";
import { ownAnswer } from "./all-effects.ts";
import { isLasting } from "./lasting.ts";
import { isAll, isSatisfiable, possibleCount, slotsOf, wantedOf } from "./selecting.ts";

export function canHappen(scene: Scene, effect: Effect): boolean {
  switch (effect.do) {
    case "inOrder":
    case "until":
      return listCan(scene, effect.effects);
    case "then":
      return canHappen(scene, effect.first) || (isAllOver(effect.first) && canHappen(scene, effect.next));
    case "ifThen":
      return holds(scene, effect.test)
        ? canHappen(scene, effect.yes)
        : effect.no === undefined || canHappen(scene, effect.no);
    case "either":
      return effect.options.some((option) => canHappen(scene, option));
    case "may":
      return true;
    case "unless":
      return canHappen(scene, effect.effect);
    case "forEach":
      return slotsOf(effect).every((slot) => isSatisfiable(scene, slot));
    case "repeat":
      return num(scene, effect.times) > 0 && canHappen(scene, effect.effect);
    case "eachPlayer":
      return eachPlayerCan(scene, effect);
    case "search":
      return seatOf(scene.state, playerOf(scene, effect.who)).deck.length > 0;
    case "sort":
      return named(scene, "it").length > 0;
    case "payToPutIntoPlay":
    case "playFree":
      return slotsOf(effect).every((slot) => isSatisfiable(scene, slot));
    case "nothing":
    case "pay":
    case "payX":
    case "name":
    case "redistribute":
    case "cancel":
    case "prevent":
    case "insteadOfThat":
    case "delayed":
    case "moveThisEvent":
      return true;
    default:
      return (
        ownAnswer(effect, scene) ??
        (isLasting(effect) || slotsOf(effect).length > 0 ? allSatisfiable(scene, effect) : true)
      );
  }
}

const allSatisfiable = (scene: Scene, effect: Effect): boolean =>
  slotsOf(effect).every((slot) => isSatisfiable(scene, slot));

/** One part is enough to do something, but no target may be missing. */
function listCan(scene: Scene, effects: readonly Effect[]): boolean {
  let does = false;
  for (const part of effects) {
    if (canHappen(scene, part)) does = true;
    else if (!targetsExist(scene, part)) return false;
  }
  return does;
}

/** Every target that has to be chosen at initiation must exist (TGT-02), even in a part that another part outweighs. */
function targetsExist(scene: Scene, effect: Effect): boolean {
  if (effect.do === "inOrder" || effect.do === "until")
    return effect.effects.every((part) => targetsExist(scene, part));
  if (effect.do === "then") return targetsExist(scene, effect.first);
  return slotsOf(effect)
    .filter(({ selection }) => "choose" in selection)
    .every((slot) => isSatisfiable(scene, slot));
}

/** A price in resources, whoever pays it; no match is asked for it (PAY-01, PAY-09). */
export const priceOf = (scene: Scene, player: Player, { count }: EffectOf<"pay">): Bill => ({
  kind: "price",
  player,
  source: scene.source,
  base: num(scene, count),
  match: null,
  loyal: false,
});

/** Whether this player has a domain for the price that an effect begins with. */
export function canAfford(scene: Scene, player: Player, effect: Effect): boolean {
  if (effect.do === "pay") return isPayable(scene.state, priceOf(scene, player, effect));
  if (effect.do === "then") return canAfford(scene, player, effect.first);
  return effect.do !== "inOrder" || effect.effects.every((part) => canAfford(scene, player, part));
}

/** COST-02: a price is paid in full or not at all. */
export const canBePaid = (scene: Scene, payer: Player, price: Effect): boolean =>
  canAfford(scene, payer, price) &&
  canHappen(scene, price) &&
  slotsOf(price).every(
    (slot) =>
      !("pick" in slot.selection) ||
      possibleCount(scene, slot) >= wantedOf(scene, slot.selection.count).least,
  );

/** TGT-19: "all" is met by none, for one player or for each. */
function isAllOver(effect: Effect): boolean {
  if (effect.do === "inOrder" || effect.do === "until") return effect.effects.every(isAllOver);
  if (effect.do === "eachPlayer") return isAllOver(effect.effect);
  return isAll(effect);
}

/** What speaks of "all" and has nothing to choose may be tried, though there are none (TGT-02, TGT-19). */
export const isMetByNone = (scene: Scene, effect: Effect): boolean =>
  isAllOver(effect) && targetsExist(scene, effect);

type EachPlayer = Extract<Effect, { readonly do: "eachPlayer" }>;

/** Those it may be done for: the one chosen is one of all. */
function playersAmong({ you }: Scene, who: EachPlayer["who"]): readonly Player[] {
  switch (who) {
    case "opponents":
      return [opponentOf(you)];
    case "all":
    case "chosen":
      return PLAYERS;
    default:
      return assertNever(who);
  }
}

/** TGT-06, TGT-18: with "if able" always; otherwise for each player, and for one of them it must do something. */
function eachPlayerCan(scene: Scene, effect: EachPlayer): boolean {
  const players = playersAmong(scene, effect.who);
  const can = (player: Player): boolean => canHappen(ofPlayer(scene, player), effect.effect);
  if (effect.ifAble === true) return true;
  if (effect.who === "chosen") return players.some(can); // TGT-11
  return players.some(can) && (isAllOver(effect.effect) || players.every(can));
}
