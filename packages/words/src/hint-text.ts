/** Why an answer is better than another, as a sentence. Every number in it is one of the reason. */
import type { Locale } from "@fhtagn/rules";
import type { AdviceReason, AdviceReasonKind, HintReasonOf, HintWords } from "./contract/hint-words.ts";
import { hintWords, languageOf } from "./languages.ts";

export const hintReasonText = (reason: AdviceReason, locale: Locale): string =>
  languageOf(locale).finish(worded(hintWords(locale), reason));

const worded = <K extends AdviceReasonKind>({ reasons }: HintWords, reason: HintReasonOf<K>): string =>
  reasons[reason.kind](reason);
