/** Every rendered text of a set, for the golden files: a change of wording is a visible line in the diff. */
import type { CardText, Locale } from "@fhtagn/rules";
import { describeKeywords, describeKind, describeSubtypes, describeText } from "@fhtagn/rules/text";
import { SET_NAMES, type SetName } from "./facts.ts";
import { ENTRIES, type ToldCard, tellSet } from "./library.ts";

const NO_TEXT: CardText = { abilities: [] };

function section(told: ToldCard, locale: Locale): string {
  const { row } = told;
  const title = row.descriptor === null ? row.title : `${row.title}, ${row.descriptor}`;
  const facts = [
    describeKind(row, locale),
    ...describeSubtypes(row, locale),
    ...describeKeywords(row, locale),
  ];
  const lines =
    "text" in told
      ? describeText(told.text, row, locale)
      : [...describeText(told.draft ?? NO_TEXT, row, locale), `(not yet: ${told.notYet})`];
  return [`## ${row.number} ${title}`, `*${facts.join(". ")}.*`, ...lines].join("\n\n");
}

/** Sets of which at least one text is written. */
export const goldenSets = (): readonly SetName[] => SET_NAMES.filter((set) => ENTRIES[set] !== undefined);

export function goldenText(set: SetName, locale: Locale): string {
  const written = tellSet(set).filter((told) => "text" in told || told.notYet !== "not written");
  return `${[`# ${set}`, ...written.map((told) => section(told, locale))].join("\n\n")}\n`;
}
