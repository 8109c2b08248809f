/** A table of the book. A row that begins with an id can be linked to; on a phone each row of a wide one is a card. */
import type { Locale } from "@fhtagn/rules/words";
import { useId } from "react";
import type { French, TableBlock } from "../../rules-book/book.ts";
import { RunningText } from "../../rules-book/running-text.tsx";
import css from "./table.module.css";

interface Props {
  readonly table: TableBlock;
  /** What its cells are written in. */
  readonly locale: Locale;
  readonly french: French | null;
  readonly here: string;
}

const POINT = /^ED-\d+$/;
/** A table with this column sets the two rulesets side by side. */
const SIDE_BY_SIDE = "newer rules";
/** Columns that hold words of the language their head names. */
const LANGUAGES: Readonly<Record<string, string>> = {
  French: "fr",
  feminine: "fr",
  plural: "fr",
  use: "fr",
  never: "fr",
};

export function TableView({ table: { head, rows }, locale, french, here }: Props) {
  const heads = head.map((cell) => french?.words[cell] ?? cell);
  const name = useId();
  return (
    <div
      className={css.frame}
      data-wide={head.length > 4}
      data-narrow={head.length <= 3}
      data-compares={head.includes(SIDE_BY_SIDE)}
    >
      <table className={css.table} lang={locale}>
        <thead>
          <tr>
            {heads.map((cell, at) => (
              <th key={head[at]} id={`${name}${at}`} scope="col" lang={french === null ? "en" : "fr"}>
                <RunningText text={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.join("|")} row={row} head={head} heads={heads} locale={locale} here={here} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps {
  readonly row: readonly string[];
  readonly head: readonly string[];
  readonly heads: readonly string[];
  readonly locale: Locale;
  readonly here: string;
}

function Row({ row, head, heads, locale, here }: RowProps) {
  const [first = ""] = row;
  const anchor = POINT.test(first) ? { id: first, tabIndex: -1, "data-here": here === first } : {};
  return (
    <tr {...anchor}>
      {row.map((cell, at) => (
        <td
          key={head[at]}
          data-head={(heads[at] ?? "").replaceAll("`", "")}
          data-empty={cell === ""}
          lang={LANGUAGES[head[at] ?? ""] ?? locale}
        >
          <RunningText text={cell} />
        </td>
      ))}
    </tr>
  );
}
