/** What is under way, for whoever plays or keeps a game and does not carry it out. */
import type { Player } from "../language/words.ts";
import type { CardId, EffectInProgress, State } from "../state/types.ts";

/** The effect that is carried out first; steps of the turn are effects too. */
export const effectUnderWay = ({ effects }: State): EffectInProgress | undefined =>
  effects[effects.length - 1];

/** Those that are not over, in the order in which they began. */
export const effectsUnderWay = ({ effects }: State): readonly EffectInProgress[] => effects;

/** Whether a text is carried out, and not only a step of the turn. */
export const isTextUnderWay = ({ effects }: State): boolean =>
  effects.some(({ kind }) => kind !== "framework");

export interface ChosenOpenly {
  readonly by: Player;
  readonly cards: readonly CardId[];
}

/** The cards that the effect under way has chosen, as soon as everybody may see it. */
export function chosenOpenly(state: State): ChosenOpenly | null {
  const effect = effectUnderWay(state);
  return effect?.announced === true
    ? { by: effect.player, cards: Object.values(effect.chosen).flat() }
    : null;
}

/** A story goes to somebody: nothing but disrupts can still come between. */
export const isStoryScored = ({ changes }: State): boolean =>
  changes.some(({ parts }) => parts.some(({ kind }) => kind === "scoreStory"));

/** Cards that are bound to what stands or is carried out: whose text it is, and what was chosen for it. */
export function cardsUnderWay({ effects, modifiers }: State): ReadonlySet<CardId> {
  const bound = new Set<CardId>();
  for (const { source, chosen } of effects)
    for (const id of [source, ...Object.values(chosen).flat()]) bound.add(id);
  for (const { source } of modifiers) bound.add(source);
  return bound;
}

/** Cards for which a lasting effect was made. */
export const cardsActedOn = ({ modifiers }: State): ReadonlySet<CardId> =>
  new Set(modifiers.flatMap(({ subjects }) => subjects));
