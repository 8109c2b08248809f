/** The contents of the course: seven lessons, a guided game, and the ways to the puzzles and the rules. */
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { usePageTitle } from "../../app/use-page-title.ts";
import { GUIDED, LESSONS } from "../../learn/lesson.ts";
import { nextLesson, useProgress } from "../../learn/lesson-progress.ts";
import { ButtonLink } from "../parts/button.tsx";
import { Page } from "../parts/page.tsx";
import styles from "./learn-page.module.css";
import { LessonCard } from "./lesson-card.tsx";

export function LearnPage() {
  const t = useTranslations("learn");
  usePageTitle(t("title"));
  return (
    <Page title={t("title")} under={t("under")}>
      <Onward />
      <section aria-labelledby="lessons">
        <h2 id="lessons">{t("lessonsTitle")}</h2>
        <ol className={styles.lessons}>
          {LESSONS.map((id, index) => (
            <LessonCard key={id} id={id} heading={t("number", { number: String(index + 1) })} />
          ))}
          <LessonCard id={GUIDED} heading={t("guided")} />
        </ol>
      </section>
      <Puzzles />
      <section className={styles.rules} aria-labelledby="look-up">
        <h2 id="look-up">{t("rulesTitle")}</h2>
        <p>
          {t("rules")} <Link to="/rules/{-$section}">{t("rulesLink")}</Link>
        </p>
      </section>
    </Page>
  );
}

function Puzzles() {
  const t = useTranslations("puzzles.link");
  return (
    <section className={styles.rules} aria-labelledby="puzzles">
      <h2 id="puzzles">{t("title")}</h2>
      <p>
        {t("text")} <Link to="/learn/puzzles">{t("open")}</Link>
      </p>
    </section>
  );
}

/** One button: the first lesson, the next one, or a game. */
function Onward() {
  const t = useTranslations("learn");
  const home = useTranslations("home");
  const lessons = useProgress((progress) => progress.lessons);
  const next = nextLesson(lessons);
  if (next === null)
    return (
      <p className={styles.onward}>
        <span>{t("allDone")}</span>
        <ButtonLink to="/play/ai" look="main">
          {home("choose")}
        </ButtonLink>
      </p>
    );
  const isNew = Object.keys(lessons).length === 0;
  return (
    <p className={styles.onward}>
      <ButtonLink to="/learn/lessons/$id" params={{ id: next }} look="main">
        {isNew ? t("begin") : t("goOn", { title: t(`lessons.${next}.title`) })}
      </ButtonLink>
    </p>
  );
}
