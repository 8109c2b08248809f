/** Over the table: what is to be done, how hard it is, and help. */
import type { Puzzle } from "@fhtagn/lab";
import { ArrowLeft, Lightbulb, RotateCcw } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useTools } from "../../table/table-context.ts";
import type { PuzzleStore } from "../create-puzzle.ts";
import { numberOf } from "../shelf.ts";
import { useHint } from "../use-hint.ts";
import { GradeMarks } from "./grade-marks.tsx";
import { HintNote } from "./hint-note.tsx";
import css from "./strip.module.css";

interface StripProps {
  readonly puzzle: Puzzle;
  readonly number: number;
  /** Said to those who do not see it. */
  readonly news: string;
  readonly children?: ReactNode;
}

export function Strip({ puzzle: { id, grade }, number, news, children }: StripProps) {
  const t = useTranslations("puzzles.table");
  const { exits } = useTools();
  return (
    <section className={css.strip} aria-label={t("region", { number: numberOf(id) })} data-puzzle={id}>
      <button type="button" className={css.back} title={t("list")} onClick={exits.leave}>
        <ArrowLeft size={18} aria-hidden="true" />
        <span>{t("list")}</span>
      </button>
      <p className={css.task}>{t("task")}</p>
      <p className={css.facts}>
        <GradeMarks grade={grade} />
        <span>{t("attempt", { number })}</span>
      </p>
      {children}
      <p className="visually-hidden" role="status" data-news="">
        {news}
      </p>
    </section>
  );
}

interface HelpProps {
  readonly attempt: PuzzleStore;
  readonly onHelped: () => void;
  readonly onRestart: () => void;
}

/** While it is played: hint and a fresh start. */
export function StripHelp({ attempt, onHelped, onRestart }: HelpProps) {
  const t = useTranslations("puzzles.table");
  const { hinted, next, press } = useHint(attempt, onHelped);
  return (
    <>
      <button type="button" className={css.tool} data-hint={next} title={t(next)} onClick={press}>
        <Lightbulb size={16} aria-hidden="true" />
        <span>{t(next)}</span>
      </button>
      <button
        type="button"
        className={css.tool}
        data-quiet=""
        title={t("restart")}
        aria-label={t("restart")}
        onClick={onRestart}
      >
        <RotateCcw size={16} aria-hidden="true" />
      </button>
      <HintNote hinted={hinted} />
    </>
  );
}
