import type { Language } from "../contract/language.ts";
import { englishReasons } from "./reasons.ts";

export const english: Language = {
  finish: (text) => text,
  reasons: englishReasons,
};
