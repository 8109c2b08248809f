/** Keeps a game for its seats, in a worker and on a server alike. */
export { type Connection, type Host, openHost } from "./host.ts";
export { machineClock } from "./machine-clock.ts";
export type { PaceClock } from "./pace.ts";
export { priorOf } from "./prior.ts";
export type { Script, ScriptStart } from "./scripted/script.ts";
export { openScripted, type ScriptedHost } from "./scripted/scripted-host.ts";
export {
  type KeptSitting,
  resume,
  type Sitting,
  sitDown,
  sitFrom,
  stateOf,
  type Taken,
} from "./sitting.ts";
export {
  ALL_RIGHTS,
  type Asking,
  type Deliberation,
  type FaultReport,
  type JournalEntry,
  type Mind,
  type Oracle,
  type PositionNews,
} from "./terms.ts";
export { keptAt } from "./walk/go-on.ts";
export { type Answered, explainAt, logOf, showAt, type WalkEyes, type WalkShown } from "./walk/show.ts";
export { sitAfter } from "./walk/sit-after.ts";
export { type Walk, type WalkPoint, walkThrough } from "./walk/walk.ts";
