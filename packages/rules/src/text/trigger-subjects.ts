/** Who or what a trigger is about, as noun phrases. */
import type { AnyTrigger, Trigger, TriggerOn } from "../language/abilities.ts";
import type { CardName, Filter, Noun } from "../language/expressions.ts";
import type { EventKind } from "../language/words.ts";
import { both } from "./clauses.ts";
import { words } from "./english.ts";
import { de } from "./french.ts";
import { namedText } from "./name-phrases.ts";
import { nounOf } from "./noun-phrases.ts";
import { player } from "./players.ts";
import { type Phrase, referent, type Say } from "./speech.ts";
import { PHASE_NAMES } from "./terms.ts";

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
/** One clause for each happening, from what can be asked of it. */
export type Clauses = { readonly [E in EventKind]: (trigger: TriggerOn<E>, say: Say) => Clause };

/** The pair of happening and clause is lost to the checker here. */
const plainClause = (clauses: Clauses, trigger: Trigger, say: Say): Clause =>
  (clauses[trigger.on] as (trigger: Trigger, say: Say) => Clause)(trigger, say);

/** The phase is told at the end, unless the happening is its own beginning or end. */
export function clauseOf(clauses: Clauses, trigger: Trigger, say: Say): Clause {
  const clause = plainClause(clauses, trigger, say);
  const { on, phase } = trigger;
  if (phase === undefined || on === "phaseBegan" || on === "phaseEnded") return clause;
  const { en, fr } = PHASE_NAMES[phase];
  const during = both(say, { en: `during the ${en}`, fr: `pendant la ${fr}` });
  return { ...clause, rest: `${clause.rest ?? ""} ${during}` };
}

const nounOfThis = (say: Say): Noun => (say.about.type === "support" ? "card" : say.about.type);

/** The card of the trigger, remembered as "that character". */
export const cardSubject = ({ card }: Pick<AnyTrigger, "card">, say: Say, noun: Noun = "card"): Phrase =>
  cardOrFilter(card, say, noun);

export function cardOrFilter(card: CardName | Filter | undefined, say: Say, noun: Noun = "card"): Phrase {
  if (typeof card === "string") {
    say.memory.that = referent(card === "this" ? nounOfThis(say) : "character");
    return namedText(card, say);
  }
  const saysItsNouns = card?.anyOf?.some(({ type }) => type !== undefined) === true;
  const filter: Filter = saysItsNouns ? card : { type: noun, ...card };
  const phrase = say.tongue.phrase(filter, { kind: "a" }, say);
  say.memory.that = referent(nounOf(filter));
  say.memory.thatIsAnother = true;
  return phrase;
}

/** "you", "your opponent", "a player". */
export const doer = ({ player: who }: Pick<AnyTrigger, "player">, say: Say): string =>
  player(who ?? "anyPlayer", say);

/** By what it must, or must not, have been caused (TRIG-33). */
const CAUSES = {
  card: { en: "by a card effect", fr: "par un effet de carte" },
  struggle: { en: "in a struggle", fr: "lors d'une lutte" },
  rule: { en: "by a rule of the game", fr: "par une règle du jeu" },
  cost: { en: "as a cost", fr: "comme coût" },
} as const;

export type Caused = Pick<AnyTrigger, "cause" | "notCause" | "source">;

export function causeOf({ cause, notCause, source }: Caused, say: Say): string {
  const card = source && say.tongue.phrase(source, { kind: "a" }, say).text;
  const told = words(
    card && both(say, { en: `by the effect of ${card}`, fr: `par l'effet ${de(card)}` }),
    cause && CAUSES[cause][say.locale],
    notCause &&
      both(say, { en: `other than ${CAUSES[notCause].en}`, fr: `autrement que ${CAUSES[notCause].fr}` }),
  );
  return told === "" ? "" : ` ${told}`;
}
