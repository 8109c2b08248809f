/** Everything the browser keeps for a player as one file, and back again. */
import { readFinishedGame, readSavedGame } from "@fhtagn/protocol";
import { readGame, storedGames, writeGame } from "../host/games.ts";
import { listResults, storedResults, writeResult } from "../host/results.ts";
import { readLoaded, readRecordEntry, storedRecords, writeLoaded } from "../replay/records.ts";
import { ASIDE_KEY } from "./aside.ts";

type Entry = readonly [key: IDBValidKey, value: unknown];

export interface DataFile {
  readonly fhtagn: "data";
  readonly format: 1;
  /** Milliseconds since 1970. */
  readonly made: number;
  readonly games: readonly Entry[];
  readonly results: readonly Entry[];
  /** Loaded from files. */
  readonly records: readonly Entry[];
  /** The browser's small store: settings and the like, as they lie there. */
  readonly texts: Readonly<Record<string, string>>;
}

const OURS = "fhtagn.";

export async function gatherData(made: number): Promise<DataFile> {
  const [games, results, records] = await Promise.all([storedGames(), storedResults(), storedRecords()]);
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(OURS));
  const texts = Object.fromEntries(keys.map((key) => [key, localStorage.getItem(key) ?? ""]));
  return { fhtagn: "data", format: 1, made, games, results, records, texts };
}

const isEntries = (value: unknown): value is readonly Entry[] =>
  Array.isArray(value) && value.every((entry) => Array.isArray(entry) && entry.length === 2);

const isTexts = (value: unknown): value is DataFile["texts"] =>
  typeof value === "object" &&
  value !== null &&
  Object.values(value).every((text) => typeof text === "string");

/** Null for any other file. */
export function readDataFile(text: string): DataFile | null {
  try {
    const { fhtagn, format, made, games, results, records, texts } = Object(JSON.parse(text)) as Record<
      string,
      unknown
    >;
    if (fhtagn !== "data" || format !== 1 || typeof made !== "number") return null;
    return isEntries(games) && isEntries(results) && isEntries(records) && isTexts(texts)
      ? { fhtagn, format, made, games, results, records, texts }
      : null;
  } catch {
    return null;
  }
}

export interface TakenOver {
  readonly games: number;
  readonly results: number;
  readonly unreadable: number;
}

/** What is here stays, unless the file has a later state of it. */
export async function takeOver(file: DataFile): Promise<TakenOver> {
  const games = file.games.map(([, value]) => readSavedGame(value));
  const results = file.results.map(([, value]) => readFinishedGame(value));
  const records = file.records.map(([, value]) => readRecordEntry(value));
  const unreadable = [...games, ...results, ...records].filter((entry) => entry === null).length;
  const taken = { games: await takeGames(games), results: await takeResults(results), unreadable };
  for (const record of records)
    if (record !== null && (await readLoaded(record.id)) === null) await writeLoaded(record);
  for (const [key, text] of Object.entries(file.texts)) if (isTakenOver(key)) localStorage.setItem(key, text);
  return taken;
}

/** What was set aside here stays set aside here. */
const isTakenOver = (key: string): boolean => key.startsWith(OURS) && key !== ASIDE_KEY;

async function takeGames(games: readonly ReturnType<typeof readSavedGame>[]): Promise<number> {
  let taken = 0;
  for (const game of games) {
    if (game === null) continue;
    const here = await readGame(game.id);
    if (typeof here === "object" && here.touched >= game.touched) continue;
    await writeGame(game);
    taken++;
  }
  return taken;
}

async function takeResults(results: readonly ReturnType<typeof readFinishedGame>[]): Promise<number> {
  const here = new Map((await listResults()).map((result) => [result.id, result.at]));
  let taken = 0;
  for (const result of results) {
    if (result === null || (here.get(result.id) ?? -1) >= result.at) continue;
    await writeResult(result);
    taken++;
  }
  return taken;
}
