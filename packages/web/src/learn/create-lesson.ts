/** A lesson under way: the table's session, and what the coach has to say. */

import type { Beat, Lesson } from "@fhtagn/scenarios";
import { createStore, type StoreApi } from "zustand/vanilla";
import { createSession } from "../session/create-session.ts";
import type { Link } from "../session/link.ts";
import type { SessionStore } from "../session/session.ts";
import type { LessonId } from "./lesson.ts";
import type { LessonLine } from "./lesson-line.ts";
import type { FromLesson, KeptGame } from "./lesson-messages.ts";

export interface CoachState {
  readonly id: LessonId;
  readonly lesson: Lesson;
  /** The note that is shown, or that comes when the game has got there. */
  readonly beat: number;
  /** How many answers of the script have been given. */
  readonly at: number;
  /** The last answer was legal, but not what the note asks for. */
  readonly strayed: boolean;
  readonly failed: boolean;
}

export interface CoachCommands {
  /** To the next note; the last one stays. */
  next(): void;
  /** The guided game as it stands, to be played on. */
  keep(): Promise<KeptGame | null>;
  close(): void;
}

export type CoachStore = StoreApi<CoachState & CoachCommands>;

export interface LessonTerms {
  readonly id: LessonId;
  readonly lesson: Lesson;
  /** Where it was left. */
  readonly beat: number;
  readonly line: LessonLine;
  readonly pace: number;
  /** Another note is next. */
  readonly reached: (beat: number) => void;
  /** Somebody gave the lesson up by the table's own means. */
  readonly leave: () => void;
}

export interface LessonUnderWay {
  readonly session: SessionStore;
  readonly coach: CoachStore;
}

/** The learner sees what the note speaks of, and may do it. */
export const isShown = ({ at, beat, lesson }: Pick<CoachState, "at" | "beat" | "lesson">): boolean =>
  at >= (lesson.beats[beat]?.at ?? 0);

const isDone = ({ at, until }: Beat, given: number): boolean =>
  until === null ? given > at : given >= until;

/** The coach, the line to the worker, and who waits for the game to be kept. */
interface Course {
  readonly terms: LessonTerms;
  readonly coach: CoachStore;
  keeps: ((kept: KeptGame | null) => void) | null;
}

export function createLesson(terms: LessonTerms): LessonUnderWay {
  const { id, lesson, line } = terms;
  const first = Math.min(Math.max(terms.beat, 0), lesson.beats.length - 1);
  const at = lesson.beats[first]?.at ?? 0;
  const coach: CoachStore = createStore(() => ({
    id,
    lesson,
    beat: first,
    at,
    strayed: false,
    failed: false,
    next: () => next(course),
    keep: () => keep(course),
    close: () => line.close(),
  }));
  const course: Course = { terms, coach, keeps: null };
  const session = createSession({ table: id, link: linkOf(terms, at, (message) => hear(course, message)) });
  return { session, coach };
}

function next(course: Course): void {
  const { beat, lesson } = course.coach.getState();
  if (beat < lesson.beats.length - 1) goTo(course, beat + 1);
}

function keep(course: Course): Promise<KeptGame | null> {
  return new Promise((resolve) => {
    course.keeps = resolve;
    course.terms.line.send({ type: "keep" });
  });
}

function goTo({ terms: { lesson, line, reached }, coach }: Course, beat: number): void {
  coach.setState({ beat, strayed: false });
  reached(beat);
  const goal = lesson.beats[beat]?.at ?? 0;
  if (goal > coach.getState().at) line.send({ type: "walk", at: goal });
}

/** An answer may do what several notes ask for: an eager learner is not held back. */
function moved(course: Course, at: number): void {
  const { coach, terms } = course;
  const { beats } = terms.lesson;
  coach.setState({ at, strayed: false });
  const { beat: before } = coach.getState();
  const open = beats.findIndex((beat, index) => index >= before && !isDone(beat, at));
  const beat = open < 0 ? beats.length - 1 : open;
  if (beat !== before) goTo(course, beat);
}

function hear(course: Course, message: FromLesson): void {
  const { coach } = course;
  if (message.type === "moved") moved(course, message.at);
  else if (message.type === "strayed") coach.setState({ strayed: true });
  else if (message.type === "failed") coach.setState({ failed: true });
  else if (message.type === "kept") course.keeps?.(message.kept);
}

/** What the session hears of the line, and what it says: giving up leaves the lesson. */
function linkOf(
  { id, lesson, line, leave, pace }: LessonTerms,
  at: number,
  hear: (message: FromLesson) => void,
): Link {
  return {
    open: (listen) => {
      line.open((message) => {
        hear(message);
        if (message.type === "opened") listen({ type: "opened", people: ["P1"] });
        else if (message.type === "reply") listen({ type: "reply", seat: "P1", reply: message.reply });
      });
      const { start, answers } = lesson;
      line.send({ type: "open", id, lesson: { start, answers }, at, pace });
    },
    say: (_, request) => {
      if (request.type === "concede") leave();
      else line.send({ type: "say", request });
    },
    close: () => line.close(),
  };
}
