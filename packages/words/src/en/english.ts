import type { Language } from "../contract/language.ts";
import { englishAssignment } from "./assignment.ts";
import { englishButtons } from "./buttons.ts";
import { englishDeckProblems } from "./deck-problems.ts";
import { englishEvents } from "./events.ts";
import { englishLog } from "./log.ts";
import { englishNames } from "./names.ts";
import { englishQuestions } from "./questions.ts";
import { englishReasons } from "./reasons.ts";
import { englishSummary } from "./summary.ts";

export const english: Language = {
  finish: (text) => text,
  names: englishNames,
  questions: englishQuestions,
  buttons: englishButtons,
  events: englishEvents,
  assignment: englishAssignment,
  summary: englishSummary,
  log: englishLog,
  reasons: englishReasons,
  deckProblems: englishDeckProblems,
};
