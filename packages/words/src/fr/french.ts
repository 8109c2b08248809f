import { typography } from "@fhtagn/rules/text";
import type { Language } from "../contract/language.ts";
import { frenchDeckProblems } from "./deck-problems.ts";
import { frenchLog } from "./log.ts";
import { frenchReasons } from "./reasons.ts";

export const french: Language = {
  finish: typography,
  log: frenchLog,
  reasons: frenchReasons,
  deckProblems: frenchDeckProblems,
};
