/**
 * The journal of all games. What is handed in while a batch is being written goes into the next one, so that one
 * flush of the disk serves every game that moved meanwhile. A piece is durable when its promise resolves.
 */
import type { Passing } from "@fhtagn/protocol";
import type { Player } from "@fhtagn/rules";
import type { OpenDatabase } from "./database.ts";
import { whatBecameOf } from "./what-became-of.ts";
import { Unsure } from "./write-pieces.ts";
import { writeTrouble } from "./write-trouble.ts";

/** A row before it has its game and its number. */
export interface JournalRow {
  readonly kind: "answer" | "undo";
  readonly body: string;
  readonly byHand: boolean;
  /** Milliseconds each side has left after it; null where there is no clock. */
  readonly left: Readonly<Record<Player, number>> | null;
}

/** What one deed of one game adds. */
export interface JournalPiece {
  readonly game: string;
  /** The number that the writer was given when it took the game. */
  readonly fence: number;
  /** How many rows there are before. */
  readonly after: number;
  readonly rows: readonly JournalRow[];
  readonly passing: Partial<Record<Player, Passing>>;
  /** For lists of games. */
  readonly turn: number;
  readonly asked: Player | null;
  readonly ended: { readonly status: "over"; readonly result: string } | null;
  /** Hash of the position after it, where one is kept: a check plays the game again and compares. */
  readonly hash?: string;
  readonly at: number;
}

/**
 * Another node has taken the game, its journal is not where the writer thinks, or nobody knows how far it is stored:
 * whoever gets this reads the journal before he does anything else.
 */
export class Fenced extends Error {}

export interface Journal {
  append(piece: JournalPiece): Promise<void>;
  /** Ends when everything handed in before is stored or has failed. */
  flushed(): Promise<void>;
}

interface Waiting {
  readonly piece: JournalPiece;
  readonly resolve: () => void;
  readonly reject: (reason: unknown) => void;
}

export function openJournal(database: OpenDatabase): Journal {
  let waiting: Waiting[] = [];
  let running: Promise<void> | null = null;
  const run = async (): Promise<void> => {
    while (waiting.length > 0) {
      const { batch, later } = nextBatch(waiting);
      waiting = later;
      await writeBatch(database, batch);
    }
    running = null;
  };
  return {
    append: (piece) =>
      new Promise((resolve, reject) => {
        waiting.push({ piece, resolve, reject });
        running ??= new Promise<void>((begin) => setImmediate(begin)).then(run);
      }),
    flushed: async () => {
      while (running !== null) await running;
    },
  };
}

const LARGEST_BATCH = 200;

/** One piece of a game at a time: the next one has to know what became of it. */
function nextBatch(waiting: readonly Waiting[]): {
  readonly batch: readonly Waiting[];
  readonly later: Waiting[];
} {
  const batch: Waiting[] = [];
  const later: Waiting[] = [];
  const games = new Set<string>();
  for (const one of waiting) {
    const { game } = one.piece;
    const isNext = batch.length < LARGEST_BATCH && !games.has(game);
    (isNext ? batch : later).push(one);
    games.add(game);
  }
  return { batch, later };
}

/** Where one piece breaks the batch, each is tried alone: nobody suffers for another game. */
async function writeBatch(database: OpenDatabase, batch: readonly Waiting[]): Promise<void> {
  try {
    const refused = await database.writePieces(batch.map(({ piece }) => piece));
    for (const one of batch) settle(one, refused.has(one.piece) ? "theirs" : "stored");
  } catch (problem) {
    const [only] = batch;
    if (problem instanceof Unsure) await findOut(database, batch, problem);
    else if (writeTrouble(problem) === "database") for (const { reject } of batch) reject(problem);
    else if (batch.length > 1) for (const one of batch) await writeBatch(database, [one]);
    else if (only !== undefined && writeTrouble(problem) === "taken") settle(only, "theirs");
    else only?.reject(problem);
  }
}

function settle({ piece, resolve, reject }: Waiting, outcome: "stored" | "theirs"): void {
  if (outcome === "stored") resolve();
  else reject(new Fenced(piece.game));
}

/** The answer got lost on its way: the rows themselves say what became of them. */
async function findOut(database: OpenDatabase, batch: readonly Waiting[], problem: Unsure): Promise<void> {
  const found = await whatBecameOf(
    database.db,
    batch.map(({ piece }) => piece),
  );
  for (const one of batch) {
    const outcome = found.get(one.piece) ?? "theirs";
    if (outcome === "not stored") one.reject(problem);
    else settle(one, outcome);
  }
}
