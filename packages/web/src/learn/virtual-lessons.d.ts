declare module "virtual:lessons" {
  export const lessons: Readonly<Record<import("./lesson.ts").LessonId, import("@fhtagn/scenarios").Lesson>>;
}
