/** What will be done to a card that is being chosen: the button says it. */
import {
  abilityOf,
  type EffectKind,
  type PreparedAbility,
  type State,
  slotNames,
  slotsOf,
} from "@fhtagn/rules";

const STRUGGLES: Readonly<Record<string, EffectKind>> = {
  terror: "driveInsane",
  combat: "wound",
  arcane: "ready",
};

export function deedOf(state: State): EffectKind | undefined {
  const frame = state.frames.at(-1);
  if (frame === undefined) return undefined;
  const { procedure, locals } = frame;
  if (procedure === "struggle") return STRUGGLES[String(locals.icon)];
  const prepared = preparedNow(state);
  if (prepared === undefined) return undefined;
  if (procedure === "effect") return deedOfTarget(state, prepared);
  return procedure === "carryOut" ? prepared.nodes[Number(locals.node)]?.do : undefined;
}

function preparedNow({ game, effects }: State): PreparedAbility | undefined {
  const ability = effects.at(-1)?.ability;
  return ability === undefined || ability === null ? undefined : abilityOf(game, ability.code, ability.index);
}

/** The first target that is not chosen yet, or the first cost not paid. */
function deedOfTarget({ effects, question }: State, prepared: PreparedAbility): EffectKind | undefined {
  const answered = effects.at(-1)?.answered ?? [];
  if (question?.kind === "cost")
    return prepared.cardCosts.length === 1 ? prepared.cardCosts[0]?.do : undefined;
  if (question?.kind !== "target") return undefined;
  for (const node of prepared.initial) {
    const effect = prepared.nodes[node];
    if (effect === undefined) continue;
    const isOpen = slotsOf(effect).some(({ field }) => !answered.includes(slotNames(node, field).key));
    if (isOpen) return effect.do;
  }
  return undefined;
}
