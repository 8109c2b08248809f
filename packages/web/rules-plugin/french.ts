/** The French of the book: docs/rules/fr has a file for each chapter, and one of headings for the rest. */
import type { BookSection, French } from "../src/rules-book/book.ts";
import { plainHeading } from "./blocks.ts";

const STATEMENT = /^- \*\*([A-Z]+(?:-[A-Z]+)*-\d+)\*\* — (.*)$/gm;
const PAIR = /^\| (.+?) \| (.+?) \|$/gm;
const RULE_OF_TABLE = /^-+$/;

/**
 * Files are typed with plain signs; the page shows the apostrophe and the narrow spaces of French print. Rules do not
 * exclaim: an exclamation mark belongs to the title of a card, which is English and stays as it is.
 */
export const typeset = (text: string): string =>
  text
    .replaceAll("'", "’")
    .replace(/[ \u00a0\u202f]?([;?»]|:(?=\s|$))/g, "\u202f$1")
    .replace(/«[ \u00a0\u202f]?/g, "«\u202f");

const headingsIn = (section: BookSection): readonly string[] =>
  section.blocks.flatMap((block) => (block.is === "heading" ? [block.text] : []));

/** Headings stand in the order of the English chapter. */
function wordsOfChapter(
  text: string,
  chapters: readonly BookSection[],
): readonly (readonly [string, string])[] {
  const [, number, title] = /^# (\d+)\. (.*)$/m.exec(text) ?? [];
  const chapter = chapters.find((section) => section.number === Number(number));
  if (chapter === undefined || title === undefined) return [];
  const french = [...text.matchAll(/^## (.*)$/gm)].map(([, heading = ""]) => typeset(plainHeading(heading)));
  const english = headingsIn(chapter);
  const pairs = french.flatMap((words, at) => {
    const meant = english[at];
    return meant === undefined ? [] : [[meant, words] as const];
  });
  return [[chapter.title, typeset(plainHeading(title))], ...pairs];
}

const pairsIn = (text: string): readonly (readonly [string, string])[] =>
  [...text.matchAll(PAIR)]
    .map(([, english = "", french = ""]) => [english, typeset(french)] as const)
    .filter(([english]) => !RULE_OF_TABLE.test(english));

export function frenchOf(
  files: readonly string[],
  headings: string,
  chapters: readonly BookSection[],
): French {
  const statements = files.flatMap((text) =>
    [...text.matchAll(STATEMENT)].map(([, id = "", words = ""]) => [id, typeset(words.trim())] as const),
  );
  const words = files.flatMap((text) => wordsOfChapter(text, chapters));
  return {
    statements: Object.fromEntries(statements),
    words: Object.fromEntries([...pairsIn(headings), ...words]),
  };
}
