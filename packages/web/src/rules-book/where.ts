/** Where in the book something stands. */
import type { BookSection, RuleEntry, SectionLine } from "./book.ts";

/** An id of a rule ("KW-FAST-01") or of a point on which the editions differ ("ED-19"). */
export const RULE_ID = /^(?:KW-)?[A-Z]+-\d{2}$/;
const POINT = /^ED-\d+$/;
export const EDITIONS = "editions";
/** Its first part: the newer and the older rules, side by side. */
export const WHAT_DIFFERS = "what-differs";

interface Place {
  readonly section: string;
  readonly hash: string;
}

/** Null for an id that no section has. */
export function placeInBook(id: string, contents: readonly SectionLine[]): Place | null {
  if (POINT.test(id)) return { section: EDITIONS, hash: id };
  const prefix = id.replace(/-\d+$/, "");
  const line = contents.find(({ prefixes }) => prefixes.includes(prefix));
  return line === undefined ? null : { section: line.slug, hash: id };
}

export const rulesOf = ({ blocks }: BookSection): readonly RuleEntry[] =>
  blocks.filter((block) => block.is === "rule");

export interface FoundRule {
  readonly rule: RuleEntry;
  readonly section: BookSection;
}

export function findRule(id: string, sections: readonly BookSection[]): FoundRule | null {
  for (const section of sections) {
    const rule = rulesOf(section).find((entry) => entry.id === id);
    if (rule !== undefined) return { rule, section };
  }
  return null;
}
