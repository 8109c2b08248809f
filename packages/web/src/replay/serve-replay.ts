/** Plays one record again and answers what is asked of it. Runs in a worker; tests call it at once. */
import { gameLibrary, nameOfCards } from "@fhtagn/cards";
import { explainAt, keptAt, logOf, showAt, type Walk, walkThrough } from "@fhtagn/host";
import {
  type Divergence,
  ENGINE_VERSION,
  type GameRecord,
  hashText,
  type Locale,
  type Player,
  type Replayed,
  readRecord,
  replay,
  writeCompact,
  writeReadable,
} from "@fhtagn/rules";
import { differenceText, inEachLanguage, recordTeller } from "@fhtagn/words";
import { noRecord } from "./no-record.ts";
import type {
  FromReplay,
  GameEnds,
  GoingOn,
  ReplayAnswers,
  ReplayOpened,
  Said,
  Summary,
  ToReplayServer,
} from "./replay-messages.ts";

interface Book {
  record: GameRecord | null;
  walk: Walk | null;
}

export function makeReplayServer(): (message: ToReplayServer) => FromReplay {
  const book: Book = { record: null, walk: null };
  return (message) => {
    const { id } = message;
    try {
      return { id, answer: answerTo(book, message) };
    } catch (error) {
      return { id, error: error instanceof Error ? error.message : String(error) };
    }
  };
}

function answerTo(book: Book, message: ToReplayServer): ReplayAnswers[keyof ReplayAnswers] {
  switch (message.ask) {
    case "open":
      return open(book, message.text);
    case "show":
      return showAt(walkIn(book), message.at, message.eyes);
    case "log":
      return logOf(walkIn(book), message.eyes);
    case "explain":
      return explainAt(walkIn(book), message.at, message);
    case "text":
      return readableIn(book, message.locale);
    case "ends":
      return endsOf(message.text);
    case "goOn":
      return goOn(walkIn(book), message.at, message.seat);
  }
}

function walkIn({ walk }: Book): Walk {
  if (walk === null) throw new Error("there is no game to show");
  return walk;
}

function open(book: Book, text: string): ReplayOpened {
  const read = readRecord(text);
  if (!read.ok) return noRecord(read);
  const { record } = read;
  const walked = walkThrough(record, gameLibrary());
  book.record = record;
  const rest = walked.rest.map(({ text: line }) => line);
  const summary = summaryOf(record, rest);
  if (!("points" in walked)) return unplayable(record, walked.divergedAt, { summary, rest });
  const { divergedAt, points } = walked;
  if (divergedAt !== null && isFault(walked, divergedAt))
    return { is: "broken", turn: divergedAt.turn, message: said(divergedAt) };
  book.walk = walked;
  const leftAt = divergedAt === null ? null : { turn: divergedAt.turn };
  return { is: "game", summary, points, leftAt, rest };
}

/** Not even the first position can be laid out. */
function unplayable(
  { engine }: GameRecord,
  divergedAt: Divergence,
  told: Pick<Extract<ReplayOpened, { readonly is: "log" }>, "summary" | "rest">,
): ReplayOpened {
  const message = said(divergedAt);
  return engine === ENGINE_VERSION ? { is: "broken", turn: 0, message } : { is: "log", message, ...told };
}

const said = ({ difference }: Divergence): Said =>
  inEachLanguage((locale) => differenceText(difference, locale));

/** docs/records.md: what of a record is nobody's to explain is a fault of it, and nothing is shown for it. */
const isFault = ({ sameEngine }: Pick<Replayed, "sameEngine">, { difference }: Divergence): boolean =>
  sameEngine || difference.kind === "result";

/** What is only told is part of the record's name: another telling must not take its place. */
function summaryOf(record: GameRecord, rest: readonly string[]): Summary {
  const compact = writeCompact(record);
  const { engine, seed, ruleset, decks, result, hashes, answers, end } = record;
  return {
    key: hashText([compact, ...rest].join("\n")),
    compact,
    engine,
    seed,
    ruleset,
    decks: { P1: nameOfCards(decks.P1), P2: nameOfCards(decks.P2) },
    result,
    turns: hashes.length,
    decisions: answers.length,
    hash: end,
  };
}

/** The hash of the first turn proves who began, also where the game played again leaves the record later on. */
function endsOf(text: string): GameEnds | null {
  const read = readRecord(text);
  if (!read.ok || read.record.result === null) return null;
  const { divergedAt, sameEngine, state } = replay(read.record, gameLibrary());
  if (divergedAt !== undefined && isFault({ sameEngine }, divergedAt)) return null;
  const isProven = divergedAt === undefined || divergedAt.turn > 1;
  return isProven && state !== null ? { starter: state.starter, result: read.record.result } : null;
}

/** With the log in the language asked for, and whole hashes; what cannot be played again is written as it was. */
function readableIn({ record, walk }: Book, locale: Locale): string {
  if (record === null) throw new Error("there is no record to write");
  const whole = walk !== null && walk.divergedAt === null;
  if (!whole) return writeReadable(record, gameLibrary());
  const { log } = replay(record, gameLibrary(), { tell: recordTeller(gameLibrary(), locale) });
  return writeReadable({ ...walk.sitting.recorder.record(), log }, gameLibrary());
}

function goOn(walk: Walk, at: number, seat: Player): GoingOn | null {
  const kept = keptAt(walk, at, seat);
  const state = walk.positions[at]?.state;
  if (kept === null || state === undefined) return null;
  const { record, singles, byHand, hash } = kept;
  return {
    game: { record: writeCompact(record), singles, byHand: [...byHand], hash, undos: 0, assisted: true },
    turn: state.turn,
    won: { P1: state.P1.won.length, P2: state.P2.won.length },
  };
}
