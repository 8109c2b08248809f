import type { Locale } from "@fhtagn/rules";
import { createContext, useContext } from "react";
import { useLocale } from "use-intl";
import type { HeadingLine, SectionLine } from "../../rules-book/book.ts";

const ContentsContext = createContext<readonly SectionLine[]>([]);
export const ContentsProvider = ContentsContext.Provider;
export const useContents = (): readonly SectionLine[] => useContext(ContentsContext);

interface Titles {
  readonly section: (line: SectionLine) => string;
  readonly heading: (line: HeadingLine) => string;
}

const TITLES: { readonly [L in Locale]: Titles } = {
  en: { section: ({ title }) => title, heading: ({ text }) => text },
  fr: { section: ({ titleFr }) => titleFr, heading: ({ textFr }) => textFr },
};

/** Titles in the reader's language. */
export function useTitles(): Titles {
  return TITLES[useLocale()];
}
