/** The languages of the page, and which one a visitor is first shown. */
import { LOCALES, type Locale } from "@fhtagn/rules/words";

/** Each language in its own words: a reader must find his own in any of them. */
export const LOCALE_NAMES: Readonly<Record<Locale, string>> = { en: "English", fr: "Français" };

export const isLocale = (value: unknown): value is Locale => LOCALES.some((locale) => locale === value);

/** The first of the visitor's languages that we speak; "fr-CA" is French. */
export function preferredLocale(languages: readonly string[]): Locale {
  const spoken = languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return spoken.find(isLocale) ?? "en";
}
