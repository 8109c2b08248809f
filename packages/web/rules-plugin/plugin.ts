/** The modules "virtual:rules/...": the rules reference of docs/rules, a module for each of its files. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import type { BookPart, BookSection, French, FrenchPart, SectionLine } from "../src/rules-book/book.ts";
import { frenchOf } from "./french.ts";
import { frenchSections } from "./french-sections.ts";
import { prefixesOf, sectionsOf, type Texts, wholeSection } from "./sections.ts";

const DOCS = new URL("../../../docs/rules/", import.meta.url);
const FRENCH = new URL("fr/", DOCS);
const HEADINGS = "headings.md";
const ID = "virtual:rules/";
const RESOLVED = `\0${ID}`;

const read = (file: string, folder: URL = DOCS): string => readFileSync(new URL(file, folder), "utf8");

export interface RulesBook {
  readonly sections: Readonly<Record<BookPart, readonly BookSection[]>>;
  readonly french: French;
  /** The parts that are French as a whole. */
  readonly frenchSections: Readonly<Record<FrenchPart, readonly BookSection[]>>;
  readonly contents: readonly SectionLine[];
}

const readTexts = (): Texts => ({
  catalogue: read("catalogue.md"),
  turn: read("turn.md"),
  editions: read("editions.md"),
  glossary: read("glossary.md"),
  rulings: read("card-rulings.md"),
});

const FRENCH_FILES: Readonly<Record<FrenchPart, string>> = {
  editions: "editions.md",
  rulings: "card-rulings.md",
};

const frenchPart = (part: FrenchPart, english: RulesBook["sections"]): readonly BookSection[] =>
  frenchSections(english[part], wholeSection(part, read(FRENCH_FILES[part], FRENCH)));

const frenchFiles = (): readonly string[] =>
  existsSync(FRENCH) ? readdirSync(FRENCH).filter((file) => file.endsWith(".md")) : [];

function contentsOf(sections: RulesBook["sections"], { words }: French): readonly SectionLine[] {
  return Object.entries(sections).flatMap(([part, list]) =>
    list.map((section) => ({
      slug: section.slug,
      // The keys of the record are exactly the parts.
      part: part as BookPart,
      number: section.number,
      title: section.title,
      titleFr: words[section.title] ?? section.title,
      headings: section.blocks.flatMap((block) =>
        block.is === "heading"
          ? [{ anchor: block.anchor, text: block.text, textFr: words[block.text] ?? block.text }]
          : [],
      ),
      prefixes: prefixesOf(section),
    })),
  );
}

/** Chapters of the catalogue come first, as they are numbered. */
export function readRulesBook(): RulesBook {
  const sections = sectionsOf(readTexts());
  const chapters = frenchFiles().filter((file) => file !== HEADINGS);
  const french = frenchOf(
    chapters.map((file) => read(file, FRENCH)),
    read(HEADINGS, FRENCH),
    sections.catalogue,
  );
  return {
    sections,
    french,
    frenchSections: { editions: frenchPart("editions", sections), rulings: frenchPart("rulings", sections) },
    contents: contentsOf(sections, french),
  };
}

function contentOf(name: string): unknown {
  const book = readRulesBook();
  const { editions, rulings } = book.frenchSections;
  const contents: Readonly<Record<string, unknown>> = {
    ...book.sections,
    contents: book.contents,
    french: book.french,
    "editions-fr": editions,
    "rulings-fr": rulings,
  };
  return contents[name];
}

/** A string that is parsed is read faster than the same data as code. */
const moduleOf = (content: unknown): string =>
  `export const content = JSON.parse(${JSON.stringify(JSON.stringify(content))});`;

export const rulesPlugin = (): Plugin => ({
  name: "rules",
  resolveId: (id) => (id.startsWith(ID) ? `\0${id}` : null),
  load(id) {
    if (!id.startsWith(RESOLVED)) return null;
    const files = [...readdirSync(DOCS), ...frenchFiles().map((file) => `fr/${file}`)];
    for (const file of files.filter((name) => name.endsWith(".md")))
      this.addWatchFile(fileURLToPath(new URL(file, DOCS)));
    return moduleOf(contentOf(id.slice(RESOLVED.length)));
  },
});
