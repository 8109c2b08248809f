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

export const SOAK_DECKS = ["mixed", "presets"] as const;
/** Presets by the current rules, or these with older rules and decks of any cards among them. */
export type SoakDecks = (typeof SOAK_DECKS)[number];

export interface SoakTerms {
  readonly decks: SoakDecks;
  /** All invariants cost as much as many answers, so they are checked after so many; the cheap ones after each. */
  readonly allEvery: number;
}

interface Match {
  readonly names: readonly [string, string];
  readonly setup: Setup;
}

/** Older rules and decks of any cards are good at finding trouble. */
function matchFor(seed: string, rng: Rng, choice: SoakDecks): Match {
  const isMixed = choice === "mixed";
  const ruleset: Ruleset = isMixed && rng.below(4) === 0 ? "ccg" : "lcg";
  const shared = { library: gameLibrary(), ruleset, stories: storyCodes() };
  if (isMixed && rng.below(2) === 0) {
    const { decks } = randomSetup(library(), seed);
    return { names: ["any cards", "any cards"], setup: { ...shared, decks } };
  }
  const all = presets();
  const P1 = all[rng.below(all.length)];
  const P2 = all[rng.below(all.length)];
  const decks = { P1: P1?.codes ?? [], P2: P2?.codes ?? [] };
  return { names: [P1?.name ?? "", P2?.name ?? ""], setup: { ...shared, decks } };
}

export function soakGame(seed: string, { decks, allEvery }: SoakTerms): SoakedGame {
  const rng = makeRng(seed);
  const { names, setup } = matchFor(seed, rng, decks);
  const recorder = makeRecorder(setup, seed);
  const progress = { decisions: 0, allEvery };
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

interface Progress {
  decisions: number;
  readonly allEvery: number;
}

/** An exception of the engine is a fault like another. */
function faultOf(recorder: Recorder, rng: Rng, progress: Progress): string | undefined {
  try {
    return playChecked(recorder, rng, progress);
  } catch (problem) {
    return messageOf(problem);
  }
}

function playChecked(recorder: Recorder, rng: Rng, progress: Progress): string | undefined {
  const { state } = recorder;
  for (;;) {
    const level = progress.decisions % progress.allEvery === 0 ? "all" : "cheap";
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
