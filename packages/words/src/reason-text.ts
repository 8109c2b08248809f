/** Why a move is not legal, in a sentence: the rule says which, the facts say how far off it was. */
import type { Locale, Reason, ReasonFact } from "@fhtagn/rules";
import type { ReasonWords } from "./contract/reason-words.ts";
import { languageOf } from "./languages.ts";

/** The rule's id is shown beside it. */
export function reasonText({ rule, facts }: Reason, locale: Locale): string {
  const { reasons, finish } = languageOf(locale);
  const names = Object.keys(reasons.facts) as readonly ReasonFact[]; // a table over all facts, in the order of telling
  const told = names.flatMap((name) => factText(name, facts, reasons));
  return finish(reasons.sentence(reasons.rules[rule], told));
}

function factText<F extends ReasonFact>(
  name: F,
  facts: Reason["facts"],
  words: ReasonWords,
): readonly string[] {
  const value = facts[name];
  return value === undefined ? [] : [words.facts[name](value)];
}
