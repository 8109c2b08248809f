/** Abilities of a card as they are now. */
import { faceOf } from "../state/access.ts";
import { cacheOf } from "../state/cache.ts";
import { abilityOf, type PreparedAbility } from "../state/game.ts";
import type { CardId, CardState, State } from "../state/types.ts";
import { applies, continuousOf, isBlank } from "./continuous.ts";
import { workOut } from "./depending.ts";
import { TRAIT } from "./kinds.ts";
import { formOf, hasFace, touches } from "./standing.ts";

const NO_ABILITIES: readonly never[] = [];

/** Abilities usable now, own ones first, then those gained from other cards. */
export function abilitiesOf(state: State, card: CardState): readonly PreparedAbility[] {
  if (card.code === "" || !hasFace(card)) return NO_ABILITIES;
  const printed = faceOf(state, card.id).own;
  if (card.zone !== "play" || !touches(state, TRAIT.abilities)) return printed;
  const { values } = cacheOf(state);
  const kept = values.abilities;
  return kept[card.id] ?? workOut(state, values, { kept, card: card.id, printed, compute: computeAbilities });
}

function computeAbilities(state: State, id: CardId): readonly PreparedAbility[] {
  const form = formOf(state, id);
  const found: PreparedAbility[] = [];
  if (form !== null && form.effect.form !== "printed") {
    const granting = abilityOf(state.game, form.modifier.ability.code, form.modifier.ability.index);
    for (const ability of form.effect.form.abilities ?? [])
      found.push(abilityOf(state.game, granting.code, granting.granted.get(ability) ?? 0));
  } else if (!isBlank(state, id)) {
    found.push(...faceOf(state, id).own);
  }
  for (const one of continuousOf(state)) {
    const { effect } = one;
    if (effect.do === "gains" && effect.traits.ability !== undefined && applies(state, one, id)) {
      if (effect.traits.ability.timing === "passive" && isBlank(state, id)) continue; // TRIG-35
      found.push(
        abilityOf(state.game, one.prepared.code, one.prepared.granted.get(effect.traits.ability) ?? 0),
      );
    }
    if (effect.do === "copies" && effect.parts.includes("triggered") && applies(state, one, id)) {
      const { copied = null, values = [] } = one.modifier ?? {};
      if (copied === null) continue;
      for (const index of values) found.push(abilityOf(state.game, copied.code, index));
    }
  }
  return found;
}
