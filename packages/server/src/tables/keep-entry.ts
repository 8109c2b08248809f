/** An entry of the host as rows of the journal. */
import type { JournalEntry } from "@fhtagn/host";
import type { Passing } from "@fhtagn/protocol";
import type { OnlineTable } from "@fhtagn/protocol/online";
import { PLAYERS, type Player } from "@fhtagn/rules";
import { Fenced, type Journal, type JournalRow } from "../storage/journal.ts";
import { type Both, countTime, stopAt, type TableClock } from "./clock.ts";

/** How far a game is stored. */
export interface Keeping {
  readonly game: string;
  readonly fence: number;
  rows: number;
  line: number;
  passing: Partial<Record<Player, Passing>>;
  /** Why the keeper ended it, where he did. */
  because: "time" | "left" | null;
  result: OnlineTable["result"];
  turn: number;
}

export interface KeepingMeans {
  readonly journal: Journal;
  readonly clock: TableClock;
  readonly now: () => number;
  readonly tick: () => number;
  /** The game is not ours to write any more. */
  readonly lose: () => void;
}

/** Resolves when it is durable. */
export async function keepEntry(keeping: Keeping, entry: JournalEntry, means: KeepingMeans): Promise<void> {
  const { clock, journal, now, tick, lose } = means;
  if (keeping.result !== null) return;
  countTime(clock, entry.by?.at ?? tick());
  const before = { left: { ...clock.left }, running: clock.running };
  const hasAnswered = entry.by !== null && entry.by.seat === clock.running && entry.answers.some(isByHand);
  if (hasAnswered) stopAt(clock, entry.by.at);
  const rows = rowsOf(keeping, entry, clock);
  const passing = changedPassing(keeping.passing, entry.passing);
  const result = resultOf(keeping, entry);
  keeping.turn = entry.progress.turn;
  if (rows.length === 0 && Object.keys(passing).length === 0) return;
  try {
    await journal.append({
      game: keeping.game,
      fence: keeping.fence,
      after: keeping.rows,
      rows,
      passing,
      turn: entry.progress.turn,
      asked: entry.result === null ? entry.progress.asked : null,
      ended: result === null ? null : { status: "over", result: JSON.stringify(result) },
      at: now(),
    });
  } catch (error) {
    Object.assign(clock, before);
    if (error instanceof Fenced) lose();
    throw error;
  }
  keeping.rows += rows.length;
  keeping.line = entry.line;
  keeping.passing = entry.passing;
  keeping.result = result;
}

const isByHand = ({ byHand, answer }: JournalEntry["answers"][number]): boolean =>
  byHand && !("concede" in answer);

/** A new line begins with what is taken back; then come its answers. */
function rowsOf(keeping: Keeping, entry: JournalEntry, clock: TableClock): readonly JournalRow[] {
  const left: Both<number> | null = clock.terms.kind === "none" ? null : { ...clock.left };
  const undo: readonly JournalRow[] =
    entry.line === keeping.line ? [] : [{ kind: "undo", body: String(entry.after), byHand: true, left }];
  const answers = entry.answers.map(
    ({ answer, byHand }): JournalRow => ({ kind: "answer", body: JSON.stringify(answer), byHand, left }),
  );
  return [...undo, ...answers];
}

function changedPassing(
  before: Partial<Record<Player, Passing>>,
  after: Readonly<Record<Player, Passing>>,
): Partial<Record<Player, Passing>> {
  const changed = PLAYERS.filter((seat) => before[seat] !== after[seat]);
  return Object.fromEntries(changed.map((seat) => [seat, after[seat]]));
}

function resultOf({ because }: Keeping, { result }: JournalEntry): OnlineTable["result"] {
  if (result === null) return null;
  return { winner: result.winner, because: because ?? result.because };
}
