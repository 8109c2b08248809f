/** Who says so: the signs behind a rule, in the order of the catalogue's own list. */
export const SOURCES = [
  "LCG",
  "CCG",
  "FR",
  "REF",
  "FAQ",
  "FAQ41",
  "LATER:high",
  "LATER:med",
  "LATER:low",
  "DERIVED",
] as const;
export type Source = (typeof SOURCES)[number];

export const isSource = (tag: string): tag is Source => SOURCES.some((source) => source === tag);
