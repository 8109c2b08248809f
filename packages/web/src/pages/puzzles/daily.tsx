import type { Puzzle } from "@fhtagn/lab";
import { Flame } from "lucide-react";
import { useFormatter, useTranslations } from "use-intl";
import { dailyOf, streakAt } from "../../puzzles/daily.ts";
import { GradeMarks } from "../../puzzles/parts/grade-marks.tsx";
import { usePuzzleProgress } from "../../puzzles/puzzle-progress.ts";
import { numberOf } from "../../puzzles/shelf.ts";
import { useToday } from "../../puzzles/use-today.ts";
import { ButtonLink } from "../parts/button.tsx";
import styles from "./puzzles-page.module.css";

/** The puzzle of this date, and how many days in a row it was solved. */
export function Daily({ puzzles }: { readonly puzzles: readonly Puzzle[] }) {
  const t = useTranslations("puzzles");
  const format = useFormatter();
  const today = useToday();
  const days = usePuzzleProgress((progress) => progress.days);
  const id = dailyOf(
    puzzles.map((puzzle) => puzzle.id),
    today,
  );
  const puzzle = puzzles.find((one) => one.id === id);
  if (puzzle === undefined) return null;
  const done = days.includes(today);
  const date = format.dateTime(new Date(), { dateStyle: "long" });
  return (
    <section className={styles.daily} aria-labelledby="daily" data-daily={puzzle.id} data-done={done}>
      <div className={styles.words}>
        <h2 id="daily">{t("daily.title")}</h2>
        <p>{t("daily.date", { date })}</p>
        <p className={styles.facts}>
          <span>{t("name", { number: numberOf(puzzle.id) })}</span>
          <GradeMarks grade={puzzle.grade} />
          <Streak days={days} today={today} />
        </p>
      </div>
      <Way id={puzzle.id} done={done} />
    </section>
  );
}

function Way({ id, done }: { readonly id: string; readonly done: boolean }) {
  const t = useTranslations("puzzles.daily");
  return (
    <p className={styles.solve}>
      {done && <span>{t("solved")}</span>}
      <ButtonLink to="/learn/puzzles/$id" params={{ id }} look={done ? "plain" : "main"}>
        {t(done ? "look" : "solve")}
      </ButtonLink>
    </p>
  );
}

interface StreakProps {
  readonly days: readonly number[];
  readonly today: number;
}

function Streak({ days, today }: StreakProps) {
  const t = useTranslations("puzzles.daily");
  const count = streakAt(days, today);
  if (count === 0) return null;
  return (
    <span className={styles.streak} data-streak={count}>
      <Flame size={16} aria-hidden="true" />
      {t("streak", { count })}
    </span>
  );
}
