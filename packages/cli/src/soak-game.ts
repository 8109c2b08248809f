/** One random game with the invariants of the test kit checked after every answer. */
import { chooseAtRandom } from "@fhtagn/bots";
import { library, presets } from "@fhtagn/cards";
import {
  makeRecorder,
  makeRng,
  pending,
  type Recorder,
  type Rng,
  type Ruleset,
  readRecord,
  replay,
  type Setup,
  writeCompact,
} from "@fhtagn/rules";
import { checkInvariants, randomSetup } from "@fhtagn/testkit";
import { gameLibrary, storyCodes } from "./cards.ts";
import { messageOf } from "./errors.ts";

export interface Fault {
  readonly seed: string;
  readonly decks: readonly string[];
  readonly decision: number;
  readonly message: string;
  /** The game up to the answer before, in the compact form. */
  readonly record: string;
}

export interface SoakedGame {
  readonly decisions: number;
  /** Why the game ended; "fault" if it did not get there. */
  readonly end: string;
  readonly fault?: Fault;
}

/** All invariants cost as much as many answers, so they are checked now and then. */
const ALL_EVERY = 16;

interface Match {
  readonly names: readonly [string, string];
  readonly setup: Setup;
}

/** Presets as people play them, and now and then the older rules or decks of any cards: good at finding trouble. */
function matchFor(seed: string, rng: Rng): Match {
  const ruleset: Ruleset = rng.below(4) === 0 ? "ccg" : "lcg";
  const shared = { library: gameLibrary(), ruleset, stories: storyCodes() };
  if (rng.below(2) === 0) {
    const { decks } = randomSetup(library(), seed);
    return { names: ["any cards", "any cards"], setup: { ...shared, decks } };
  }
  const all = presets();
  const P1 = all[rng.below(all.length)];
  const P2 = all[rng.below(all.length)];
  const decks = { P1: P1?.codes ?? [], P2: P2?.codes ?? [] };
  return { names: [P1?.name ?? "", P2?.name ?? ""], setup: { ...shared, decks } };
}

export function soakGame(seed: string): SoakedGame {
  const rng = makeRng(seed);
  const { names, setup } = matchFor(seed, rng);
  const recorder = makeRecorder(setup, seed);
  const progress = { decisions: 0 };
  const message = faultOf(recorder, rng, progress);
  const { decisions } = progress;
  if (message === undefined) return { decisions, end: recorder.state.result?.because ?? "not finished" };
  const record = compactOrWhy(recorder);
  return { decisions, end: "fault", fault: { seed, decks: names, decision: decisions, message, record } };
}

/** After a fault the state may be beyond describing. */
function compactOrWhy(recorder: Recorder): string {
  try {
    return writeCompact(recorder.record());
  } catch (problem) {
    return `no record: ${messageOf(problem)}`;
  }
}

/** An exception of the engine is a fault like another. */
function faultOf(recorder: Recorder, rng: Rng, progress: { decisions: number }): string | undefined {
  try {
    return playChecked(recorder, rng, progress);
  } catch (problem) {
    return messageOf(problem);
  }
}

function playChecked(recorder: Recorder, rng: Rng, progress: { decisions: number }): string | undefined {
  const { state } = recorder;
  for (;;) {
    const level = progress.decisions % ALL_EVERY === 0 ? "all" : "cheap";
    const faults = checkInvariants(state, level);
    if (faults.length > 0) return faults.join("; ");
    if (pending(state) === null) return wrongReplay(recorder);
    recorder.answer(chooseAtRandom(state, rng));
    recorder.settle();
    progress.decisions++;
  }
}

function wrongReplay(recorder: Recorder): string | undefined {
  const read = readRecord(writeCompact(recorder.record()));
  if (!read.ok) return `the record cannot be read: ${read.place}: ${read.message}`;
  const { ok, divergedAt } = replay(read.record, gameLibrary());
  return ok ? undefined : `the replay is another game: ${divergedAt?.message}`;
}
