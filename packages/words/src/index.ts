/** Every sentence that no card prints. */
export { answerText } from "./answer-text.ts";
export { assignmentLabel } from "./assignment-text.ts";
export { boardSummary } from "./board-summary.ts";
export { botLineText } from "./bot-line-text.ts";
export { codeOfOption, type Names, namesIn } from "./card-names.ts";
export type { BotLineFault } from "./contract/bot-line-words.ts";
export type { CommandErrorWords, DatabaseTroubleTold, FileTrouble } from "./contract/command-error-words.ts";
export type { CommandHelpWords } from "./contract/command-help-words.ts";
export type { CommandReportWords } from "./contract/command-report-words.ts";
export type { CommandWords } from "./contract/command-words.ts";
export type { ScenarioFlaw } from "./contract/scenario-flaws.ts";
export type {
  ScenarioExpected,
  ScenarioFound,
  ScenarioMoment,
  ScenarioQuestion,
  ScenarioRefusal,
} from "./contract/scenario-words.ts";
export type { WorkbenchWords } from "./contract/workbench-words.ts";
export { deckProblemText } from "./deck-problem-text.ts";
export { becauseText } from "./event-text.ts";
export { hintReasonText } from "./hint-text.ts";
export { commandWords, inEachLanguage, scenarioWords, terminalWords } from "./languages.ts";
export { logLine, recordTeller } from "./log-text.ts";
export { type OptionWords, optionWords, orderedThing } from "./options.ts";
export { questionText } from "./question-text.ts";
export { reasonText } from "./reason-text.ts";
export { differenceText, malformedText, tooMuchText } from "./record-text.ts";
export { scenarioExpectedText, scenarioFlawText, scenarioFoundText } from "./scenario-text.ts";
export type { BookCard, Speaker } from "./speaker.ts";
