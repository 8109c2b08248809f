/** A board that is read aloud in English. */
import { PHASE_NAMES } from "@fhtagn/rules/text";
import type { SummaryWords } from "../contract/summary-words.ts";
import { englishPlural } from "./numbers.ts";

export const englishSummary: SummaryWords = {
  yourTurn: "your turn",
  turn: (number, whose, phase) => `turn ${number}, ${whose}, ${PHASE_NAMES[phase].en}`,
  story: ({ number, title, name, theirs, yours }) =>
    `story ${number}, ${title}: ${name} ${theirs}, you ${yours}`,
  won: ({ name, theirs, yours }) => `stories won: ${name} ${theirs}, you ${yours}`,
  hand: ({ name, theirs, yours }) => `cards in hand: ${name} ${theirs}, you ${yours}`,
  over: "the game is over",
  decides: (name) => `${name} decides`,
  youDecide: (options) => `you decide, ${options} option${englishPlural(options)}`,
};
