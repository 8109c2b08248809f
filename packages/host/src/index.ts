/** Keeps a game for its seats, in a worker and on a server alike. */
export { type Connection, type Host, openHost } from "./host.ts";
export type { Clock } from "./pace.ts";
export { priorOf } from "./prior.ts";
export type { Script, ScriptStart } from "./scripted/script.ts";
export { openScripted, type ScriptedHost } from "./scripted/scripted-host.ts";
export { type Kept, resume, type Sitting, sitDown, stateOf } from "./sitting.ts";
export type { Asking, Deliberation, Mind, Oracle, Snapshot } from "./terms.ts";
export { keptAt } from "./walk/go-on.ts";
export { type Answered, type Eyes, explainAt, logOf, type Shown, showAt } from "./walk/show.ts";
export { sitAfter } from "./walk/sit-after.ts";
export { type Point, type Walk, walkThrough } from "./walk/walk.ts";
