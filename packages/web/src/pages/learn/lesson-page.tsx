/** A lesson: the table with a coach beside it. */
import { useNavigate, useParams } from "@tanstack/react-router";
import { useEffect, useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import { useStore } from "zustand";
import { Loading } from "../../app/loading.tsx";
import { Coach, type CoachWays } from "../../learn/coach/coach.tsx";
import { createLesson, isShown, type LessonUnderWay } from "../../learn/create-lesson.ts";
import { isLessonId, type LessonId, lessonAfter } from "../../learn/lesson.ts";
import { workerLine } from "../../learn/lesson-line.ts";
import { useProgress } from "../../learn/lesson-progress.ts";
import { currentSettings } from "../../settings/settings-store.ts";
import type { TableExits } from "../../table/table-context.ts";
import { TableScreen } from "../../table/table-screen.tsx";
import { NotFoundPage } from "../not-found-page.tsx";
import { ButtonLink } from "../parts/button.tsx";
import styles from "./lesson-page.module.css";
import { playOn } from "./play-on.ts";

export function LessonPage() {
  const { id } = useParams({ from: "/learn/lessons/$id" });
  return isLessonId(id) ? (
    <Lesson key={id} id={id} />
  ) : (
    <main>
      <NotFoundPage />
    </main>
  );
}

function Lesson({ id }: { readonly id: LessonId }) {
  const { lesson, failed } = useLesson(id);
  if (failed) return <Failed />;
  if (lesson === null) return <Loading />;
  return <AtTheTable id={id} {...lesson} />;
}

function AtTheTable({ id, session, coach }: LessonUnderWay & { readonly id: LessonId }) {
  const exits = useExits();
  const [problem, setProblem] = useState(false);
  const ways = useWays(id, { session, coach }, () => setProblem(true));
  const t = useTranslations("learn");
  const site = useTranslations("common.site");
  const title = t(`lessons.${id}.title`);
  useFinishing(id, { session, coach });
  return (
    <TableScreen session={session} exits={exits} title={site("title", { page: title })}>
      <h2 className="visually-hidden">{title}</h2>
      <Coach coach={coach} ways={ways} />
      {problem && (
        <p className={styles.problem} role="alert">
          {t("coach.playOnFailed")}
        </p>
      )}
    </TableScreen>
  );
}

function Failed() {
  const t = useTranslations("learn.coach");
  return (
    <main className={styles.failed}>
      <p role="alert">{t("failed")}</p>
      <ButtonLink to="/learn">{t("contents")}</ButtonLink>
    </main>
  );
}

interface Loaded {
  readonly lesson: LessonUnderWay | null;
  readonly failed: boolean;
}

/** Goes on where it was left. */
function useLesson(id: LessonId): Loaded {
  const navigate = useNavigate();
  const [loaded, setLoaded] = useState<Loaded>({ lesson: null, failed: false });
  useEffect(() => {
    let open: LessonUnderWay | null = null;
    let left = false;
    const begin = async (): Promise<void> => {
      const { lessons } = await import("virtual:lessons");
      if (left) return;
      const { lessons: progress, reach } = useProgress.getState();
      open = createLesson({
        id,
        lesson: lessons[id],
        beat: progress[id]?.beat ?? 0,
        line: workerLine(),
        pace: currentSettings().pace,
        reached: (beat) => reach(id, beat),
        leave: () => void navigate({ to: "/learn" }),
      });
      setLoaded({ lesson: open, failed: false });
    };
    void begin().catch(() => setLoaded({ lesson: null, failed: true }));
    return () => {
      left = true;
      open?.coach.getState().close();
      setLoaded({ lesson: null, failed: false });
    };
  }, [id, navigate]);
  return loaded;
}

/** Whoever sees the last note has done the lesson. */
function useFinishing(id: LessonId, { coach }: LessonUnderWay): void {
  const finish = useProgress((progress) => progress.finish);
  const isLast = useStore(coach, (state) => state.beat === state.lesson.beats.length - 1 && isShown(state));
  useEffect(() => {
    if (isLast) finish(id);
  }, [isLast, finish, id]);
}

function useWays(id: LessonId, { coach }: LessonUnderWay, failed: () => void): CoachWays {
  const t = useTranslations("learn");
  const navigate = useNavigate();
  const next = lessonAfter(id);
  const words =
    next === null ? t("coach.playOn") : t("coach.nextLesson", { title: t(`lessons.${next}.title`) });
  return useMemo(() => {
    const table = async (): Promise<void> => {
      const game = await playOn(coach);
      await navigate({ to: "/table/$id", params: { id: game } });
    };
    const go = (): void => {
      if (next === null) void table().catch(failed);
      else void navigate({ to: "/learn/lessons/$id", params: { id: next } });
    };
    return { contents: () => void navigate({ to: "/learn" }), onward: { words, go } };
  }, [navigate, next, words, coach, failed]);
}

function useExits(): TableExits {
  const navigate = useNavigate();
  return useMemo(() => {
    const leave = (): void => void navigate({ to: "/learn" });
    return { leave, rematch: leave, saveRecord: leave, saveStored: leave, remove: leave };
  }, [navigate]);
}
