/** What lasts, and until when. */
import type { Effect, EffectKind, EffectOf, Until } from "../../language/effects.ts";
import type { Target } from "../../language/expressions.ts";
import { selectionsOf } from "../../language/walk.ts";
import { both, CHOOSE, verbForm } from "../clauses.ts";
import { capitalised } from "../english.ts";
import { announcedPhrase, isTarget } from "../selections.ts";
import { afterStop, inVoice, NO_VOICE, type Period, type Say } from "../speech.ts";
import { hasTarget } from "./for-each-player.ts";
import { lasting } from "./telling.ts";

/** A duty or a ban is dated first, or the date would belong to its last words; so is a cost with its minimum. */
const DATED_FIRST: readonly EffectKind[] = ["must", "cannot", "can"];
const isDatedFirst = (effect: Effect): boolean =>
  effect.do === "costs"
    ? effect.uses !== undefined || effect.min !== undefined
    : DATED_FIRST.includes(effect.do) && !hasTarget(effect);

/** The target that a text begins with, and the text as it goes on once that was chosen. */
interface Apart {
  readonly target: Target;
  readonly rest: Effect;
}

function apart(effect: Effect): Apart | undefined {
  if (effect.do === "then") {
    const found = apart(effect.first);
    return found && { target: found.target, rest: { ...effect, first: found.rest } };
  }
  if (effect.do === "inOrder") {
    const [first, ...others] = effect.effects;
    const found = first && apart(first);
    return found && { target: found.target, rest: { ...effect, effects: [found.rest, ...others] } };
  }
  const [field, target] = selectionsOf(effect).find(([, selection]) => isTarget(selection)) ?? [];
  if (field === undefined || target === undefined || !isTarget(target) || target.by !== undefined)
    return undefined;
  return { target, rest: { ...effect, [field]: { the: "it" } } };
}

/** Where its end speaks of what was said before, it cannot stand first. */
const isDatedLast = (end: Until): boolean => end === "whileThisCommitted" || end === "nextCommitStep";

/** "Choose a character. Until the end of the phase, it gains ... and it loses ...": the date is that of all. */
function together(end: Until, whole: Effect, say: Say): string {
  const found = apart(whole);
  const chosen = found && `${verbForm(CHOOSE, say)} ${announcedPhrase(found.target, say).text}`;
  const date = lasting(end, say).trimStart();
  const told = say.tongue.effect(found?.rest ?? whole, inVoice(afterStop(say), NO_VOICE));
  return chosen === undefined ? `${date}, ${told}` : `${chosen}. ${capitalised(date)}, ${told}`;
}

const isPeriod = (end: Until): end is Period => end === "endOfPhase" || end === "endOfTurn";

/** "The next character you play this phase": whose cost it is says until when. */
const isOfPlayedCards = (effect: Effect): boolean =>
  effect.do === "costs" && effect.of !== "abilities" && effect.what.controller !== undefined;

export function tellUntil({ end, effects }: EffectOf<"until">, say: Say): string {
  const [only] = effects;
  const isOne = effects.length === 1 && only !== undefined;
  if (isOne && say.voice.made && isPeriod(end) && isOfPlayedCards(only))
    return say.tongue.effect(only, { ...say, period: end });
  const isDated = end !== "always";
  if (isOne && isDated && isDatedFirst(only) && !say.voice.made)
    return `${lasting(end, say).trimStart()}, ${say.tongue.effect(only, say)}`;
  const whole: Effect = isOne ? only : { do: "inOrder", effects };
  const isSeveral = whole.do === "inOrder" || whole.do === "then";
  if (isSeveral && isDated && !isDatedLast(end)) return together(end, whole, say);
  const all = isSeveral && isDated ? both(say, { en: ", all", fr: ", le tout" }) : "";
  return `${say.tongue.effect(whole, say)}${all}${lasting(end, say)}`;
}
