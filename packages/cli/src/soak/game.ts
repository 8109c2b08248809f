/** One game between two bots of a kind, with the invariants of the test kit checked after every answer. */
import { gameLibrary } from "@fhtagn/cards";
import { type Contestant, isAnswer } from "@fhtagn/lab";
import {
  type Locale,
  makeRecorder,
  makeRng,
  pending,
  type Recorder,
  readRecord,
  replay,
  writeCompact,
} from "@fhtagn/rules";
import { checkInvariants } from "@fhtagn/scenarios";
import { commandWords, differenceText, malformedText } from "@fhtagn/words";
import { messageOf } from "../errors.ts";
import { type Answerer, answererFor, matchFor, type SoakChoice } from "./match.ts";

/** What can go wrong. */
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

export interface SoakTerms extends SoakChoice {
  readonly bots: Contestant;
  /** All invariants cost as much as many answers, so they are checked after so many; the cheap ones after each. */
  readonly allEvery: number;
  /** In which faults are told. */
  readonly locale: Locale;
}

/** The end of a game that has none. */
export const UNFINISHED = "unfinished";
export const BY_FAULT = "fault";

export const namesOf = (decks: readonly [string, string] | null, locale: Locale): readonly string[] =>
  decks ?? Array<string>(2).fill(commandWords(locale).workbench.soak.anyCards);

/** The longest games have a few thousand decisions. */
export const ENDLESS = 20_000;

export function soakGame(seed: string, terms: SoakTerms): SoakedGame {
  const { bots, allEvery, locale } = terms;
  const rng = makeRng(seed);
  const { names, setup } = matchFor(seed, rng, terms);
  const recorder = makeRecorder(setup, seed);
  const progress = { decisions: 0, allEvery, locale };
  const found = faultOfGame(recorder, answererFor(bots, { setup, seed, rng }), progress);
  const { decisions } = progress;
  if (found === undefined) return { seed, decisions, end: recorder.state.result?.because ?? UNFINISHED };
  const fault = {
    ...found,
    seed,
    decks: namesOf(names, locale),
    decision: decisions,
    record: compactOrWhy(recorder, locale),
  };
  return { seed, decisions, end: BY_FAULT, fault };
}

/** After a fault the state may be beyond describing. */
function compactOrWhy(recorder: Recorder, locale: Locale): string {
  try {
    return writeCompact(recorder.record());
  } catch (problem) {
    return commandWords(locale).workbench.soak.noRecord(messageOf(problem));
  }
}

interface Progress {
  decisions: number;
  readonly allEvery: number;
  readonly locale: Locale;
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
  const words = commandWords(progress.locale).workbench.soak;
  for (; progress.decisions < ENDLESS; progress.decisions++) {
    const level = progress.decisions % progress.allEvery === 0 ? "all" : "cheap";
    const faults = checkInvariants(state, level);
    if (faults.length > 0) return { kind: "invariant", message: faults.join("; ") };
    const decision = pending(state);
    if (decision === null) return wrongReplay(recorder, progress.locale);
    const answer = answerer(state);
    if (!isAnswer(state, answer))
      return { kind: "illegal", message: words.illegal(JSON.stringify(answer), decision.kind) };
    recorder.answer(answer);
    recorder.settle();
  }
  return { kind: "endless", message: words.endless(ENDLESS) };
}

function wrongReplay(recorder: Recorder, locale: Locale): Found | undefined {
  const { unreadable, otherGame } = commandWords(locale).workbench.soak;
  const read = readRecord(writeCompact(recorder.record()));
  if (!read.ok) return { kind: "replay", message: unreadable(malformedText(read, locale)) };
  const { ok, divergedAt } = replay(read.record, gameLibrary());
  if (ok) return undefined;
  const difference = divergedAt === undefined ? "" : differenceText(divergedAt.difference, locale);
  return { kind: "replay", message: otherGame(difference) };
}
