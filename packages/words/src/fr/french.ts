import { typography } from "@fhtagn/rules/text";
import type { Language } from "../contract/language.ts";
import { frenchReasons } from "./reasons.ts";

export const french: Language = {
  finish: typography,
  reasons: frenchReasons,
};
