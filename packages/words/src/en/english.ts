import type { Language } from "../contract/language.ts";
import { englishAssignment } from "./assignment.ts";
import { englishDeckProblems } from "./deck-problems.ts";
import { englishLog } from "./log.ts";
import { englishReasons } from "./reasons.ts";
import { englishSummary } from "./summary.ts";

export const english: Language = {
  finish: (text) => text,
  assignment: englishAssignment,
  summary: englishSummary,
  log: englishLog,
  reasons: englishReasons,
  deckProblems: englishDeckProblems,
};
