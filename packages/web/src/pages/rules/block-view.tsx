/** A piece of a section: a rule, a heading, a table, a list, a paragraph. */
import type { Locale } from "@fhtagn/rules/words";
import type { Block, French, HeadingBlock, RuleEntry } from "../../rules-book/book.ts";
import { RuleView } from "../../rules-book/rule-view.tsx";
import { RunningText } from "../../rules-book/running-text.tsx";
import css from "./blocks.module.css";
import { IdLink } from "./id-link.tsx";
import { TableView } from "./table-view.tsx";

interface Props {
  readonly block: Block;
  /** What the section is written in. */
  readonly locale: Locale;
  readonly french: French | null;
  /** The anchor that the address points at. */
  readonly here: string;
}

/** Rules and headings have their French one by one; all else is in the language of its section. */
export function BlockView({ block, locale, french, here }: Props) {
  switch (block.is) {
    case "rule":
      return <RuleBlock block={block} french={french} here={here} />;
    case "heading":
      return <Heading block={block} french={french} />;
    case "table":
      return <TableView table={block} locale={locale} french={french} here={here} />;
    case "list":
      return <ListView block={block} locale={locale} />;
    case "code":
      return (
        <pre className={css.code} lang={locale}>
          {block.text}
        </pre>
      );
    case "text":
      return (
        <p className={css.text} lang={locale}>
          <RunningText text={block.text} />
        </p>
      );
  }
}

function RuleBlock({ block, french, here }: Omit<Props, "block" | "locale"> & { readonly block: RuleEntry }) {
  const { id } = block;
  return (
    <section id={id} tabIndex={-1} className={css.rule} data-here={here === id} aria-labelledby={`${id}-id`}>
      <RuleView rule={block} french={french} head={<IdLink id={id} />} />
    </section>
  );
}

function Heading({ block, french }: { readonly block: HeadingBlock; readonly french: French | null }) {
  const { level, number, text, anchor } = block;
  const Tag = `h${level}` as const;
  return (
    <Tag id={anchor} tabIndex={-1} className={css.heading}>
      {number === "" ? null : <span className={css.number}>{number}</span>}
      {french?.words[text] ?? text}
    </Tag>
  );
}

interface ListProps {
  readonly block: Extract<Block, { readonly is: "list" }>;
  readonly locale: Locale;
}

function ListView({ block, locale }: ListProps) {
  const Tag = block.ordered ? "ol" : "ul";
  return (
    <Tag className={css.list} lang={locale}>
      {block.items.map((item) => (
        <li key={item}>
          <RunningText text={item} />
        </li>
      ))}
    </Tag>
  );
}
