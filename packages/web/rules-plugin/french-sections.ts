/** A part that docs/rules/fr has whole: the English section, block for block in French. */
import type { Block, BookSection } from "../src/rules-book/book.ts";
import { nameCards } from "./card-names.ts";
import { typeset } from "./french.ts";

/** Headings and heads of columns stay English: fr/headings.md has their French, and anchors are made of them. */
function withEnglishHeads(english: Block, french: Block | undefined): Block {
  if (french === undefined || french.is !== english.is)
    throw new Error(
      `docs/rules/fr: nothing stands where English has ${JSON.stringify(english).slice(0, 80)}`,
    );
  if (french.is === "table" && english.is === "table") return { ...french, head: english.head };
  return english.is === "heading" ? english : french;
}

function typesetBlock(block: Block): Block {
  switch (block.is) {
    case "table":
      return { ...block, rows: block.rows.map((row) => row.map(typeset)) };
    case "list":
      return { ...block, items: block.items.map(typeset) };
    case "text":
      return { ...block, text: typeset(block.text) };
    case "heading":
    case "rule":
    case "code":
      return block;
  }
}

/** Cards are named before the text is set: titles have the plain apostrophe. */
export const frenchSections = (
  english: readonly BookSection[],
  french: readonly BookSection[],
): readonly BookSection[] =>
  nameCards(
    english.map((section, at) => ({
      ...section,
      locale: "fr",
      blocks: section.blocks.map((block, place) => withEnglishHeads(block, french[at]?.blocks[place])),
    })),
  ).map((section) => ({ ...section, blocks: section.blocks.map(typesetBlock) }));
