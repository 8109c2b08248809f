/** Why an answer is better than another, as a sentence. Every number in it is one of the reason. */
import type { Locale } from "@fhtagn/rules";
import type { HintReason, HintReasonKind, HintReasonOf, HintWords } from "./contract/hint-words.ts";
import { hintWords, languageOf } from "./languages.ts";

export const hintReasonText = (reason: HintReason, locale: Locale): string =>
  languageOf(locale).finish(worded(hintWords(locale), reason));

const worded = <K extends HintReasonKind>({ reasons }: HintWords, reason: HintReasonOf<K>): string =>
  reasons[reason.kind](reason);
