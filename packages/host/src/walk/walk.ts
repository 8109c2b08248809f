/** A record played again with every position kept: for those who look back at a game. */
import {
  clone,
  type Divergence,
  forcedAnswer,
  type GameRecord,
  type Happening,
  type Library,
  type LogLine,
  onlyAnswer,
  type Phase,
  type Player,
  type QuestionKind,
  type RecordedAnswer,
  type Result,
  replay,
  type State,
} from "@fhtagn/rules";
import { giveUp, type Sitting, sitDown, stateOf, take } from "../sitting.ts";

/** Something that catches the eye on a timeline. */
interface Moment {
  readonly what: "storyWon" | "characterLost" | "insane";
  /** Who won the story, or whose character it was. */
  readonly player: Player;
  readonly code: string;
}

/** A position everybody could look at, as a list of points shows it. */
export interface WalkPoint {
  /** Answers of the record that were given before. */
  readonly answers: number;
  /** Lines of the log that were written before. */
  readonly log: number;
  readonly turn: number;
  readonly phase: Phase;
  /** The open question, where there is a choice. */
  readonly decision: { readonly player: Player; readonly kind: QuestionKind } | null;
  /** Something happened since the point before. */
  readonly news: boolean;
  /** What happened since then that is worth a mark. */
  readonly moments: readonly Moment[];
}

interface Position {
  readonly state: State;
  /** Answers given before, those without a choice included. */
  readonly taken: number;
}

export interface Walk {
  readonly sitting: Sitting;
  readonly points: readonly WalkPoint[];
  /** One for each point. */
  readonly positions: readonly Position[];
  /** Where the game played again left the record; null if it never did. */
  readonly divergedAt: Divergence | null;
  readonly sameEngine: boolean;
  readonly result: Result | null;
  /** What the record tells of the part that could not be played again. */
  readonly rest: readonly LogLine[];
}

/** What is no game any more: not even the first position can be laid out. */
export interface OnlyLog {
  readonly divergedAt: Divergence;
  readonly result: Result | null;
  readonly rest: readonly LogLine[];
}

interface Walking {
  readonly sitting: Sitting;
  readonly points: WalkPoint[];
  readonly positions: Position[];
  /** Answers of the record given so far, and marks of the sitting looked at. */
  answers: number;
  marks: number;
}

/** Plays as much of the record as this engine can: docs/records.md says what follows from there. */
export function walkThrough(record: GameRecord, library: Library): Walk | OnlyLog {
  const { divergedAt, sameEngine, result, state } = replay(record, library);
  const rest = divergedAt === undefined ? [] : record.log.filter(({ at }) => at >= divergedAt.decision);
  if (divergedAt !== undefined && state === null) return { divergedAt, result, rest };
  const sitting = sitDown({ ...record, library }, record.seed);
  const walking: Walking = { sitting, points: [], positions: [], answers: 0, marks: 0 };
  note(walking);
  for (const answer of record.answers.slice(0, divergedAt?.decision)) step(walking, answer);
  if (divergedAt === undefined) takeSingles(walking);
  const { points, positions } = keptOf(walking);
  return { sitting, points, positions, divergedAt: divergedAt ?? null, sameEngine, result, rest };
}

function step(walking: Walking, answer: RecordedAnswer): void {
  const { sitting } = walking;
  takeSingles(walking, "concede" in answer ? answer.after : Number.POSITIVE_INFINITY);
  if ("concede" in answer) giveUp(sitting, answer.concede, false);
  else take(sitting, answer, false);
  walking.answers++;
  note(walking);
}

function takeSingles(walking: Walking, most = Number.POSITIVE_INFINITY): void {
  for (let count = 0; count < most; count++) {
    const only = onlyAnswer(stateOf(walking.sitting));
    if (only === null) return;
    take(walking.sitting, only, false);
    note(walking);
  }
}

/** The steps of a move on trial are no positions: the others did not see them. */
function note(walking: Walking): void {
  const { sitting, points, positions, answers } = walking;
  const { marks, journal, taken } = sitting;
  const mark = marks.at(-1);
  if (mark === undefined || marks.length === walking.marks) return;
  walking.marks = marks.length;
  const state = clone(stateOf(sitting));
  const { log, turn, phase, asked } = mark;
  const happened = journal.slice(points.at(-1)?.log ?? 0, log);
  points.push({
    answers,
    log,
    turn,
    phase,
    decision: asked !== null && forcedAnswer(state) === null ? asked : null,
    news: happened.some(({ what }) => !UNTOLD.includes(what)),
    moments: happened.flatMap((happening) => momentOf(state, happening)),
  });
  positions.push({ state, taken: taken.length });
}

/** Windows opening and closing are no news. */
const UNTOLD: readonly Happening["what"][] = ["windowOpened", "passed"];

function momentOf(state: State, { what, player, card, code, onCode }: Happening): readonly Moment[] {
  if (what === "storyWon" && player !== undefined)
    return [{ what: "storyWon", player, code: code ?? onCode ?? "" }];
  const lost = card === undefined ? undefined : state.cards[card];
  if (lost === undefined || code === undefined) return [];
  if (what === "insane") return [{ what: "insane", player: lost.controller, code }];
  const isCharacter = state.game.library.cards.get(code)?.type === "character";
  return what === "destroyed" && isCharacter ? [{ what: "characterLost", player: lost.owner, code }] : [];
}

/** Points at which nothing happened and nobody had a choice show nothing new. */
function keptOf({ points, positions }: Walking): Pick<Walk, "points" | "positions"> {
  const last = points.length - 1;
  const kept = points.flatMap(({ news, decision }, at) =>
    at === 0 || at === last || news || decision !== null ? [at] : [],
  );
  return {
    points: kept.flatMap((at) => points[at] ?? []),
    positions: kept.flatMap((at) => positions[at] ?? []),
  };
}
