/** Text of cards, refusals and logs in English and French. */
export { describe, describeEffect, describeText, plain } from "./describe.ts";
export { capitalised } from "./english.ts";
export { describeKeywords, describeKind, describeSubtypes } from "./facts-line.ts";
export { au, de, typography } from "./french.ts";
export {
  CARD_TYPE_NAMES,
  CONDITION_WORDS,
  FACTION_NAMES,
  frenchIcon,
  HEADINGS,
  ICON_NAMES,
  keywordName,
  namedWord,
  PHASE_NAMES,
  ZONE_NAMES,
} from "./terms.ts";
