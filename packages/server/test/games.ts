/** Games and pieces of their journals, as tests need them. */
import type { Insertable } from "kysely";
import type { JournalPiece, JournalRow } from "../src/storage/journal.ts";
import type { Schema } from "../src/storage/schema.ts";

export const gameRow = (id: string, fields: Partial<Insertable<Schema["games"]>> = {}) =>
  ({
    id,
    status: "playing",
    made: 1000,
    touched: 1000,
    creator: "ann",
    creator_deck: "agency-cthulhu",
    creator_nonce: "",
    terms: "{}",
    meant_for: null,
    secret: "secret",
    commitment: "commitment",
    engine: "0.0.0",
    seed: `seed of ${id}`,
    p1: "ann",
    p2: "ben",
    deck_p1: "agency-cthulhu",
    deck_p2: "agency-cthulhu",
    nonce_p1: null,
    nonce_p2: null,
    level: null,
    turn: 0,
    asked: null,
    result: null,
    next: null,
    owner: "here",
    fence: 1,
    lease: 0,
    ...fields,
  }) satisfies Insertable<Schema["games"]>;

export const rowOf = (body: string): JournalRow => ({ kind: "answer", body, byHand: true, left: null });

export const pieceOf = (game: string, after: number, fields: Partial<JournalPiece> = {}): JournalPiece => ({
  game,
  fence: 1,
  after,
  rows: [rowOf(`{"choose":${after}}`)],
  passing: {},
  turn: 1,
  asked: "P1",
  ended: null,
  at: 2000 + after,
  ...fields,
});
