/** What is wrong with a deck; the rule's id is shown beside it. */
import type { DeckProblem, DeckProblemKind, DeckProblemOf, Locale } from "@fhtagn/rules";
import type { DeckProblemWords } from "./contract/deck-problem-words.ts";
import { languageOf } from "./languages.ts";

export function deckProblemText(problem: DeckProblem, locale: Locale): string {
  const { deckProblems, finish } = languageOf(locale);
  return finish(worded(deckProblems, problem));
}

const worded = <K extends DeckProblemKind>(words: DeckProblemWords, problem: DeckProblemOf<K>): string =>
  words[problem.kind](problem);
