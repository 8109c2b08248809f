/** How far somebody has come with the lessons: kept in this browser. */
import { create } from "zustand";
import { persist } from "zustand/middleware";
import { hasKept, readKept } from "../storage/kept-text.ts";
import { changeShared, followTabs, keptIn } from "../storage/shared-text.ts";
import { LESSON_IDS, type LessonId } from "./lesson.ts";

export const LESSONS_KEY = "fhtagn.lessons";

export interface LessonProgress {
  /** The note at which it goes on. */
  readonly beat: number;
  readonly done: boolean;
}

type AllProgress = Readonly<Partial<Record<LessonId, LessonProgress>>>;

interface Progress {
  readonly lessons: AllProgress;
  readonly reach: (id: LessonId, beat: number) => void;
  /** A lesson that is done begins anew the next time. */
  readonly finish: (id: LessonId) => void;
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? { ...value } : {};

/** What is stored may be old or damaged: what does not fit is left out. */
function readProgress(stored: unknown): AllProgress {
  const lessons = fieldsOf(fieldsOf(stored).lessons);
  const read: Partial<Record<LessonId, LessonProgress>> = {};
  for (const id of LESSON_IDS) {
    const { beat, done } = fieldsOf(lessons[id]);
    if (typeof beat === "number" && Number.isInteger(beat) && beat >= 0)
      read[id] = { beat, done: done === true };
  }
  return read;
}

export const areLessons = (text: string): boolean => hasKept(text, "lessons");

export const useProgress = create<Progress>()(
  persist(
    (): Progress => ({
      lessons: {},
      reach: (id, beat): void =>
        changeShared(useProgress, ({ lessons }) => ({
          lessons: { ...lessons, [id]: { beat, done: lessons[id]?.done ?? false } },
        })),
      finish: (id): void =>
        changeShared(useProgress, ({ lessons }) => ({
          lessons: { ...lessons, [id]: { beat: 0, done: true } },
        })),
    }),
    {
      name: LESSONS_KEY,
      storage: keptIn<Pick<Progress, "lessons">>(areLessons),
      partialize: ({ lessons }) => ({ lessons }),
      merge: (stored, current) => ({ ...current, lessons: readProgress(stored) }),
    },
  ),
);

followTabs(useProgress, LESSONS_KEY);

/** Of two states of a lesson the further one; what was done once stays done. */
function further(here: LessonProgress | undefined, there: LessonProgress): LessonProgress {
  if (here === undefined) return there;
  const ahead = there.done === here.done ? there.beat > here.beat : there.done;
  return ahead ? there : here;
}

/** What was learnt in another browser counts too. */
export function joinProgress(text: string): void {
  const there = readProgress(readKept(text));
  changeShared(useProgress, ({ lessons: here }) => {
    const lessons: Partial<Record<LessonId, LessonProgress>> = { ...here };
    for (const id of LESSON_IDS) {
      const reached = there[id];
      if (reached !== undefined) lessons[id] = further(lessons[id], reached);
    }
    return { lessons };
  });
}

/** The first lesson that is not done. */
export const nextLesson = (lessons: AllProgress): LessonId | null =>
  LESSON_IDS.find((id) => lessons[id]?.done !== true) ?? null;
