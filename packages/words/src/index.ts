/** Every sentence that no card prints. */
export { answerText } from "./answer-text.ts";
export { assignmentLabel } from "./assignment-text.ts";
export { boardSummary } from "./board-summary.ts";
export { codeOfOption, type Names, namesIn } from "./card-names.ts";
export { deckProblemText } from "./deck-problem-text.ts";
export { becauseText } from "./event-text.ts";
export { hintReasonText } from "./hint-text.ts";
export { inEachLanguage, terminalWords } from "./languages.ts";
export { logLine, recordTeller } from "./log-text.ts";
export { type OptionWords, optionWords, orderedThing } from "./options.ts";
export { questionText } from "./question-text.ts";
export { reasonText } from "./reason-text.ts";
export { differenceText, malformedText, tooMuchText } from "./record-text.ts";
export type { BookCard, Speaker } from "./speaker.ts";
