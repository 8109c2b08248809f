/** The notes of a lesson in the language of the page. A test makes sure that every note of every lesson has words. */
import { useTranslations } from "use-intl";
import type { LessonId } from "./lesson.ts";

export function useNoteWords(id: LessonId): (note: string) => string {
  const t = useTranslations("learn");
  const words = t as unknown as (key: string) => string; // the scenario file names the note, not the type
  return (note) => words(`notes.${id}.${note}`);
}
