/** Something written in a way that means nothing: the place, and what was expected there. */
import { type ScenarioFlaw, scenarioFlawText } from "@fhtagn/words";

/** As an error it speaks English, to whoever wrote the test. */
export class MalformedScenario extends Error {
  readonly place: string;
  readonly flaw: ScenarioFlaw;
  constructor(place: string, flaw: ScenarioFlaw) {
    super(scenarioFlawText(flaw, "en"));
    this.name = "Malformed";
    this.place = place;
    this.flaw = flaw;
  }
}

type Kind = Extract<ScenarioFlaw, { readonly is: "kind" }>["kind"];

export const wrongKind = (place: string, kind: Kind, value: unknown): MalformedScenario =>
  new MalformedScenario(place, { is: "kind", kind, found: shownValue(value) });

export type WrittenFields = Readonly<Record<string, unknown>>;

export const isWrittenFields = (value: unknown): value is WrittenFields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const shownValue = (value: unknown): string => JSON.stringify(value) ?? String(value);

/** A map with these keys and no others; nothing at all is an empty map. */
export function fieldsOf(value: unknown, place: string, keys: readonly string[]): WrittenFields {
  if (value === undefined || value === null) return {};
  if (!isWrittenFields(value))
    throw new MalformedScenario(place, { is: "noMap", keys, found: shownValue(value) });
  for (const key of Object.keys(value)) {
    if (!keys.includes(key))
      throw new MalformedScenario(insideField(place, key), { is: "unknownKey", key, known: keys });
  }
  return value;
}

export const insideField = (place: string, key: string): string => (place === "" ? key : `${place}.${key}`);

export function writtenList(value: unknown, place: string): readonly unknown[] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value;
  throw wrongKind(place, "list", value);
}

export function textOf(value: unknown, place: string): string {
  if (typeof value === "string") return value;
  throw wrongKind(place, "words", value);
}

export const textsOf = (value: unknown, place: string): readonly string[] =>
  writtenList(value, place).map((one, index) => textOf(one, `${place}[${index}]`));

export function flagOf(value: unknown, place: string): boolean {
  if (value === undefined) return false;
  if (typeof value === "boolean") return value;
  throw wrongKind(place, "flag", value);
}

export function writtenNumber(value: unknown, place: string): number {
  if (typeof value === "number" && Number.isInteger(value)) return value;
  throw wrongKind(place, "wholeNumber", value);
}

/** One word of a closed list. */
export function wordOf<T extends string>(value: unknown, place: string, words: readonly T[]): T {
  const known = words.find((word) => word === value);
  if (known !== undefined) return known;
  throw new MalformedScenario(place, { is: "oneOf", words, found: shownValue(value) });
}
