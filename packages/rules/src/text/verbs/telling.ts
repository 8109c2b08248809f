/** How an effect reads: one telling per kind and language. */
import type { EffectKind, EffectOf, Until } from "../../language/effects.ts";
import { agree } from "../french.ts";
import { namedText } from "../name-phrases.ts";
import type { Phrase, Say } from "../speech.ts";

type Teller<K extends EffectKind> = (effect: EffectOf<K>, say: Say) => string;
export interface Telling<K extends EffectKind> {
  readonly en: Teller<K>;
  readonly fr: Teller<K>;
}
export type Tellings<Kinds extends EffectKind> = { readonly [K in Kinds]: Telling<K> };

/** The clause builders know the language themselves. */
export const alike = <K extends EffectKind>(tell: Teller<K>): Telling<K> => ({ en: tell, fr: tell });

interface End {
  readonly en: (self: Phrase) => string;
  readonly fr: (self: Phrase) => string;
}

const ENDS: { readonly [U in Until]: End } = {
  endOfPhase: { en: () => " until the end of the phase", fr: () => " jusqu'à la fin de la phase" },
  endOfTurn: { en: () => " until the end of the turn", fr: () => " jusqu'à la fin du tour" },
  whileThisExhausted: {
    en: ({ text }) => ` while ${text} remains exhausted`,
    fr: ({ text, gender }) => ` tant que ${text} reste ${agree("déchargé", gender, false)}`,
  },
  whileThisCommitted: {
    en: ({ text }) => ` while ${text} is committed to it`,
    fr: ({ text, gender }) => ` tant que ${text} y est ${agree("engagé", gender, false)}`,
  },
  nextCommitStep: {
    en: () => " in its controller's next commit step",
    fr: () => " à la prochaine étape d'engagement de son contrôleur",
  },
  always: { en: () => "", fr: () => "" },
};

/** " until the end of the phase", with its space; nothing for an effect that stays. */
export const lasting = (until: Until | undefined, say: Say): string =>
  until ? ENDS[until][say.locale](namedText("this", say)) : "";
