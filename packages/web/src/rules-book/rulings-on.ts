import type { BookSection } from "./book.ts";

/** A row names its cards as "[[core-set-57|Pulled Under (F57)]]". */
export const rulingsOn = (code: string, sections: readonly BookSection[]): readonly string[] =>
  sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.is === "table" && block.head[1] === "card" ? block.rows : []))
    .filter(([, card = ""]) => card.includes(`[[${code}|`))
    .map(([, , ruling = ""]) => ruling);
