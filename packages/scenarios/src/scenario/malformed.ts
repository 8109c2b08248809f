/** Something written in a way that means nothing: the place, and what was expected there. */
export class Malformed extends Error {
  readonly place: string;
  constructor(place: string, message: string) {
    super(message);
    this.name = "Malformed";
    this.place = place;
  }
}

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const shown = (value: unknown): string => JSON.stringify(value) ?? String(value);

/** A map with these keys and no others; nothing at all is an empty map. */
export function fieldsOf(value: unknown, place: string, keys: readonly string[]): Fields {
  if (value === undefined || value === null) return {};
  if (!isFields(value))
    throw new Malformed(place, `expected a map of ${keys.join(", ")}, found ${shown(value)}`);
  for (const key of Object.keys(value)) {
    if (!keys.includes(key))
      throw new Malformed(inside(place, key), `unknown key "${key}"; known here: ${keys.join(", ")}`);
  }
  return value;
}

export const inside = (place: string, key: string): string => (place === "" ? key : `${place}.${key}`);

export function listOf(value: unknown, place: string): readonly unknown[] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value;
  throw new Malformed(place, `expected a list, found ${shown(value)}`);
}

export function textOf(value: unknown, place: string): string {
  if (typeof value === "string") return value;
  throw new Malformed(place, `expected words, found ${shown(value)}`);
}

export const textsOf = (value: unknown, place: string): readonly string[] =>
  listOf(value, place).map((one, index) => textOf(one, `${place}[${index}]`));

export function flagOf(value: unknown, place: string): boolean {
  if (value === undefined) return false;
  if (typeof value === "boolean") return value;
  throw new Malformed(place, `expected true or false, found ${shown(value)}`);
}

export function numberOf(value: unknown, place: string): number {
  if (typeof value === "number" && Number.isInteger(value)) return value;
  throw new Malformed(place, `expected a whole number, found ${shown(value)}`);
}

/** One word of a closed list. */
export function wordOf<T extends string>(value: unknown, place: string, words: readonly T[]): T {
  const known = words.find((word) => word === value);
  if (known !== undefined) return known;
  throw new Malformed(place, `expected ${words.join(", ")}, found ${shown(value)}`);
}
