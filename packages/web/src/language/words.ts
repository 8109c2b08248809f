/** The words of the page in the languages that were asked for: those of the first page first, then all of them. */

import type { Locale } from "@fhtagn/rules/words";
import { create } from "zustand";
import type { messages as english } from "./en/messages.ts";

type Messages = typeof english;

/** The compiler checks that a translation has the keys of the English one, not that its wording is the same. */
const ALL: Readonly<Record<Locale, () => Promise<Messages>>> = {
  en: async () => (await import("./en/messages.ts")).messages,
  fr: async () => (await import("./fr/messages.ts")).messages as unknown as Messages,
};

/** Less than all: a page that says more waits for `loadCatalogue` (router.tsx). */
const FIRST: Readonly<Record<Locale, () => Promise<Messages>>> = {
  en: async () => (await import("./en/first.ts")).first as unknown as Messages,
  fr: async () => (await import("./fr/first.ts")).first as unknown as Messages,
};

export interface Catalogue {
  readonly locale: Locale;
  readonly messages: Messages;
}

/** The whole catalogues that have come so far. */
export const useCatalogues = create<{ readonly [L in Locale]?: Catalogue }>(() => ({}));

export async function loadCatalogue(locale: Locale): Promise<Catalogue> {
  const known = useCatalogues.getState()[locale];
  if (known !== undefined) return known;
  const loaded: Catalogue = { locale, messages: await ALL[locale]() };
  useCatalogues.setState({ [locale]: loaded });
  return loaded;
}

export const loadFirstWords = async (locale: Locale): Promise<Catalogue> => ({
  locale,
  messages: await FIRST[locale](),
});
