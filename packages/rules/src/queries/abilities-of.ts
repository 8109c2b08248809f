/** Abilities of a card as they are now. */
import { faceOf } from "../state/access.ts";
import { cacheOf } from "../state/cache.ts";
import { abilityOf, type PreparedAbility } from "../state/game.ts";
import type { CardState, State } from "../state/types.ts";
import { applies, continuousOf, isBlank } from "./continuous.ts";
import { workOut } from "./depending.ts";
import { formOf, hasFace } from "./standing.ts";

const NO_ABILITIES: readonly never[] = [];

/** Abilities usable now, own ones first, then those gained from other cards. */
export function abilitiesOf(state: State, card: CardState): readonly PreparedAbility[] {
  if (card.code === "" || !hasFace(card)) return NO_ABILITIES;
  const printed = faceOf(state, card.id);
  const own =
    printed.own === printed.abilities.length ? printed.abilities : printed.abilities.slice(0, printed.own);
  if (card.zone !== "play" || continuousOf(state).length === 0) return own;
  const { values } = cacheOf(state);
  const kept = values.abilities;
  return (
    kept[card.id] ??
    workOut(values, { kept, at: card.id, printed: own }, () => computeAbilities(state, card, own))
  );
}

function computeAbilities(
  state: State,
  card: CardState,
  own: readonly PreparedAbility[],
): readonly PreparedAbility[] {
  const form = formOf(state, card.id);
  const found: PreparedAbility[] = [];
  if (form !== null && form.effect.form !== "printed") {
    const granting = abilityOf(state.game, form.modifier.ability.code, form.modifier.ability.index);
    for (const ability of form.effect.form.abilities ?? [])
      found.push(abilityOf(state.game, granting.code, granting.granted.get(ability) ?? 0));
  } else if (!isBlank(state, card.id)) {
    found.push(...own);
  }
  for (const one of continuousOf(state)) {
    const { effect } = one;
    if (effect.do === "gains" && effect.traits.ability !== undefined && applies(state, one, card.id)) {
      if (effect.traits.ability.timing === "passive" && isBlank(state, card.id)) continue; // TRIG-35
      found.push(
        abilityOf(state.game, one.prepared.code, one.prepared.granted.get(effect.traits.ability) ?? 0),
      );
    }
    if (effect.do === "copies" && effect.parts.includes("triggered") && applies(state, one, card.id)) {
      const { copied = null, values = [] } = one.modifier ?? {};
      if (copied === null) continue;
      for (const index of values) found.push(abilityOf(state.game, copied.code, index));
    }
  }
  return found;
}
