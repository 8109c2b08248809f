import { Check } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { GUIDED, type LessonId } from "../../learn/lesson.ts";
import { useProgress } from "../../learn/lesson-progress.ts";
import { ButtonLink } from "../parts/button.tsx";
import styles from "./learn-page.module.css";

interface Props {
  readonly id: LessonId;
  readonly heading: string;
}

/** How many notes the lesson has; null until it is known. */
function useNotes(id: LessonId): number | null {
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    let shown = true;
    void import("virtual:lessons").then(
      ({ lessons }) => shown && setCount(lessons[id].beats.length),
      () => {},
    );
    return () => {
      shown = false;
    };
  }, [id]);
  return count;
}

const MINUTES = { lesson: "2", guided: "4" };

/** A lesson with how far it has got. */
export function LessonCard({ id, heading }: Props) {
  const t = useTranslations("learn");
  const progress = useProgress(({ lessons }) => lessons[id]);
  const notes = useNotes(id);
  const beat = progress?.beat ?? 0;
  const state = beat > 0 ? "begun" : progress?.done === true ? "done" : "new";
  const begun = t("state.begun", { at: beat + 1, of: notes ?? beat + 1 });
  return (
    <li className={styles.lesson} data-lesson={id} data-state={state} data-done={progress?.done === true}>
      <p className={styles.number}>
        {heading} · {t("minutes", { count: id === GUIDED ? MINUTES.guided : MINUTES.lesson })}
      </p>
      <h3>{t(`lessons.${id}.title`)}</h3>
      <p>{t(`lessons.${id}.about`)}</p>
      {notes !== null && <Bar part={state === "done" ? 1 : beat / notes} />}
      <p className={styles.state}>
        {progress?.done === true && <Check size={16} aria-hidden="true" />}
        {state === "begun" ? begun : t(`state.${state}`)}
      </p>
      <Ways id={id} state={state} />
    </li>
  );
}

interface WaysProps {
  readonly id: LessonId;
  readonly state: "new" | "begun" | "done";
}

function Ways({ id, state }: WaysProps) {
  const t = useTranslations("learn");
  const reach = useProgress((all) => all.reach);
  return (
    <p className={styles.ways}>
      <ButtonLink to="/learn/lessons/$id" params={{ id }}>
        <Named words={t(`open.${state}`)} title={t(`lessons.${id}.title`)} />
      </ButtonLink>
      {state === "begun" && (
        <ButtonLink to="/learn/lessons/$id" params={{ id }} look="quiet" onClick={() => reach(id, 0)}>
          <Named words={t("fromStart")} title={t(`lessons.${id}.title`)} />
        </ButtonLink>
      )}
    </p>
  );
}

/** Many links with the same words: each says which lesson it means. */
function Named({ words, title }: { readonly words: string; readonly title: string }) {
  return (
    <span>
      {words}
      <span className="visually-hidden">: {title}</span>
    </span>
  );
}

function Bar({ part }: { readonly part: number }) {
  return (
    <span className={styles.bar} aria-hidden="true">
      <i style={{ width: `${Math.round(part * 100)}%` }} />
    </span>
  );
}
