/** The puzzles, fetched when somebody wants them. */
import type { Puzzle } from "@fhtagn/lab";

const FILES = import.meta.glob<readonly Puzzle[]>("../../puzzles/puzzles.json", { import: "default" });

export async function loadPuzzles(): Promise<readonly Puzzle[]> {
  const files = await Promise.all(Object.values(FILES).map((load) => load()));
  return files.flat();
}
