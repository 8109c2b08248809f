import type { Language } from "../contract/language.ts";
import { englishDeckProblems } from "./deck-problems.ts";
import { englishLog } from "./log.ts";
import { englishReasons } from "./reasons.ts";

export const english: Language = {
  finish: (text) => text,
  log: englishLog,
  reasons: englishReasons,
  deckProblems: englishDeckProblems,
};
