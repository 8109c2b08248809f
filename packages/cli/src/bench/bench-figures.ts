/** What `bench --json` promises of the engine; whoever measures must give all of it. */

const TIMED = [
  "decisionsPerSecond",
  "cpuDecisionsPerSecond",
  "randomGamesPerSecond",
  "cloneMicroseconds",
  "viewMicroseconds",
  "sampleWorldMicroseconds",
  "newGameMicroseconds",
  "scenariosPerSecond",
  "machineUnitNanoseconds",
] as const;
const COUNTED = [
  "viewJsonBytes",
  "stateHeapBytes",
  "stateJsonBytes",
  "recordBytes",
  "decisionsPerGame",
] as const;
const PLAYED = ["decks", "seeds"] as const;

export const ENGINE_FIGURES: readonly string[] = [...TIMED, ...COUNTED, ...PLAYED, "growth"];

export type Timed<Name extends string> = Readonly<Record<Name, number>>;

/** What a decision takes of the processor, in random play of a turn that begins with so many characters in play. */
export interface GrowthRow {
  readonly characters: number;
  readonly microseconds: number;
}

export type EngineTimes = Timed<(typeof TIMED)[number]>;
export type EngineFigures = EngineTimes &
  Timed<(typeof COUNTED)[number]> &
  Readonly<Record<(typeof PLAYED)[number], readonly string[]>> & { readonly growth: readonly GrowthRow[] };

/** With `--anchors`: the same games beside games of chess. */
export interface AnchorFigures {
  readonly anchorDecisionsPerSecond: number;
  /** Decisions of ours in the time of one of the anchor's. */
  readonly ratio: number;
}
