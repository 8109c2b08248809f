/** The page of the card language: what its examples print is worked out from the words themselves. */
import { runInNewContext } from "node:vm";
import type { Ability, CardText, Effect, Locale, Trigger } from "@fhtagn/rules";
import * as dsl from "@fhtagn/rules/dsl";
import { describe, describeText } from "@fhtagn/rules/text";

/** A row of a table: words, an example, what it prints in English and in French. */
export interface LanguageRow {
  /** Names of the words that the row explains. */
  readonly words: readonly string[];
  readonly code: string;
}

/** Every word that a card file can import. */
export const languageWords = (): readonly string[] => Object.keys(dsl);

/** "| `wound(who, count?)` ... | `wound(aCharacter())` | ... | ... |". */
const ROW = /^\| (`.+?) \| `([^`]+)` \|[^|]*\|[^|]*\|$/;
/** The words come first, before anything is said of them. */
const WORDS = /^`[^`]+`(?:, `[^`]+`)*/;

export function languageRow(line: string): LanguageRow | undefined {
  const [, explained, code] = ROW.exec(line) ?? [];
  if (explained === undefined || code === undefined) return undefined;
  const [listed = ""] = WORDS.exec(explained) ?? [];
  const words = [...listed.matchAll(/`(\w+)(?:\([^`]*\))?`/g)].map(([, word = ""]) => word);
  return { words, code };
}

/** The page with the texts of its examples as they are now. */
export const refreshLanguagePage = (page: string): string => page.split("\n").map(refreshLine).join("\n");

function refreshLine(line: string): string {
  const row = languageRow(line);
  if (row === undefined) return line;
  const [start = ""] = line.split(` | \`${row.code}\` |`);
  const texts = (["en", "fr"] as const).map((locale) => printed(evaluate(row.code), locale));
  return `${[start, `\`${row.code}\``, ...texts].join(" | ")} |`;
}

/** What an example may be. */
type Written = Ability | Effect | Trigger | dsl.CardEntry | Partial<CardText>;

function evaluate(code: string): Written {
  // Through JSON: a card is plain data, and the other context has arrays and objects of its own.
  return JSON.parse(JSON.stringify(runInNewContext(`(${code})`, { ...dsl })));
}

/** An example as the text of a card; an effect and a trigger are those of an ability. */
export function exampleText(code: string): CardText {
  const written = evaluate(code);
  if ("do" in written) return { abilities: [dsl.action({ effect: written })] };
  if ("on" in written) return { abilities: [dsl.response({ when: written, effect: dsl.nothing })] };
  if ("timing" in written) return { abilities: [written] };
  return "text" in written ? written.text : { abilities: [], ...written };
}

const ABOUT = { type: "character" } as const;

/** An ability with its heading; an effect or a trigger without; a card or its terms of play line by line. */
function printed(written: Written, locale: Locale): string {
  if ("do" in written) return bare(dsl.action({ effect: written }), locale);
  if ("on" in written) return bare(dsl.response({ when: written, effect: dsl.nothing }), locale);
  if ("timing" in written) return describe(written, locale, ABOUT);
  const text = "text" in written ? written.text : { abilities: [], ...written };
  return describeText(text, ABOUT, locale).join(" ") || "(no text)";
}

const NOTHING_FOLLOWS = /, (do nothing|ne faites rien)\.$/;

function bare(ability: Ability, locale: Locale): string {
  const text = describe(ability, locale, ABOUT).replace(/^\*\*[^*]+\*\*\s/, "");
  return (text.charAt(0).toUpperCase() + text.slice(1)).replace(NOTHING_FOLLOWS, "");
}
