import type { Grade } from "@fhtagn/lab";
import { useTranslations } from "use-intl";
import css from "./grade-marks.module.css";

const ALL: readonly Grade[] = [1, 2, 3, 4, 5];

/** How hard a puzzle is: as many flames as its grade. */
export function GradeMarks({ grade }: { readonly grade: Grade }) {
  const t = useTranslations("puzzles");
  return (
    <span className={css.marks}>
      <span className="visually-hidden">{t("gradeOf", { grade })}</span>
      {ALL.map((one) => (
        <i key={one} aria-hidden="true" data-lit={one <= grade} />
      ))}
    </span>
  );
}
