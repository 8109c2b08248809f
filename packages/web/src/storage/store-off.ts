/** The browser keeps nothing for this site, or does not answer: whatever asked for a store goes on without one. */
export class StoreOff extends Error {}

/** It may answer yet. */
export class StoreLate extends StoreOff {}
