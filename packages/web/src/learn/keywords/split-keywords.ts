/** Finds the keywords a sentence names, so that each can explain itself. */
import type { Locale } from "@fhtagn/rules";
import { keywordName } from "@fhtagn/rules/text";
import { KEYWORD_ORDER } from "../../table/model/keywords.ts";

/** Day and Night are words of many titles; nothing the table says speaks of them as keywords. */
const EXPLAINED = KEYWORD_ORDER.filter((keyword) => keyword !== "Day" && keyword !== "Night");
export type ExplainedKeyword = (typeof EXPLAINED)[number];

interface Part {
  readonly text: string;
  readonly keyword: ExplainedKeyword | null;
  /** Where it begins in the sentence. */
  readonly at: number;
}

export function splitKeywords(text: string, locale: Locale): readonly Part[] {
  const names = new Map(EXPLAINED.map((keyword) => [keywordName(keyword, locale), keyword]));
  const found = new RegExp(`(?<!\\p{L})(${[...names.keys()].join("|")})(?!\\p{L})`, "u");
  let at = 0;
  return text.split(found).map((part) => {
    const begun = at;
    at += part.length;
    return { text: part, keyword: names.get(part) ?? null, at: begun };
  });
}
