/** Every sentence that no card prints. */
export { assignmentText } from "./assignment.ts";
export { choiceText } from "./choices.ts";
export { deckProblemText } from "./deck-problems.ts";
export { becauseText } from "./events.ts";
export { hintReasonText } from "./hints.ts";
export { inEachLanguage, terminalWords } from "./languages.ts";
export { logLine, recordTeller } from "./log.ts";
export { codeOfOption, type Names, namesIn } from "./names.ts";
export { type OptionWords, optionWords, orderedThing } from "./options.ts";
export { questionText } from "./questions.ts";
export { reasonText } from "./reasons.ts";
export type { BookCard, Speaker } from "./speaker.ts";
export { boardSummary } from "./summary.ts";
