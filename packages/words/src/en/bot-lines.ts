/** Lines of the bots' protocol that cannot be taken, in English. */
import type { BotLineWords } from "../contract/bot-line-words.ts";

export const englishBotLines: BotLineWords = {
  noJson: () => "this line is no JSON",
  noObject: () => "a line must be an object",
  beforeNew: () => `a question before the first "new"`,
  turnLimit: () => "setup.turnLimit must be a whole number above zero",
  noQuestion: () => "view.question is not put to this seat",
  noQuestionId: () => "view.question.id must be a number",
  notAllowed: () => "this answer is not allowed",
  otherProtocol: ({ protocol }) => `this bot speaks protocol ${protocol}`,
  fieldNoObject: ({ field }) => `${field} must be an object`,
  noCodes: ({ field }) => `${field} must be a list of card codes`,
  noCandidates: ({ field }) => `${field} must be a list of decks`,
  noWeight: ({ field }) => `${field}: a weight must be above zero`,
  oneOf: ({ field, choices }) => `${field} must be one of ${choices.join(", ")}`,
  unknownOption: ({ field, key }) => `${field}: unknown option "${key}"`,
  optionValue: ({ field, key, value }) => `${field}: option "${key}" cannot be ${value}`,
  unknownCode: ({ field, code }) => `${field}: no card has the code "${code}"`,
  otherSeat: ({ viewer, seat }) => `this is a view of ${viewer}, the bot sits at ${seat}`,
  brokenView: ({ said }) => `cannot play from this view: ${said}`,
  noAnswer: ({ type }) => `"${type}" is no answer`,
  otherDecision: ({ asked, answered }) => `decision ${asked} was asked, not ${answered}`,
};
