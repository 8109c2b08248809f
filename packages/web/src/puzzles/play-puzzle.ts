/** Plays a puzzle: the host of its position, until it is over. Runs in a worker; tests call it at once. */

import { gameLibrary } from "@fhtagn/cards";
import {
  ALL_RIGHTS,
  type Connection,
  type Host,
  openHost,
  type PaceClock,
  type Sitting,
  sitAfter,
  stateOf,
} from "@fhtagn/host";
import type { Puzzle } from "@fhtagn/lab";
import type { Reply } from "@fhtagn/protocol";
import { clone, type GameRecord, readRecord, writeCompact } from "@fhtagn/rules";
import { recordTeller } from "@fhtagn/words";
import { makeOracle } from "./oracle.ts";
import { outcomeOf, type PuzzleTask } from "./outcome.ts";
import type { FromPuzzle, ToPuzzle } from "./puzzle-messages.ts";
import { seatsOf } from "./seats.ts";

type Tell = (message: FromPuzzle) => void;

interface Means {
  readonly tell: Tell;
  readonly clock: PaceClock;
}

export function makePuzzlePlayer(tell: Tell, clock: PaceClock): (message: ToPuzzle) => void {
  let connection: Connection | null = null;
  return (message) => {
    if (message.type === "open") connection = open(message, { tell, clock });
    else connection?.receive(message.request);
  };
}

type Opening = Extract<ToPuzzle, { type: "open" }>;

function open({ puzzle, pace }: Opening, { tell, clock }: Means): Connection {
  const record = recordOf(puzzle);
  const sitting = sitAfter(record, gameLibrary());
  const task = { seat: puzzle.seat, turn: stateOf(sitting).turn, log: sitting.journal.length };
  const host = hostOf({ puzzle, pace, sitting }, { tell, clock });
  const connection = host.connect(puzzle.seat, (reply) => pass(reply, { host, task, tell }));
  const choices = puzzle.line.map(({ choice }) => choice);
  const { recorder } = sitAfter(record, gameLibrary(), choices);
  tell({ type: "opened", line: writeCompact(recorder.record()) });
  return connection;
}

function recordOf({ id, record }: Puzzle): GameRecord {
  const read = readRecord(record);
  if (!read.ok) throw new Error(`${id}: ${JSON.stringify(read)}`);
  return read.record;
}

function hostOf(
  { puzzle, pace, sitting }: { puzzle: Puzzle; pace: number; sitting: Sitting },
  { tell, clock }: Means,
): Host {
  return openHost({
    table: puzzle.id,
    seats: seatsOf(puzzle),
    sitting,
    mind: makeOracle(clone(stateOf(sitting)), puzzle, (lost) => tell({ type: "judged", lost })),
    clock,
    chance: Math.random,
    mindSeed: puzzle.id,
    save: async () => undefined,
    report: ({ number, record }) => tell({ type: "report", fault: { number, record } }),
    tellLog: recordTeller(gameLibrary(), "en"),
    rights: ALL_RIGHTS,
    passPause: 0,
    pace,
  });
}

interface Passing {
  readonly host: Host;
  readonly task: PuzzleTask;
  readonly tell: Tell;
}

/** With the outcome the game stops where it is: nobody is asked any more, and the page says how it ended. */
function pass(reply: Reply, { host, task, tell }: Passing): void {
  // The advice of a puzzle comes in two steps, from a button of its own.
  if (reply.type === "welcome") tell({ type: "reply", reply: { ...reply, mayHint: false } });
  if (reply.type !== "update" && reply.type !== "welcome") tell({ type: "reply", reply });
  if (reply.type !== "update") return;
  const outcome = outcomeOf(task, reply);
  if (outcome === null) {
    tell({ type: "reply", reply });
    return;
  }
  host.close();
  tell({ type: "reply", reply: { ...reply, asked: null, turningPoints: [], result: null } });
  tell({ type: "over", outcome });
}
