/** What an open question is about: the effect, and the selection in its tree. */
import {
  type About,
  type AboutOf,
  abilityOf,
  type Effect,
  type EffectInProgress,
  type Option,
  type Player,
  type PreparedAbility,
  type Slot,
  type State,
  slotsOf,
} from "@fhtagn/rules";

/** A question with two or more answers to choose from; `A` is what it is about. */
export interface OpenChoice<A extends About["about"] = About["about"]> {
  readonly state: State;
  /** Who is asked. */
  readonly me: Player;
  readonly listed: readonly Option[];
  readonly about: AboutOf<A>;
}

export function preparedUnderWay(state: State, effect: EffectInProgress): PreparedAbility | null {
  return effect.ability === null ? null : abilityOf(state.game, effect.ability.code, effect.ability.index);
}

/** Parts of the tree that speak of what is chosen here under a name. */
export function effectsOnChosen({ nodes }: PreparedAbility, slot: Slot): readonly Effect[] {
  const { selection } = slot;
  const name = "as" in selection ? (selection.as ?? "it") : "it";
  const own = slot.effect.do === "choose" ? [] : [slot.effect];
  const after = nodes.slice(nodes.indexOf(slot.effect) + 1);
  const about = after.filter((node) =>
    slotsOf(node).some((other) => "the" in other.selection && other.selection.the === name),
  );
  return [...own, ...about];
}
