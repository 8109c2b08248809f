/** What stands on a card beside its text: type, faction, subtypes and keywords, translated. */
import type { CardFacts } from "../language/cards.ts";
import { KEYWORDS, type Keyword, type Locale } from "../language/words.ts";
import { capitalised } from "./english.ts";
import { CARD_TYPE_NAMES, FACTION_NAMES, keywordName, OTHER_TERMS, subtypeName } from "./terms.ts";

const isKeyword = (word: string): word is Keyword => KEYWORDS.some((keyword) => keyword === word);

/** "Toughness +2" becomes "Résistance +2". */
function printedKeyword(printed: string, locale: Locale): string {
  const [word = "", ...amount] = printed.split(" ");
  return [isKeyword(word) ? keywordName(word, locale) : word, ...amount].join(" ");
}

export const describeSubtypes = (
  { subtypes }: Pick<CardFacts, "subtypes">,
  locale: Locale,
): readonly string[] => subtypes.map((subtype) => subtypeName(subtype, locale));

/** The keywords of a card, with Steadfast and Transient, which are facts of their own. */
export function describeKeywords(
  facts: Partial<Pick<CardFacts, "keywords" | "steadfast" | "transient">>,
  locale: Locale,
): readonly string[] {
  return [
    ...(facts.keywords ?? []).map((keyword) => printedKeyword(keyword, locale)),
    ...(facts.steadfast ? [`${OTHER_TERMS.steadfast[locale]} ${facts.steadfast}`] : []),
    ...(facts.transient ? [OTHER_TERMS.transient[locale]] : []),
  ];
}

export const describeKind = (
  { type, faction }: Pick<CardFacts, "type" | "faction">,
  locale: Locale,
): string => `${capitalised(FACTION_NAMES[locale][faction])}, ${CARD_TYPE_NAMES[locale][type]}`;
