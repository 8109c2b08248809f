/** Everything the browser keeps for a player as one file, and back again. */
import { keptTexts, takeText } from "./kept-texts.ts";
import type { StoredEntry } from "./part.ts";
import { PART_NAMES, type PartName, STORAGE_PARTS } from "./parts.ts";

type Parts = Readonly<Record<string, readonly StoredEntry[]>>;

/** Format 1 had the games, results and records beside `made`. */
const FORMAT = 2;
const PARTS_OF_FORMAT_1 = ["games", "results", "records"] as const;

export interface DataFile {
  readonly fhtagn: "data";
  readonly format: typeof FORMAT;
  /** Milliseconds since 1970. */
  readonly made: number;
  /** By the names of `PARTS`; a later version may know more of them. */
  readonly parts: Parts;
  /** The browser's small store: settings and the like, as they lie there. */
  readonly texts: Readonly<Record<string, string>>;
}

export async function gatherData(made: number): Promise<DataFile> {
  const parts: Record<string, readonly StoredEntry[]> = {};
  for (const name of PART_NAMES) parts[name] = await STORAGE_PARTS[name].stored();
  return { fhtagn: "data", format: FORMAT, made, parts, texts: keptTexts() };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isEntries = (value: unknown): value is readonly StoredEntry[] =>
  Array.isArray(value) && value.every((entry) => Array.isArray(entry) && entry.length === 2);

const isParts = (value: unknown): value is Parts => isObject(value) && Object.values(value).every(isEntries);

const isTexts = (value: unknown): value is DataFile["texts"] =>
  isObject(value) && Object.values(value).every((text) => typeof text === "string");

/** Null for any other file. */
export function readDataFile(text: string): DataFile | null {
  try {
    return readForm(JSON.parse(text));
  } catch {
    return null;
  }
}

function readForm(file: unknown): DataFile | null {
  if (!isObject(file) || file.fhtagn !== "data") return null;
  const { made, texts } = file;
  const parts = partsIn(file);
  if (typeof made !== "number" || !isTexts(texts) || !isParts(parts)) return null;
  return { fhtagn: "data", format: FORMAT, made, parts, texts };
}

function partsIn(file: Readonly<Record<string, unknown>>): unknown {
  if (file.format === FORMAT) return file.parts;
  if (file.format !== 1) return null;
  return Object.fromEntries(PARTS_OF_FORMAT_1.map((name) => [name, file[name]]));
}

export type Counts = Readonly<Record<PartName, number>>;

const countEach = (count: (name: PartName) => number): Counts =>
  Object.fromEntries(PART_NAMES.map((name) => [name, count(name)])) as Counts; // one for every name

export const countsIn = ({ parts }: DataFile): Counts => countEach((name) => parts[name]?.length ?? 0);

export interface TakenOver {
  readonly taken: Counts;
  readonly unreadable: number;
}

export async function takeOver({ parts, texts }: DataFile): Promise<TakenOver> {
  const taken = new Map<PartName, number>();
  let unreadable = strangers(parts);
  for (const name of PART_NAMES)
    for (const entry of parts[name] ?? []) {
      const how = await STORAGE_PARTS[name].take(entry);
      if (how === "unreadable") unreadable++;
      if (how === "taken") taken.set(name, (taken.get(name) ?? 0) + 1);
    }
  for (const [key, text] of Object.entries(texts)) if (!takeText(key, text)) unreadable++;
  return { taken: countEach((name) => taken.get(name) ?? 0), unreadable };
}

/** Entries of parts that only a later version knows. */
const strangers = (parts: Parts): number =>
  Object.entries(parts)
    .filter(([name]) => !Object.hasOwn(STORAGE_PARTS, name))
    .reduce((sum, [, entries]) => sum + entries.length, 0);
