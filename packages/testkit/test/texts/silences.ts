/** Parts of a tree that its printed text does not tell: it reads the same without them, or with others. */
import { type CardFacts, type CardText, LOCALES, type Locale } from "@fhtagn/rules";
import { describeText } from "@fhtagn/rules/text";
import { CARD_TEXT } from "./grammar-of-cards.ts";
import { readAlike } from "./readings.ts";

export interface Specimen {
  readonly name: string;
  readonly facts: Pick<CardFacts, "type" | "boosters">;
  readonly text: CardText;
}

const told = ({ facts, text }: Specimen, locale: Locale): string =>
  describeText(text, facts, locale).join(" ");

/** Parts that could be missing, or others, without a word of the text being another. */
function untold(card: Specimen, locale: Locale): readonly string[] {
  const text = told(card, locale);
  return CARD_TEXT.alter(card.text)
    .filter(({ tree }) => told({ ...card, text: tree }, locale) === text && !readAlike(tree, card.text))
    .map(
      ({ path, part, from, to }) =>
        `${card.name} (${locale}) ${path.join(".")}: ${part} ${JSON.stringify(from)} reads like ${JSON.stringify(to)}: ${text}`,
    );
}

export const untoldParts = (cards: readonly Specimen[]): readonly string[] =>
  cards.flatMap((card) => LOCALES.flatMap((locale) => untold(card, locale)));

/** Of trees that differ in one place: those whose texts do not. */
export const unlikeReadingAlike = (cards: readonly Specimen[]): readonly string[] =>
  LOCALES.flatMap((locale) => {
    const first = new Map<string, Specimen>();
    return cards.flatMap((card) => {
      const text = told(card, locale);
      const other = first.get(text);
      if (other === undefined) first.set(text, card);
      return other === undefined || readAlike(card.text, other.text)
        ? []
        : [`${card.name} and ${other.name} (${locale}): ${text}`];
    });
  });
