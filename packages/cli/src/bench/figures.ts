/** What `bench --json` promises of the engine; whoever measures must give all of it. */

const MEASURED = [
  "decisionsPerSecond",
  "randomGamesPerSecond",
  "cloneMicroseconds",
  "viewMicroseconds",
  "viewJsonBytes",
  "sampleWorldMicroseconds",
  "stateHeapBytes",
  "stateJsonBytes",
  "newGameMicroseconds",
  "scenariosPerSecond",
  "recordBytes",
  "decisionsPerGame",
  "machineUnitNanoseconds",
] as const;
const PLAYED = ["decks", "seeds"] as const;

export const ENGINE_FIGURES: readonly string[] = [...MEASURED, ...PLAYED];

export type EngineFigures = Readonly<
  Record<(typeof MEASURED)[number], number> & Record<(typeof PLAYED)[number], readonly string[]>
>;
