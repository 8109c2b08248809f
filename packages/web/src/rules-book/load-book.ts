/** The parts of the book, fetched when somebody opens them and then kept. */
import type { Locale } from "@fhtagn/rules/words";
import type { BookPart, BookSection, French, FrenchPart, SectionLine } from "./book.ts";

type Fetch<T> = () => Promise<T>;

/** Fetched once; a fetch that failed is forgotten, so that the next one tries again. */
function once<T>(fetch: Fetch<T>): Fetch<T> {
  let kept: Promise<T> | undefined;
  return () => {
    kept ??= fetch().catch((failure: unknown) => {
      kept = undefined;
      throw failure;
    });
    return kept;
  };
}

const ENGLISH: Readonly<Record<BookPart, Fetch<readonly BookSection[]>>> = {
  catalogue: once(async () => (await import("virtual:rules/catalogue")).content),
  turn: once(async () => (await import("virtual:rules/turn")).content),
  editions: once(async () => (await import("virtual:rules/editions")).content),
  glossary: once(async () => (await import("virtual:rules/glossary")).content),
  rulings: once(async () => (await import("virtual:rules/rulings")).content),
};

/** Instead of the English ones; the other parts have their French beside them (`loadFrench`) or none. */
const FRENCH: Readonly<Record<FrenchPart, Fetch<readonly BookSection[]>>> = {
  editions: once(async () => (await import("virtual:rules/editions-fr")).content),
  rulings: once(async () => (await import("virtual:rules/rulings-fr")).content),
};

const FETCHES: { readonly [L in Locale]: typeof ENGLISH } = { en: ENGLISH, fr: { ...ENGLISH, ...FRENCH } };

export const loadPart = (part: BookPart, locale: Locale): Promise<readonly BookSection[]> =>
  FETCHES[locale][part]();
export const loadFrench: Fetch<French> = once(async () => (await import("virtual:rules/french")).content);
export const loadContents: Fetch<readonly SectionLine[]> = once(
  async () => (await import("virtual:rules/contents")).content,
);

/** A part with what is needed to show it in one language. */
export interface OpenedBook {
  readonly sections: readonly BookSection[];
  readonly contents: readonly SectionLine[];
  /** Null for those who read English. */
  readonly french: French | null;
}

/** What is loaded beside the book. */
const TRANSLATIONS: { readonly [L in Locale]: () => Promise<French> | null } = {
  en: () => null,
  fr: loadFrench,
};

async function open(part: BookPart, locale: Locale): Promise<OpenedBook> {
  const [sections, contents, french] = await Promise.all([
    loadPart(part, locale),
    loadContents(),
    TRANSLATIONS[locale](),
  ]);
  return { sections, contents, french };
}

const OPENERS = new Map<string, Fetch<OpenedBook>>();

/** The same function for the same part and language. */
export function openerOf(part: BookPart, locale: Locale): Fetch<OpenedBook> {
  const key = `${part} ${locale}`;
  const opener = OPENERS.get(key) ?? (() => open(part, locale));
  OPENERS.set(key, opener);
  return opener;
}
