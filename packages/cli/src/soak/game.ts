/** One game between two bots of a kind, with the invariants of the test kit checked after every answer. */
import { type Contestant, isAnswer } from "@fhtagn/lab";
import {
  makeRecorder,
  makeRng,
  pending,
  type Recorder,
  readRecord,
  replay,
  writeCompact,
} from "@fhtagn/rules";
import { checkInvariants } from "@fhtagn/scenarios";
import { differenceText, malformedText } from "@fhtagn/words";
import { gameLibrary } from "../card-library.ts";
import { messageOf } from "../errors.ts";
import { type Answerer, answererFor, matchFor, type SoakDecks } from "./match.ts";

/** What can go wrong: the last is a record that does not give the same game again. */
export const FAULT_KINDS = ["exception", "illegal", "endless", "invariant", "replay"] as const;

interface Found {
  readonly kind: (typeof FAULT_KINDS)[number];
  readonly message: string;
}

export interface SoakFault extends Found {
  readonly seed: string;
  readonly decks: readonly string[];
  readonly decision: number;
  /** The game up to the answer before, in the compact form. */
  readonly record: string;
}

export interface SoakedGame {
  readonly seed: string;
  readonly decisions: number;
  /** Why the game ended; "fault" if it did not get there. */
  readonly end: string;
  readonly fault?: SoakFault;
}

export interface SoakTerms {
  readonly bots: Contestant;
  readonly decks: SoakDecks;
  /** All invariants cost as much as many answers, so they are checked after so many; the cheap ones after each. */
  readonly allEvery: number;
}

/** The longest games have a few thousand decisions. */
export const ENDLESS = 20_000;

export function soakGame(seed: string, { bots, decks, allEvery }: SoakTerms): SoakedGame {
  const rng = makeRng(seed);
  const { names, setup } = matchFor(seed, rng, decks);
  const recorder = makeRecorder(setup, seed);
  const progress = { decisions: 0, allEvery };
  const found = faultOfGame(recorder, answererFor(bots, { setup, seed, rng }), progress);
  const { decisions } = progress;
  if (found === undefined) return { seed, decisions, end: recorder.state.result?.because ?? "not finished" };
  const fault = { ...found, seed, decks: names, decision: decisions, record: compactOrWhy(recorder) };
  return { seed, decisions, end: "fault", fault };
}

/** After a fault the state may be beyond describing. */
function compactOrWhy(recorder: Recorder): string {
  try {
    return writeCompact(recorder.record());
  } catch (problem) {
    return `no record: ${messageOf(problem)}`;
  }
}

interface Progress {
  decisions: number;
  readonly allEvery: number;
}

/** An exception, of the engine or of a bot, is a fault like another. */
export function faultOfGame(recorder: Recorder, answerer: Answerer, progress: Progress): Found | undefined {
  try {
    return playChecked(recorder, answerer, progress);
  } catch (problem) {
    return { kind: "exception", message: messageOf(problem) };
  }
}

function playChecked(recorder: Recorder, answerer: Answerer, progress: Progress): Found | undefined {
  const { state } = recorder;
  for (; progress.decisions < ENDLESS; progress.decisions++) {
    const level = progress.decisions % progress.allEvery === 0 ? "all" : "cheap";
    const faults = checkInvariants(state, level);
    if (faults.length > 0) return { kind: "invariant", message: faults.join("; ") };
    const decision = pending(state);
    if (decision === null) return wrongReplay(recorder);
    const answer = answerer(state);
    if (!isAnswer(state, answer))
      return { kind: "illegal", message: `${JSON.stringify(answer)} to the ${decision.kind} question` };
    recorder.answer(answer);
    recorder.settle();
  }
  return { kind: "endless", message: `not over after ${ENDLESS} decisions` };
}

function wrongReplay(recorder: Recorder): Found | undefined {
  const read = readRecord(writeCompact(recorder.record()));
  if (!read.ok) return { kind: "replay", message: `the record cannot be read: ${malformedText(read, "en")}` };
  const { ok, divergedAt } = replay(read.record, gameLibrary());
  if (ok) return undefined;
  const difference = divergedAt === undefined ? "" : differenceText(divergedAt.difference, "en");
  return { kind: "replay", message: `the replay is another game: ${difference}` };
}
