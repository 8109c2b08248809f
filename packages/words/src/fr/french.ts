import { typography } from "@fhtagn/rules/text";
import type { Language } from "../contract/language.ts";
import { frenchAssignment } from "./assignment.ts";
import { frenchDeckProblems } from "./deck-problems.ts";
import { frenchLog } from "./log.ts";
import { frenchReasons } from "./reasons.ts";
import { frenchSummary } from "./summary.ts";

export const french: Language = {
  finish: typography,
  assignment: frenchAssignment,
  summary: frenchSummary,
  log: frenchLog,
  reasons: frenchReasons,
  deckProblems: frenchDeckProblems,
};
