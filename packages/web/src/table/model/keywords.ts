/** The keywords the zoom explains. */
import type { Keyword } from "@fhtagn/rules";

export const KEYWORD_ORDER = [
  "Fast",
  "Heroic",
  "Villainous",
  "Invulnerability",
  "Loyal",
  "Willpower",
  "Resilient",
  "Day",
  "Night",
  "Prophecy",
  "Dormant",
  "Toughness",
  "Fated",
] as const satisfies readonly Keyword[];
