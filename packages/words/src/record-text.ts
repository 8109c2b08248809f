/** Why a record cannot be read, and where the game it tells of goes another way. */
import {
  type Difference,
  type DifferenceKind,
  type DifferenceOf,
  LIMITS,
  type LimitName,
  type Locale,
  type Malformed,
  type RecordFault,
  type RecordPlace,
} from "@fhtagn/rules";
import type { RecordWords } from "./contract/record-words.ts";
import { languageOf, recordWords } from "./languages.ts";

function placeText(place: RecordPlace, locale: Locale): string {
  const { line, parts } = recordWords(locale);
  return "line" in place ? line(place.line) : parts[place.part];
}

/** "more than 1,000 cards". */
export function tooMuchText(of: LimitName, locale: Locale): string {
  const most = new Intl.NumberFormat(locale).format(LIMITS[of]);
  return languageOf(locale).finish(recordWords(locale).tooMuch[of](most));
}

function recordFaultText(fault: RecordFault, locale: Locale): string {
  if (fault.kind === "tooMuch") return tooMuchText(fault.of, locale);
  return languageOf(locale).finish(worded(recordWords(locale).faults, fault));
}

/** "line 12: this is no card"; where a text is none from its beginning, that place is nothing to say. */
export const malformedText = ({ place, fault }: Malformed, locale: Locale): string =>
  "part" in place && place.part === "beginning"
    ? recordFaultText(fault, locale)
    : placedText(place, fault, locale);

const placedText = (place: RecordPlace, fault: RecordFault, locale: Locale): string =>
  languageOf(locale).finish(recordWords(locale).at(placeText(place, locale), recordFaultText(fault, locale)));

type Told = Exclude<RecordFault, { readonly kind: "tooMuch" }>;

/** The table pairs each kind with words for that very kind; these functions own the cast. */
const worded = (words: RecordWords["faults"], fault: Told): string =>
  (words[fault.kind] as (fault: Told) => string)(fault);

export const differenceText = (difference: Difference, locale: Locale): string =>
  languageOf(locale).finish(wordedDifference(recordWords(locale).differences, difference));

const wordedDifference = <K extends DifferenceKind>(
  words: RecordWords["differences"],
  difference: DifferenceOf<K>,
): string => words[difference.kind](difference);
