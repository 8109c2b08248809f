/** What ends with the phase, or as soon as somebody is no longer committed. */
import type { EffectKind } from "../language/effects.ts";
import { abilityOf } from "../state/game.ts";
import { itemAt } from "../state/must-be.ts";
import type { CardId, Modifier, State } from "../state/types.ts";
import { SKILL_VALUE } from "./lasting-values.ts";

/** What a brief effect does to a card: of `gains` how much, in the order of the icons. */
export type BriefEffect =
  | { readonly does: "gains"; readonly icons: readonly number[]; readonly skill: number }
  | { readonly does: Exclude<EffectKind, "gains"> };

const isBrief = ({ until }: Modifier): boolean => until === "endOfPhase" || until === "whileThisCommitted";

/** Whether anything brief is in force; if not, all can be read as it stands. */
export function anythingBrief({ modifiers }: State): boolean {
  for (const modifier of modifiers) if (isBrief(modifier)) return true;
  return false;
}

const ICONS_OF_VALUES = 4;

function briefEffect(state: State, { ability, node, values }: Modifier): BriefEffect {
  const { do: does } = itemAt(abilityOf(state.game, ability.code, ability.index).nodes, node);
  if (does !== "gains") return { does };
  const icons = Array.from({ length: ICONS_OF_VALUES }, (_, at) => values[at] ?? 0);
  return { does, icons, skill: values[SKILL_VALUE] ?? 0 };
}

export function briefEffectsOn(state: State, id: CardId): readonly BriefEffect[] {
  const found: BriefEffect[] = [];
  for (const modifier of state.modifiers)
    if (isBrief(modifier) && modifier.subjects.includes(id)) found.push(briefEffect(state, modifier));
  return found;
}
