import { typography } from "@fhtagn/rules/text";
import type { Language } from "../contract/language.ts";
import { frenchAssignment } from "./assignment.ts";
import { frenchButtons } from "./buttons.ts";
import { frenchDeckProblems } from "./deck-problems.ts";
import { frenchEvents } from "./events.ts";
import { frenchLog } from "./log.ts";
import { frenchNames } from "./names.ts";
import { frenchQuestions } from "./questions.ts";
import { frenchReasons } from "./reasons.ts";
import { frenchSummary } from "./summary.ts";

export const french: Language = {
  finish: typography,
  names: frenchNames,
  questions: frenchQuestions,
  buttons: frenchButtons,
  events: frenchEvents,
  assignment: frenchAssignment,
  summary: frenchSummary,
  log: frenchLog,
  reasons: frenchReasons,
  deckProblems: frenchDeckProblems,
};
