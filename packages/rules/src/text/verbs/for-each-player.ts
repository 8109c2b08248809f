/** What is done for each player, by each of them or by you. */
import type { Effect, EffectOf } from "../../language/effects.ts";
import type { Target } from "../../language/expressions.ts";
import { selectionsOf } from "../../language/walk.ts";
import { both, CHOOSE, verbForm } from "../clauses.ts";
import { capitalised } from "../english.ts";
import { player } from "../players.ts";
import { isTarget } from "../selections.ts";
import { afterStop, inVoice, type Say } from "../speech.ts";

const targetsOf = (effect: Effect): readonly Target[] =>
  selectionsOf(effect).flatMap(([, selection]) => (isTarget(selection) ? [selection] : []));
export const hasTarget = (effect: Effect): boolean => targetsOf(effect).length > 0;

function chosenPlayer(effect: Effect, say: Say): string {
  const next = afterStop(say);
  const told = `${verbForm(CHOOSE, say)} ${both(say, { en: "a player", fr: "un joueur" })}`;
  return `${told}. ${capitalised(next.tongue.effect(effect, next))}`;
}

/** A choice or a sacrifice is yours where nobody else is named. */
const isDoneByYou = (effect: Effect): boolean => {
  if (effect.do === "sacrifice") return effect.by === undefined || effect.by === "you";
  return hasTarget(effect) && targetsOf(effect).every(({ by: chooser = "you" }) => chooser === "you");
};

function forEachPlayer(who: "all" | "opponents", effect: Effect, say: Say): string {
  const each = {
    all: both(say, { en: "for each player", fr: "pour chaque joueur" }),
    opponents: both(say, { en: "for your opponent", fr: "pour votre adversaire" }),
  }[who];
  return `${each}, ${say.tongue.effect(effect, say)}`;
}

const ABLE = { en: ", if able", fr: ", si possible" } as const;

export const tellEachPlayer = (done: EffectOf<"eachPlayer">, say: Say): string =>
  toldOf(done, say) + (done.ifAble ? ABLE[say.locale] : "");

/** "Each player, for each resource ..., discards": what stands between subject and verb is set off. */
function toldOf({ who, effect }: EffectOf<"eachPlayer">, say: Say): string {
  if (who === "chosen") return chosenPlayer(effect, say);
  if (isDoneByYou(effect)) return forEachPlayer(who, effect, say);
  const acting = inVoice(say, { actor: "thatPlayer", form: "third" });
  const everyone = {
    all: both(say, { en: "each player", fr: "chaque joueur" }),
    opponents: player("opponent", say),
  }[who];
  const comma = effect.do === "forEach" && !isTarget(effect.what) ? "," : "";
  return `${everyone}${comma} ${acting.tongue.effect(effect, acting)}`;
}
