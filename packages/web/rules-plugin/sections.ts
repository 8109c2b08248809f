/** Which sections the book has, cut from the files of docs/rules. */
import type { Block, BookPart, BookSection } from "../src/rules-book/book.ts";
import { blocksOf, plainHeading } from "./blocks.ts";
import { nameCards } from "./card-names.ts";

/** Chapters without rules of their own, and the one whose rules have many prefixes. */
const SLUGS: Readonly<Record<string, string>> = {
  "How to read an entry": "reading",
  Keywords: "keywords",
  "Index of worked examples in the sources": "examples",
  "Later authority: what was found": "later-authority",
  "Exempt from engine tests": "exempt",
};

const prefixOf = (id: string): string => id.replace(/-\d+$/, "");

function slugOf(title: string, blocks: readonly Block[]): string {
  const rule = blocks.find((block) => block.is === "rule");
  const slug = SLUGS[title] ?? (rule?.is === "rule" ? prefixOf(rule.id).toLowerCase() : undefined);
  if (slug === undefined) throw new Error(`docs/rules/catalogue.md: "${title}" has neither rules nor a slug`);
  return slug;
}

/** Every second-level heading of the catalogue begins a section. */
function chaptersOf(text: string): readonly BookSection[] {
  return text
    .split(/^## /m)
    .slice(1)
    .map((chapter) => {
      const [heading = "", ...lines] = chapter.split("\n");
      const title = plainHeading(heading);
      const blocks = blocksOf(lines);
      const [, number] = /^(\d+)\./.exec(heading) ?? [];
      return {
        slug: slugOf(title, blocks),
        title,
        number: number === undefined ? null : Number(number),
        locale: "en",
        blocks,
      };
    });
}

/** The other files are one section each. */
export function wholeSection(slug: string, text: string): readonly BookSection[] {
  const [first = "", ...lines] = text.split("\n");
  return [{ slug, title: first.replace(/^# /, ""), number: null, locale: "en", blocks: blocksOf(lines) }];
}

export type Texts = Readonly<Record<BookPart, string>>;

export const sectionsOf = (texts: Texts): Readonly<Record<BookPart, readonly BookSection[]>> => ({
  catalogue: chaptersOf(texts.catalogue),
  turn: wholeSection("turn-machine", texts.turn),
  editions: wholeSection("editions", texts.editions),
  glossary: wholeSection("glossary", texts.glossary),
  rulings: nameCards(wholeSection("card-rulings", texts.rulings)),
});

export const prefixesOf = ({ blocks }: BookSection): readonly string[] => [
  ...new Set(blocks.flatMap((block) => (block.is === "rule" ? [prefixOf(block.id)] : []))),
];
