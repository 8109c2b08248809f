/** Skill of a card as it is now. */
import { cardOf, faceOf } from "../state/access.ts";
import { cacheOf } from "../state/cache.ts";
import type { CardId, State } from "../state/types.ts";
import { applies, continuousOf } from "./continuous.ts";
import { workOut } from "./depending.ts";
import { TRAIT } from "./kinds.ts";
import { knot } from "./knot.ts";
import { amountOf, skillValue } from "./lasting-values.ts";
import { ofEach, sceneOfContinuous } from "./scene.ts";
import { formOf, hasFace, touches } from "./standing.ts";

/** The true net, which may lie below zero (LAST-03). */
export function netSkillOf(state: State, id: CardId): number {
  const card = cardOf(state, id);
  if (card.code === "" || !hasFace(card)) return 0;
  const printed = faceOf(state, card.id).skill;
  if (card.zone !== "play" || !touches(state, TRAIT.skill)) return printed;
  const { values } = cacheOf(state);
  const kept = values.skill;
  return kept[id] ?? workOut(state, values, { kept, card: id, printed, compute: computeSkill });
}

function computeSkill(state: State, id: CardId): number {
  const form = formOf(state, id);
  const given = form === null || form.effect.form === "printed" ? undefined : (form.effect.form.skill ?? 0);
  const { skill: printed, skillIsX: isX } = faceOf(state, id); // X: its own text says what it is; others add to that
  let base = printed;
  let net = 0;
  let fixed: number | undefined;
  for (const one of continuousOf(state)) {
    const { effect } = one;
    if (effect.do !== "gains" && effect.do !== "setTo") continue;
    if (!applies(state, one, id)) continue;
    const scene = ofEach(sceneOfContinuous(state, one), id);
    if (effect.do === "gains") {
      const { skill } = effect.traits;
      if (skill !== undefined) net += one.modifier === null ? knot.num(scene, skill) : skillValue(one);
    } else if (effect.traits.printedSkill !== undefined) {
      base = amountOf(one, () => knot.num(scene, effect.traits.printedSkill ?? 0));
    } else if (effect.traits.skill !== undefined) {
      const value = amountOf(one, () => knot.num(scene, effect.traits.skill ?? 0));
      if (isX && one.source === id && one.modifier === null) base = value;
      else fixed = value;
    }
  }
  return fixed ?? (given ?? base) + net;
}

/** Counted skill is never below zero (LAST-02). */
export const skillOf = (state: State, id: CardId): number => Math.max(0, netSkillOf(state, id));
