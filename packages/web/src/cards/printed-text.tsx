import type { Locale } from "@fhtagn/rules";
import { describeText } from "@fhtagn/rules/text";
import { Fragment } from "react";
import type { BookPage } from "./card-book.ts";
import { inPlaces } from "./in-places.ts";

/** "**Action:** pay 1" with what stands between the stars in bold. */
export function BoldText({ text }: { text: string }) {
  return inPlaces(text.split("**")).map(({ item: part, at, key }) =>
    at % 2 === 1 ? <b key={key}>{part}</b> : <Fragment key={key}>{part}</Fragment>,
  );
}

/** The rules text, a line for each ability; none where the card is not written yet. */
export const textLines = ({ facts, text }: BookPage, locale: Locale): readonly string[] =>
  text === undefined ? [] : describeText(text, facts, locale);
