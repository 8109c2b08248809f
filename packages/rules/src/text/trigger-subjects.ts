/** Who or what a trigger is about, as noun phrases. */
import type { Trigger } from "../language/abilities.ts";
import type { CardName, Filter, Noun } from "../language/expressions.ts";
import { both } from "./clauses.ts";
import { de } from "./french.ts";
import { named } from "./names.ts";
import { nounOf } from "./noun-phrases.ts";
import { player } from "./players.ts";
import { type Phrase, referent, type Say } from "./speech.ts";

/** One happening as a clause, in the forms that "after" and "would" need. */
export interface Clause {
  readonly subject: string;
  /** Second person, base and third person; the rest follows any of them. */
  readonly you?: string;
  readonly base: string;
  readonly third: string;
  /** French after "après que": what is over is told in the past. */
  readonly past?: string;
  readonly youPast?: string;
  readonly rest?: string;
  /** "when the phase begins" reads better than "after". */
  readonly when?: true;
}
export type Clauses<K extends string> = { readonly [E in K]: (trigger: Trigger, say: Say) => Clause };

const nounOfThis = (say: Say): Noun => (say.about.type === "support" ? "card" : say.about.type);

/** The card of the trigger, remembered as "that character". */
export function cardOf(trigger: Trigger, say: Say, noun: Noun = "card"): Phrase {
  return cardOrFilter(trigger.card, say, noun);
}

export function cardOrFilter(card: CardName | Filter | undefined, say: Say, noun: Noun = "card"): Phrase {
  if (typeof card === "string") {
    say.memory.that = referent(card === "this" ? nounOfThis(say) : "character");
    return named(card, say);
  }
  const filter: Filter = { type: noun, ...card };
  say.memory.that = referent(nounOf(filter));
  return say.tongue.phrase(filter, { kind: "a" }, say);
}

/** "you", "your opponent", "a player". */
export const doer = ({ player: who }: Trigger, say: Say): string => player(who ?? "anyPlayer", say);

/** By what it must, or must not, have been caused (TRIG-33). */
const CAUSES = {
  card: { en: "by a card effect", fr: "par un effet de carte" },
  struggle: { en: "in a struggle", fr: "lors d'une lutte" },
  rule: { en: "by a rule of the game", fr: "par une règle du jeu" },
  cost: { en: "as a cost", fr: "comme coût" },
} as const;

export function causeOf({ cause, notCause, source }: Trigger, say: Say): string {
  if (source !== undefined) {
    const card = say.tongue.phrase(source, { kind: "a" }, say).text;
    return both(say, { en: ` by the effect of ${card}`, fr: ` par l'effet ${de(card)}` });
  }
  if (cause !== undefined) return ` ${CAUSES[cause][say.locale]}`;
  if (notCause !== undefined)
    return both(say, {
      en: ` other than ${CAUSES[notCause].en}`,
      fr: ` autrement que ${CAUSES[notCause].fr}`,
    });
  return "";
}
