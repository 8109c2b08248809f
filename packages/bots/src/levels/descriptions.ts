/** The levels in words, for whoever chooses one. */
import type { Locale } from "@fhtagn/rules";
import { levelsInEnglish } from "../words/en.ts";
import { levelsInFrench } from "../words/fr.ts";
import type { Level } from "./levels.ts";

export interface LevelWords {
  readonly name: string;
  /** What to expect, one or two short sentences. */
  readonly description: string;
}

export const LEVEL_WORDS: Readonly<Record<Locale, Readonly<Record<Level, LevelWords>>>> = {
  en: levelsInEnglish,
  fr: levelsInFrench,
};
