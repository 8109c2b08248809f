/** Why a card cannot be chosen: by what the open choice is for, if one is open. */
import { accepts } from "./effects/all-effects.ts";
import type { Effect } from "./language/effects.ts";
import type { Player } from "./language/words.ts";
import { type OpenSelection, openSelection } from "./procedures/open-slot.ts";
import { canBeChosen, canBeTouched } from "./queries/deeds.ts";
import { heroicBarred, uniqueBarred } from "./queries/entering.ts";
import { fits } from "./queries/filters.ts";
import { iconCount } from "./queries/icons-of.ts";
import { hasKeyword } from "./queries/keywords-of.ts";
import { playerOf } from "./queries/names.ts";
import { titleOf } from "./queries/printed-values.ts";
import type { Scene } from "./queries/scene.ts";
import { typeOf } from "./queries/type-of.ts";
import { cardOf, opponentOf } from "./state/access.ts";
import type { Attempt } from "./state/decisions.ts";
import type { Reason, ReasonRule } from "./state/reasons.ts";
import { type CardId, NOBODY, type State } from "./state/types.ts";

export function reasonsAgainstChoosing(
  state: State,
  player: Player,
  { card = NOBODY }: Attempt,
): readonly Reason[] {
  if (card === NOBODY) return [{ rule: "COMP-25", facts: {} }];
  const open = state.question?.player === player ? openSelection(state) : null; // another's choice is not told
  const rules = open === null ? anyReason(state, player, card) : reasonsAgainstCard(open, card);
  const facts = { title: titleOf(state, card) };
  return rules.map((rule) => ({ rule, facts }));
}

/** The text does not name such a card, or the effect cannot touch it, or nothing may choose it. */
function reasonsAgainstCard({ slot, scene, taken }: OpenSelection, card: CardId): ReasonRule[] {
  const { effect, filter, field, how } = slot;
  const { state } = scene;
  const isCost = scene.cause === "cost";
  if (isCost && cardOf(state, card).controller !== scene.you) return ["COST-11"];
  if (taken.includes(card)) return ["TGT-10"];
  if (filter !== null && !fits(scene, card, filter)) return [...placeRules(state, card), "TGT-02"];
  if (!canBeTouched(state, card, scene)) return ["TRIG-30"];
  if (!accepts(effect, scene, { card, field })) return [...deedRules(scene, effect, card), "TRIG-27"];
  if (how === "choose" && !canBeChosen(state, card, scene)) return ["TRIG-27"];
  if (how === "lowest" || how === "highest") return ["TGT-07"];
  return [isCost ? "COST-02" : "TGT-10"];
}

function placeRules(state: State, card: CardId): ReasonRule[] {
  const { zone } = cardOf(state, card);
  const rules: ReasonRule[] = zone === "resource" ? ["COMP-26", "ATT-11", "TEXT-04"] : [];
  return zone === "play" || zone === "story" ? rules : [...rules, "COMP-25", "LEAVE-01", "TRIG-24"];
}

/** What about the card stands in the way of this verb. */
function deedRules(scene: Scene, effect: Effect, card: CardId): ReasonRule[] {
  const { state } = scene;
  switch (effect.do) {
    case "wound":
      return hasKeyword(state, card, "Invulnerability") ? ["KW-INVU-01", "TGT-05"] : ["WND-08"];
    case "driveInsane":
      return insanityRules(state, card);
    case "takeControl":
      return controlRules(state, playerOf(scene, effect.who), card);
    case "exchangeControl":
      return controlRules(state, opponentOf(cardOf(state, card).controller), card);
    case "exhaust":
      return ["COMP-07"];
    case "restore":
      return ["INS-08"];
    default:
      return ["TGT-02"];
  }
}

function insanityRules(state: State, card: CardId): ReasonRule[] {
  if (cardOf(state, card).condition === "insane") return ["INS-05"];
  const rules: ReasonRule[] = hasKeyword(state, card, "Willpower") ? ["KW-WILL-01", "TGT-05"] : [];
  return iconCount(state, card, "terror") > 0 ? [...rules, "STRUG-10", "TGT-05"] : rules;
}

function controlRules(state: State, taker: Player, card: CardId): ReasonRule[] {
  const rules: ReasonRule[] = uniqueBarred(state, taker, card) ? ["CTRL-10"] : [];
  return heroicBarred(state, taker, card) ? [...rules, "KW-HERO-04"] : rules;
}

/** No choice is open: everything about this card that could keep it from one. */
function anyReason(state: State, player: Player, card: CardId): ReasonRule[] {
  const { zone, controller, condition, host } = cardOf(state, card);
  const rules = placeRules(state, card);
  if (controller !== player) rules.push("WND-06", "COST-11", "CTRL-03");
  if (zone === "play" && hasKeyword(state, card, "Invulnerability"))
    rules.push("KW-INVU-01", "STRUG-14", "TGT-05");
  if (zone === "play" && hasKeyword(state, card, "Willpower")) rules.push("KW-WILL-01", "STRUG-10", "TGT-05");
  if (zone === "play" && iconCount(state, card, "terror") > 0) rules.push("STRUG-10");
  if (condition === "insane") rules.push("INS-05", "INS-07", "INS-08");
  if (typeOf(state, card) !== "character") rules.push("WND-08", "STORY-23");
  if (host !== NOBODY && typeOf(state, card) === "none") rules.push("DORM-04");
  rules.push("TGT-02", "TRIG-27", "TRIG-30");
  return rules;
}
