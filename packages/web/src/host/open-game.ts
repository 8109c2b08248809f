/** Brings a stored game back to its host, or begins it. */
import { deckNamed, gameLibrary, storyCodes } from "@fhtagn/cards";
import {
  ALL_RIGHTS,
  type FaultReport,
  type Host,
  type JournalEntry,
  type Mind,
  openHost,
  type PaceClock,
  resume,
  type Sitting,
  sitDown,
} from "@fhtagn/host";
import type { FinishedGame, SavedGame } from "@fhtagn/protocol";
import { readRecord, writeCompact } from "@fhtagn/rules";
import { recordTeller } from "@fhtagn/words";
import type { Damage } from "../session/link.ts";
import { finishedAs } from "./finished-as.ts";

/** Before a window is passed for one of two people at one screen, on the average. */
const PASS_PAUSE = 400;

export interface Means {
  readonly mind: Mind;
  readonly clock: PaceClock;
  /** With what stays of it for statistics, once it is over. */
  readonly write: (game: SavedGame, finished: FinishedGame | null) => Promise<void>;
  /** Something broke: the page keeps the game, so that it may be told everything. */
  readonly report: (fault: FaultReport) => void;
  readonly now: () => number;
  readonly pace: number;
}

/** Or why the game cannot be played. */
export function openGame(saved: SavedGame, { mind, clock, write, report, now, pace }: Means): Host | Damage {
  const sitting = sittingOf(saved);
  if (typeof sitting === "string") return sitting;
  const { seats, passing, game, id, minds = id } = saved;
  return openHost({
    table: id,
    seats,
    sitting,
    mind,
    clock,
    chance: Math.random,
    mindSeed: minds,
    save: (entry) => write(storedForm(saved, entry, now()), resultOf(saved, entry, now())),
    report,
    tellLog: recordTeller(gameLibrary(), "en"),
    passing,
    ...(game !== null && { undos: game.undos, assisted: game.assisted }),
    rights: ALL_RIGHTS,
    passPause: PASS_PAUSE,
    pace,
  });
}

function sittingOf(saved: SavedGame): Sitting | Damage {
  const { game } = saved;
  if (game === null) return firstSitting(saved);
  const read = readRecord(game.record);
  if (!read.ok) return "record";
  try {
    const resumed = resume({ ...game, record: read.record }, gameLibrary());
    return resumed.ok ? resumed.sitting : "engine";
  } catch {
    return "engine"; // a record of another engine may ask for what this one cannot do
  }
}

function firstSitting({ decks, seed, ruleset }: SavedGame): Sitting | Damage {
  const P1 = deckNamed(decks.P1);
  const P2 = deckNamed(decks.P2);
  if (P1 === null || P2 === null) return "deck";
  return sitDown({ library: gameLibrary(), ruleset, decks: { P1, P2 }, stories: storyCodes() }, seed);
}

function storedForm(saved: SavedGame, entry: JournalEntry, touched: number): SavedGame {
  const { line, assisted, passing, progress } = entry;
  const { record, singles, byHand, hash } = entry.whole();
  return {
    ...saved,
    touched,
    ruleset: record.ruleset,
    game: { record: writeCompact(record), singles, byHand: [...byHand], hash, undos: line, assisted },
    passing,
    turn: progress.turn,
    won: progress.won,
    finished: record.result !== null,
    result: record.result ?? undefined,
  };
}

function resultOf(saved: SavedGame, entry: JournalEntry, at: number): FinishedGame | null {
  const { line, assisted, progress, result } = entry;
  if (result === null) return null;
  const { winner, because } = result;
  const { turn, starter, won } = progress;
  return finishedAs(saved, { at, winner, because, undos: line, assisted, turn, starter, won });
}
