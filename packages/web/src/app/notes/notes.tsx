/** What the page has to say by itself: it stands in a corner, takes no focus and goes when it is told to. */
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { later, takeNewVersion, useNewVersion } from "../../offline/new-version.ts";
import { Button } from "../../pages/parts/button.tsx";
import { putAway, useStorageProblems } from "../../storage/problem-store.ts";
import type { StorageProblem } from "../../storage/problems.ts";
import styles from "./notes.module.css";

/** The place is always there: a screen reader only hears what is put into a place that it knows. */
export function Notes() {
  return (
    <div aria-live="polite">
      <OpenNotes />
    </div>
  );
}

function OpenNotes() {
  const t = useTranslations("offline");
  const { ready, held } = useNewVersion();
  const { open } = useStorageProblems();
  const isNewVersionSaid = ready && !held;
  if (!isNewVersionSaid && open.length === 0) return null;
  return (
    <section className={styles.notes} aria-label={t("notices")}>
      {open.map((problem) => (
        <ProblemNote key={problem} problem={problem} />
      ))}
      {isNewVersionSaid && <NewVersionNote />}
    </section>
  );
}

interface NoteProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

function Note({ title, text, children }: NoteProps) {
  return (
    <div className={styles.note}>
      <h2>{title}</h2>
      <p>{text}</p>
      <div className={styles.deeds}>{children}</div>
    </div>
  );
}

function NewVersionNote() {
  const t = useTranslations("offline.version");
  return (
    <Note title={t("title")} text={t("text")}>
      <Button look="main" onClick={takeNewVersion}>
        {t("now")}
      </Button>
      <Button onClick={later}>{t("later")}</Button>
    </Note>
  );
}

function ProblemNote({ problem }: { readonly problem: StorageProblem }) {
  const t = useTranslations("storage");
  return (
    <Note title={t(`problems.${problem}.title`)} text={t(`problems.${problem}.text`)}>
      <Button look="main" onClick={() => putAway(problem)}>
        {t("understood")}
      </Button>
      <Link to="/settings" hash="data" className={styles.link}>
        {t("look")}
      </Link>
    </Note>
  );
}
