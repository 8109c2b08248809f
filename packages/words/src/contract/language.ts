/** What a language must have to be spoken: one that lacks a line does not compile. */
import type { AssignmentWords } from "./assignment-words.ts";
import type { ButtonWords } from "./button-words.ts";
import type { DeckProblemWords } from "./deck-problem-words.ts";
import type { EventWords } from "./event-words.ts";
import type { LogWords } from "./log-words.ts";
import type { NameWords } from "./name-words.ts";
import type { QuestionWords } from "./question-words.ts";
import type { ReasonWords } from "./reason-words.ts";
import type { SummaryWords } from "./summary-words.ts";

export interface Language {
  /** The last touch: signs and spaces as this language prints them. */
  readonly finish: (text: string) => string;
  readonly names: NameWords;
  readonly questions: QuestionWords;
  readonly buttons: ButtonWords;
  readonly events: EventWords;
  readonly assignment: AssignmentWords;
  readonly summary: SummaryWords;
  readonly log: LogWords;
  readonly reasons: ReasonWords;
  readonly deckProblems: DeckProblemWords;
}
