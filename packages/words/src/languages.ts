/** The languages the game is told in. A new one is a folder beside `en` and `fr`, and a line here. */
import type { Locale } from "@fhtagn/rules";
import type { Language } from "./contract/language.ts";
import { english } from "./en/english.ts";
import { french } from "./fr/french.ts";

const LANGUAGES: { readonly [L in Locale]: Language } = { en: english, fr: french };

export const languageOf = (locale: Locale): Language => LANGUAGES[locale];
