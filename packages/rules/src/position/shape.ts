/** Reading data of unknown shape: every complaint names its place. */
import type { Problem } from "./position.ts";
import type { PositionFlaw } from "./position-flaw.ts";

/** A place in what is being read, and the list of complaints. */
export interface At {
  readonly place: string;
  readonly problems: Problem[];
}

export const inside = (at: At, key: string | number): At => ({
  place: typeof key === "number" ? `${at.place}[${key}]` : `${at.place}.${key}`,
  problems: at.problems,
});

export function complain({ place, problems }: At, flaw: PositionFlaw, rule?: string): void {
  problems.push(rule === undefined ? { place, flaw } : { place, rule, flaw });
}

export type Fields = Readonly<Record<string, unknown>>;
const NO_FIELDS: Fields = {};

const shown = (value: unknown): string => JSON.stringify(value) ?? String(value);

export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A map with these keys and no others; an empty value is an empty map. */
export function readFields(at: At, value: unknown, keys: readonly string[]): Fields {
  if (value === undefined || value === null) return NO_FIELDS;
  if (!isFields(value)) {
    complain(at, { is: "noMap", keys, found: shown(value) });
    return NO_FIELDS;
  }
  for (const key of Object.keys(value)) {
    if (!keys.includes(key)) complain(inside(at, key), { is: "unknownKey", known: keys });
  }
  return value;
}

export function readList(at: At, value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value;
  complain(at, { is: "noList", found: shown(value) });
  return [];
}

export function readCount(at: At, value: unknown, otherwise = 0): number {
  if (value === undefined) return otherwise;
  if (typeof value === "number" && Number.isInteger(value) && value >= 0) return value;
  complain(at, { is: "noCount", found: shown(value) });
  return otherwise;
}

export function readFlag(at: At, value: unknown): boolean {
  if (value === undefined) return false;
  if (typeof value === "boolean") return value;
  complain(at, { is: "noFlag", found: shown(value) });
  return false;
}

/** One word of a closed list; undefined if absent or wrong. */
export function readWord<T extends string>(at: At, value: unknown, words: readonly T[]): T | undefined {
  if (value === undefined) return undefined;
  const known = words.find((word) => word === value);
  if (known === undefined) complain(at, { is: "oneOf", words, found: shown(value) });
  return known;
}

export interface ReadEntry {
  readonly title: string;
  readonly details: Fields;
}

/** A title, or a map with one title whose value has these keys. */
export function readEntry(at: At, value: unknown, keys: readonly string[]): ReadEntry | undefined {
  if (typeof value === "string") return { title: value, details: NO_FIELDS };
  if (isFields(value)) {
    const [first, ...others] = Object.entries(value);
    if (first !== undefined && others.length === 0)
      return { title: first[0], details: readFields(at, first[1], keys) };
  }
  complain(at, { is: "noEntry", found: shown(value) });
  return undefined;
}

export function readTitle(at: At, value: unknown): string | undefined {
  if (typeof value === "string" && value !== "") return value;
  complain(at, { is: "noTitle", found: shown(value) });
  return undefined;
}
