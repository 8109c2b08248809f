/** Traits without what ends with the phase: an icon for a moment is no strength to build on. */
import {
  abilityOf,
  type CardId,
  type CardState,
  cardOf,
  faceOf,
  iconsOf,
  type Modifier,
  type Player,
  type State,
  skillOf,
} from "@fhtagn/rules";

const isBrief = ({ until }: Modifier): boolean => until === "endOfPhase" || until === "whileThisCommitted";

/** Whether anything brief is in force; if not, all can be read as it stands. */
export function anythingBrief({ modifiers }: State): boolean {
  for (const modifier of modifiers) if (isBrief(modifier)) return true;
  return false;
}

const effectOf = (state: State, { ability, node }: Modifier) =>
  abilityOf(state.game, ability.code, ability.index).nodes[node];

/** Where a lasting `gains` keeps its skill; the four icons come first. */
const SKILL_VALUE = 4;

function briefGain(state: State, id: CardId, value: number): number | null {
  let sum = 0;
  for (const modifier of state.modifiers) {
    if (!isBrief(modifier) || !modifier.subjects.includes(id)) continue;
    const kind = effectOf(state, modifier)?.do;
    if (kind === "gains") sum += modifier.values[value] ?? 0;
    else if (kind === "loses" || kind === "setTo" || kind === "blank") return null;
  }
  return sum;
}

export function lastingSkill(state: State, id: CardId): number {
  const brief = briefGain(state, id, SKILL_VALUE);
  return brief === null ? faceOf(state, id).skill : Math.max(0, skillOf(state, id) - brief);
}

export function lastingIcons(state: State, id: CardId): readonly number[] {
  const icons = iconsOf(state, id);
  const found: number[] = [];
  for (let i = 0; i < 4; i++) {
    const brief = briefGain(state, id, i);
    if (brief === null) return faceOf(state, id).icons;
    found.push(Math.max(0, (icons[i] ?? 0) - brief));
  }
  return found;
}

/** Control for a phase is not control. */
export function lastingController(state: State, id: CardId): Player {
  const card: CardState = cardOf(state, id);
  if (card.controller === card.base) return card.controller;
  for (const modifier of state.modifiers) {
    if (
      isBrief(modifier) &&
      modifier.subjects.includes(id) &&
      effectOf(state, modifier)?.do === "takeControl"
    )
      return card.base;
  }
  return card.controller;
}
