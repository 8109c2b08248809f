import type { Puzzle } from "@fhtagn/lab";
import { loadPuzzles } from "../../puzzles/load-puzzles.ts";
import { type Fetched, useFetched } from "../../rules-book/use-fetched.ts";

export const usePuzzles = (): Fetched<readonly Puzzle[]> => useFetched(loadPuzzles);
