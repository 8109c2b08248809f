/** Keeps a game for its seats, in a worker and on a server alike. */
export { type Connection, type Host, openHost } from "./host.ts";
export type { Clock } from "./pace.ts";
export { priorOf } from "./prior.ts";
export { type Kept, keep, type Resumed, resume, type Sitting, sitDown, stateOf } from "./sitting.ts";
export type { Asking, HostTerms, Mind, Send, Snapshot } from "./terms.ts";
