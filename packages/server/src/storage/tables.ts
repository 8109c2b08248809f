/** Every table, and what its rows are ordered and told apart by. */
import type { Schema } from "./schema.ts";

type TableKeys = { readonly [T in keyof Schema]: readonly (keyof Schema[T] & string)[] };

export const TABLE_KEYS: TableKeys = {
  identities: ["id"],
  credentials: ["identity", "kind"],
  sessions: ["token_hash"],
  games: ["id"],
  answers: ["game", "n"],
  checkpoints: ["game", "n"],
  seat_settings: ["game", "seat"],
  chat: ["game", "n"],
  nodes: ["id"],
  ratings: ["identity", "pace"],
  rating_events: ["game"],
  blocks: ["identity", "blocked"],
  reports: ["id"],
};

export type TableName = keyof Schema;

/** Of processes that run just now: no part of what is kept. */
const PASSING: readonly TableName[] = ["nodes"];

export const KEPT_TABLES = (Object.keys(TABLE_KEYS) as TableName[]) // the keys of just this object
  .filter((name) => !PASSING.includes(name));
