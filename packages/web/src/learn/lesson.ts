/** A lesson as the page plays it; scripts/script-lessons.ts makes it from a scenario file. */

/** In the order in which they are learnt. */
export const LESSONS = [
  "table",
  "resources",
  "characters",
  "committing",
  "struggles",
  "wounds",
  "timing",
] as const;

/** A whole game with a starter deck: its first turns are coached. */
export const GUIDED = "first-game";

export const LESSON_IDS = [...LESSONS, GUIDED] as const;
export type LessonId = (typeof LESSON_IDS)[number];

export const isLessonId = (value: string): value is LessonId => LESSON_IDS.some((id) => id === value);

export const lessonAfter = (id: LessonId): LessonId | null => LESSON_IDS[LESSON_IDS.indexOf(id) + 1] ?? null;
