import { createContext, useContext } from "react";
import { useLocale } from "use-intl";
import type { HeadingLine, SectionLine } from "../../rules-book/book.ts";

const ContentsContext = createContext<readonly SectionLine[]>([]);
export const ContentsProvider = ContentsContext.Provider;
export const useContents = (): readonly SectionLine[] => useContext(ContentsContext);

/** Titles in the reader's language. */
export function useTitles(): {
  readonly section: (line: SectionLine) => string;
  readonly heading: (line: HeadingLine) => string;
} {
  const french = useLocale() === "fr";
  return {
    section: ({ title, titleFr }) => (french ? titleFr : title),
    heading: ({ text, textFr }) => (french ? textFr : text),
  };
}
