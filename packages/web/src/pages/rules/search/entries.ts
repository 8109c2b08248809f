/** Everything in the book that can be found. */
import type { Locale } from "@fhtagn/rules/words";
import type { BookSection, French, SectionLine, TableBlock } from "../../../rules-book/book.ts";
import { loadContents, loadFrench, loadPart } from "../../../rules-book/load-book.ts";
import { plainText } from "../../../rules-book/tokens.ts";
import { rulesOf } from "../../../rules-book/where.ts";

export type EntryKind = "section" | "rule" | "point" | "term" | "ruling";

export interface SearchEntry {
  readonly kind: EntryKind;
  /** An id, a term, the name of a card: what it is found by first. */
  readonly name: string;
  /** What it says, in the languages in which it is written. */
  readonly texts: readonly { readonly locale: Locale; readonly text: string }[];
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

const pointEntries = (sections: readonly BookSection[]): readonly SearchEntry[] =>
  tablesOf(sections)
    .filter(({ table }) => table.head[0] === "ID")
    .flatMap(({ table, slug }) =>
      table.rows.map(([id = "", point = "", ...rest]) => ({
        kind: "point" as const,
        name: id,
        texts: english([point, ...rest].join(" · ")),
        section: slug,
        hash: id,
      })),
    );

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

const rulingEntries = (sections: readonly BookSection[]): readonly SearchEntry[] =>
  tablesOf(sections)
    .filter(({ table }) => table.head[1] === "card")
    .flatMap(({ table, slug, heading }) =>
      table.rows.map(([set = "", card = "", ruling = ""]) => ({
        kind: "ruling" as const,
        name: plainText(card),
        texts: english(`${ruling} (${set})`),
        section: slug,
        hash: heading,
      })),
    );

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

/** Both languages are searched, whatever language the page is in. */
export async function loadEntries(): Promise<readonly SearchEntry[]> {
  const [contents, french, catalogue, editions, glossary, rulings] = await Promise.all([
    loadContents(),
    loadFrench(),
    loadPart("catalogue"),
    loadPart("editions"),
    loadPart("glossary"),
    loadPart("rulings"),
  ]);
  return [
    ...sectionEntries(contents),
    ...ruleEntries(catalogue, french),
    ...termEntries(glossary),
    ...pointEntries(editions),
    ...rulingEntries(rulings),
  ];
}
