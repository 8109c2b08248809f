/** Everything in the book that can be found. */
import type { Locale } from "@fhtagn/rules/words";
import type { BookPart, BookSection, French, SectionLine, TableBlock } from "../../../rules-book/book.ts";
import { loadContents, loadFrench, loadPart } from "../../../rules-book/load-book.ts";
import { plainText } from "../../../rules-book/tokens.ts";
import { rulesOf } from "../../../rules-book/where.ts";

export type EntryKind = "section" | "rule" | "point" | "term" | "ruling";

interface WrittenText {
  readonly locale: Locale;
  readonly text: string;
  /** Where its name has words of a language: "insane characters in Refresh". */
  readonly name?: string;
}

export interface SearchEntry {
  readonly kind: EntryKind;
  /** An id, a term, the name of a card: what it is found by first. */
  readonly name: string;
  /** What it says, in the languages in which it is written. */
  readonly texts: readonly WrittenText[];
  readonly section: string;
  readonly hash: string;
}

const english = (text: string): SearchEntry["texts"] => [{ locale: "en", text: plainText(text) }];

function ruleEntries(sections: readonly BookSection[], french: French): readonly SearchEntry[] {
  return sections.flatMap((section) =>
    rulesOf(section).map(({ id, statement }) => {
      const translated = french.statements[id];
      return {
        kind: "rule" as const,
        name: id,
        texts: [
          ...english(statement),
          ...(translated === undefined ? [] : [{ locale: "fr" as const, text: plainText(translated) }]),
        ],
        section: section.slug,
        hash: id,
      };
    }),
  );
}

interface HeadedTable {
  readonly table: TableBlock;
  readonly heading: string;
  readonly slug: string;
}

/** The tables of a part, each with the anchor of the heading above it. */
function tablesOf(sections: readonly BookSection[]): readonly HeadedTable[] {
  return sections.flatMap(({ slug, blocks }) => {
    let heading = "";
    return blocks.flatMap((block) => {
      if (block.is === "heading") heading = block.anchor;
      return block.is === "table" ? [{ table: block, heading, slug }] : [];
    });
  });
}

interface RowInBoth {
  readonly row: readonly string[];
  readonly french: readonly string[];
  readonly heading: string;
  readonly slug: string;
}

/** The rows of the tables that are meant; a row has its French at the same place. */
function rowsInBoth({ en, fr }: InBoth, isMeant: (table: TableBlock) => boolean): readonly RowInBoth[] {
  const french = tablesOf(fr);
  return tablesOf(en).flatMap(({ table, heading, slug }, at) =>
    isMeant(table)
      ? table.rows.map((row, place) => ({ row, french: french[at]?.table.rows[place] ?? [], heading, slug }))
      : [],
  );
}

const pointText = ([, ...cells]: readonly string[]): string => plainText(cells.join(" · "));

const pointEntries = (editions: InBoth): readonly SearchEntry[] =>
  rowsInBoth(editions, ({ head }) => head[0] === "ID").map(({ row, french, slug }) => ({
    kind: "point",
    name: row[0] ?? "",
    texts: [
      { locale: "en", text: pointText(row) },
      { locale: "fr", text: pointText(french) },
    ],
    section: slug,
    hash: row[0] ?? "",
  }));

const termEntries = (sections: readonly BookSection[]): readonly SearchEntry[] =>
  tablesOf(sections)
    .filter(({ table }) => table.head[1] === "French")
    .flatMap(({ table, slug, heading }) =>
      table.rows.map(([term = "", french = "", ...rest]) => ({
        kind: "term" as const,
        name: `${plainText(term)} = ${plainText(french)}`,
        texts: english(rest.filter((cell) => cell !== "").join(" · ")),
        section: slug,
        hash: heading,
      })),
    );

const rulingText = ([set = "", card = "", ruling = ""]: readonly string[], locale: Locale): WrittenText => ({
  locale,
  name: plainText(card),
  text: plainText(`${ruling} (${set})`),
});

const rulingEntries = (rulings: InBoth): readonly SearchEntry[] =>
  rowsInBoth(rulings, ({ head }) => head[1] === "card").map(({ row, french, slug, heading }) => ({
    kind: "ruling",
    name: plainText(row[1] ?? ""),
    texts: [rulingText(row, "en"), rulingText(french, "fr")],
    section: slug,
    hash: heading,
  }));

const sectionEntries = (contents: readonly SectionLine[]): readonly SearchEntry[] =>
  contents.flatMap(({ slug, title, titleFr, headings }) =>
    [{ anchor: "", text: title, textFr: titleFr }, ...headings].map(({ anchor, text, textFr }) => ({
      kind: "section" as const,
      name: "",
      texts: [
        { locale: "en" as const, text },
        { locale: "fr" as const, text: textFr },
      ],
      section: slug,
      hash: anchor,
    })),
  );

type InBoth = { readonly [L in Locale]: readonly BookSection[] };

async function loadInBoth(part: BookPart): Promise<InBoth> {
  const [en, fr] = await Promise.all([loadPart(part, "en"), loadPart(part, "fr")]);
  return { en, fr };
}

/** Both languages are searched, whatever language the page is in. */
export async function loadEntries(): Promise<readonly SearchEntry[]> {
  const [contents, french, catalogue, editions, glossary, rulings] = await Promise.all([
    loadContents(),
    loadFrench(),
    loadPart("catalogue", "en"),
    loadInBoth("editions"),
    loadPart("glossary", "en"),
    loadInBoth("rulings"),
  ]);
  return [
    ...sectionEntries(contents),
    ...ruleEntries(catalogue, french),
    ...termEntries(glossary),
    ...pointEntries(editions),
    ...rulingEntries(rulings),
  ];
}
