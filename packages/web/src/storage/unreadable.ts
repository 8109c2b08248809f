/** Entries that could not be read: they stay where they are, apart from the rest, until somebody removes them. */
import { readFinishedGame, readSavedGame } from "@fhtagn/protocol";
import { deleteGame, storedGames } from "../host/games.ts";
import { deleteResult, storedResults } from "../host/results.ts";
import { deleteLoaded, readRecordEntry, storedRecords } from "../replay/records.ts";
import { asideTexts, removeAside } from "./aside.ts";

export interface Unreadable {
  readonly what: "game" | "result" | "record" | "text";
  readonly key: string;
  /** As it was found. */
  readonly content: string;
  readonly remove: () => Promise<void>;
}

export async function unreadableEntries(): Promise<readonly Unreadable[]> {
  const [games, results, records] = await Promise.all([storedGames(), storedResults(), storedRecords()]);
  return [
    ...games
      .filter(([, value]) => readSavedGame(value) === null)
      .map(([key, value]) => entryOf("game", [String(key), value], deleteGame)),
    ...results
      .filter(([, value]) => readFinishedGame(value) === null)
      .map(([key, value]) => entryOf("result", [String(key), value], deleteResult)),
    ...records
      .filter(([, value]) => readRecordEntry(value) === null)
      .map(([key, value]) => entryOf("record", [String(key), value], deleteLoaded)),
    ...asideTexts().map((aside): Unreadable => {
      const { key, text } = aside;
      return { what: "text", key, content: text, remove: async () => removeAside(aside) };
    }),
  ];
}

const entryOf = (
  what: Unreadable["what"],
  [key, value]: readonly [string, unknown],
  remove: (key: string) => Promise<void>,
): Unreadable => ({ what, key, content: written(value), remove: () => remove(key) });

/** Not everything a browser can store is a text; what is not says at least what it is. */
function written(value: unknown): string {
  try {
    return JSON.stringify(value, null, 1) ?? String(value);
  } catch {
    return String(value);
  }
}
