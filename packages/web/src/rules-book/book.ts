/** The rules reference as the page reads it. The plugin of the build makes it from docs/rules. */
import type { Locale } from "@fhtagn/rules/words";

export interface RuleEntry {
  readonly is: "rule";
  readonly id: string;
  readonly statement: string;
  /** Who says so, with remarks: "`[LCG FR]` (misprint ED-06)". */
  readonly authority: string;
  /** Given, when, then. */
  readonly examples: readonly string[];
}

export interface HeadingBlock {
  readonly is: "heading";
  readonly level: 2 | 3;
  /** "5.2", "A": what other places call it by; "" where it has none. */
  readonly number: string;
  readonly text: string;
  readonly anchor: string;
}

export interface TableBlock {
  readonly is: "table";
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export type Block =
  | RuleEntry
  | HeadingBlock
  | TableBlock
  | { readonly is: "text"; readonly text: string }
  | { readonly is: "list"; readonly ordered: boolean; readonly items: readonly string[] }
  | { readonly is: "code"; readonly text: string };

/** The files of docs/rules: each is fetched on its own. */
export const BOOK_PARTS = ["catalogue", "turn", "editions", "glossary", "rulings"] as const;
export type BookPart = (typeof BOOK_PARTS)[number];

/** The parts that docs/rules/fr has whole, block for block as the English ones. */
export type FrenchPart = Extract<BookPart, "editions" | "rulings">;

export interface BookSection {
  readonly slug: string;
  readonly title: string;
  /** Chapters of the catalogue have a number. */
  readonly number: number | null;
  /** What its paragraphs, lists and cells are written in; headings and heads of columns are English in every one. */
  readonly locale: Locale;
  readonly blocks: readonly Block[];
}

/** One line of the contents. */
export interface SectionLine {
  readonly slug: string;
  readonly part: BookPart;
  readonly number: number | null;
  readonly title: string;
  readonly titleFr: string;
  readonly headings: readonly HeadingLine[];
  /** "STORY": every id that begins so stands here. */
  readonly prefixes: readonly string[];
}

export interface HeadingLine {
  readonly anchor: string;
  readonly text: string;
  readonly textFr: string;
}

/** Statements by id; headings and heads of columns by their English words. */
export interface French {
  readonly statements: Readonly<Record<string, string>>;
  readonly words: Readonly<Record<string, string>>;
}
