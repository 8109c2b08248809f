/** French verbs in the tenses of triggers: "est sur le point de ...", "quand ...", "après que ..." with the past. */
import { agree } from "./french.ts";
import type { Phrase } from "./speech.ts";
import type { Clause } from "./trigger-subjects.ts";

export type Tenses = Pick<Clause, "base" | "you" | "third" | "past" | "youPast">;

/** "remporter, remportez, remporte, remporté": a verb that takes avoir. */
export function active(verb: string): Tenses {
  const [base = "", you = "", third = "", participle = ""] = verb.split(", ");
  return { base, you, third, past: `a ${participle}`, youPast: `avez ${participle}` };
}

/** "entrer, entre, entré": a card that moves or becomes, with être and agreement. */
export function moving(verb: string, { gender, plural }: Phrase): Tenses {
  const [base = "", third = "", participle = ""] = verb.split(", ");
  return { base, third, past: `est ${agree(participle, gender, plural)}` };
}

/** "être détruit", "est détruit", "a été détruit". */
export function frenchPassive(
  participle: string,
  { gender, plural }: Pick<Phrase, "gender" | "plural">,
): Tenses {
  const agreed = agree(participle, gender, plural);
  return { base: `être ${agreed}`, third: `est ${agreed}`, past: `a été ${agreed}` };
}
