/** Every sentence that no card prints. */
export { assignmentLabel, assignmentText } from "./assignment.ts";
export { deckProblemText } from "./deck-problems.ts";
export { becauseText } from "./events.ts";
export { hintReasonText } from "./hints.ts";
export { inEachLanguage, terminalWords } from "./languages.ts";
export { logLine, recordTeller } from "./log.ts";
export { codeOfOption, type Names, namesIn } from "./names.ts";
export { type OptionLike, type OptionWords, optionWords, orderedThing, type Scene } from "./options.ts";
export { type QuestionLike, questionText } from "./questions.ts";
export { reasonText } from "./reasons.ts";
export type { Book, BookCard, Speaker } from "./speaker.ts";
export { boardSummary } from "./summary.ts";
