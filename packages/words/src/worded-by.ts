import type { WordsBy } from "./contract/scenario-words.ts";

/** The table pairs each kind with words for that very kind; this function owns the cast. */
export const wordedBy = <Told extends { readonly is: string }>(words: WordsBy<Told>, told: Told): string =>
  (words[told.is as Told["is"]] as (told: Told) => string)(told);
