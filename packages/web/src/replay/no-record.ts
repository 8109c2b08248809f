/** Why a text is no record, in words of both languages: the worker does not know which one the page speaks. */
import type { Malformed } from "@fhtagn/rules";
import { inEachLanguage, malformedText } from "@fhtagn/words";
import type { NoRecord } from "./replay-messages.ts";

export const noRecord = (malformed: Malformed): NoRecord => ({
  is: "no record",
  message: inEachLanguage((locale) => malformedText(malformed, locale)),
});
