/** What an open question is about: the effect, the part of its tree, the selection. */
import {
  abilityOf,
  type Effect,
  type EffectInProgress,
  type Frame,
  type PreparedAbility,
  type Slot,
  type State,
  slotNames,
  slotsOf,
} from "@fhtagn/rules";

export const topFrame = ({ frames }: State): Frame | undefined => frames[frames.length - 1];
export const topEffect = ({ effects }: State): EffectInProgress | undefined => effects[effects.length - 1];

export function preparedOf(state: State, effect: EffectInProgress): PreparedAbility | null {
  return effect.ability === null ? null : abilityOf(state.game, effect.ability.code, effect.ability.index);
}

/** The part of the tree that the top frame carries out. */
export function openNode(state: State): Effect | null {
  const effect = topEffect(state);
  const node = topFrame(state)?.locals.node;
  if (effect === undefined || typeof node !== "number") return null;
  return preparedOf(state, effect)?.nodes[node] ?? null;
}

/** The selection that is asked for: of the node being carried out, or the next target of an effect that begins. */
export function openSlot(state: State): Slot | null {
  const effect = topEffect(state);
  const prepared = effect === undefined ? null : preparedOf(state, effect);
  if (effect === undefined || prepared === null) return null;
  const node = topFrame(state)?.locals.node;
  const nodes = typeof node === "number" ? [node] : prepared.initial;
  for (const at of nodes) {
    for (const slot of slotsOf(prepared.nodes[at] ?? { do: "nothing" })) {
      if (slot.how !== "choose" && slot.how !== "pick" && slot.how !== "lowest" && slot.how !== "highest")
        continue;
      if (!effect.answered.includes(slotNames(at, slot.field).key)) return slot;
    }
  }
  return null;
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
