/** What cards and abilities cost: less, more, never less. */
import type { EffectOf } from "../../language/effects.ts";
import type { Num, PlayerRef } from "../../language/expressions.ts";
import { both } from "../clauses.ts";
import { words } from "../english.ts";
import { de, que } from "../french.ts";
import { differenceOf } from "../number-phrases.ts";
import { player } from "../players.ts";
import type { Period, Phrase, Quantity, Say } from "../speech.ts";
import { lasting } from "./telling.ts";

type Costs = EffectOf<"costs">;

const PERIODS: { readonly [P in Period]: { readonly en: string; readonly fr: string } } = {
  endOfPhase: { en: "this phase", fr: "pendant cette phase" },
  endOfTurn: { en: "this turn", fr: "pendant ce tour" },
};

const playedBy = (who: PlayerRef, say: Say): string => {
  const playing = both(say, {
    en: `${player(who, say)} ${who === "you" ? "play" : "plays"}`,
    fr: who === "you" ? "que vous jouez" : que(`joue ${player(who, say)}`),
  });
  return words(playing, say.period && PERIODS[say.period][say.locale]);
};

/** What is played, not what is controlled: "Investigator characters you play". */
function played({ what, uses, of }: Costs, say: Say): Phrase {
  const isOfAbilities = of === "abilities";
  const { controller, ...plays } = what;
  const rest = isOfAbilities ? what : plays;
  const quantity: Quantity =
    uses === undefined ? { kind: "bare" } : uses === 1 ? { kind: "next" } : { kind: "next", of: uses };
  const one = say.tongue.phrase(rest, quantity, say);
  if (!isOfAbilities)
    return { ...one, text: words(one.text, controller === undefined ? "" : playedBy(controller, say)) };
  const text = both(say, { en: `abilities of ${one.text}`, fr: `les capacités ${de(one.text)}` });
  return { text, gender: "f", plural: true };
}

/** "1 less", "X more for each ...". */
function change(number: Num, say: Say): string {
  const { amount, less, each } = differenceOf(number, say);
  return words(
    both(say, {
      en: `${amount} ${less ? "less" : "more"} to play`,
      fr: `${amount} ${less ? "de moins" : "de plus"} à jouer`,
    }),
    each,
  );
}

export function costChange(effect: Costs, say: Say): string {
  const what = played(effect, say);
  if (effect.fixed) {
    const cannotFall = both(say, {
      en: "cannot cost less",
      fr: what.plural ? "ne peuvent pas coûter moins" : "ne peut pas coûter moins",
    });
    const alone = effect.change === 0 && effect.min === undefined;
    const changed = alone ? "" : `${changedCost(effect, what, say)}${both(say, { en: " and ", fr: " et " })}`;
    return `${what.text} ${changed}${cannotFall}${lasting(effect.until, say)}`;
  }
  return `${what.text} ${changedCost(effect, what, say)}${lasting(effect.until, say)}`;
}

function changedCost(effect: Costs, what: Phrase, say: Say): string {
  const isBase = what.plural || say.voice.made === true;
  const verb = both(say, { en: isBase ? "cost" : "costs", fr: what.plural ? "coûtent" : "coûte" });
  const difference = change(effect.change, say);
  // "cards you play cost 1 less", but "this card costs 1 less to play".
  const playing = effect.what.controller === undefined ? "$1" : "";
  const used =
    effect.of === "abilities"
      ? difference.replace(" to play", " to use").replace(" à jouer", " à utiliser")
      : difference.replace(/( to play| à jouer)/, playing);
  const { min } = effect;
  const least = min === undefined ? "" : both(say, { en: ` (minimum ${min})`, fr: ` (minimum de ${min})` });
  return `${verb} ${used}${least}`;
}
