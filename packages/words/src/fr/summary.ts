/** A board that is read aloud in French. */
import { PHASE_NAMES } from "@fhtagn/rules/text";
import type { SummaryWords } from "../contract/summary-words.ts";

export const frenchSummary: SummaryWords = {
  yourTurn: "à vous de jouer",
  turn: (number, whose, phase) => `tour ${number}, ${whose}, ${PHASE_NAMES[phase].fr}`,
  story: ({ number, title, name, theirs, yours }) =>
    `histoire ${number}, ${title} : ${name} ${theirs}, vous ${yours}`,
  won: ({ name, theirs, yours }) => `histoires remportées : ${name} ${theirs}, vous ${yours}`,
  hand: ({ name, theirs, yours }) => `cartes en main : ${name} ${theirs}, vous ${yours}`,
  over: "la partie est terminée",
  decides: (name) => `${name} décide`,
  youDecide: (options) => `à vous de décider, ${options} choix`,
};
