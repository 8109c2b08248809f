/** What happened, what to do, and the details for whoever can mend it. */
import type { ErrorComponentProps } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button, ButtonLink } from "../pages/parts/button.tsx";
import styles from "./problem-page.module.css";
import { usePageTitle } from "./use-page-title.ts";

const tellOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error);

const detailsOf = ({ error, info }: ErrorComponentProps): string =>
  [tellOf(error), info?.componentStack ?? "", location.href, navigator.userAgent].join("\n");

export function ProblemPage(problem: ErrorComponentProps) {
  const t = useTranslations("common.problem");
  const details = detailsOf(problem);
  usePageTitle(t("title"));
  return (
    <div className={styles.problem} role="alert">
      <h1>{t("title")}</h1>
      <p>{t("what")}</p>
      <p>{t("whatToDo")}</p>
      <div className={styles.deeds}>
        <Button look="main" onClick={() => location.reload()}>
          {t("reload")}
        </Button>
        <ButtonLink to="/">{t("home")}</ButtonLink>
        <CopyButton text={details} />
      </div>
      <details>
        <summary>{t("details")}</summary>
        <pre className={styles.details}>{details}</pre>
      </details>
    </div>
  );
}

function CopyButton({ text }: { readonly text: string }) {
  const t = useTranslations("common.problem");
  const [outcome, setOutcome] = useState<"copied" | "copyFailed" | null>(null);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setOutcome("copied"),
      () => setOutcome("copyFailed"),
    );
  return (
    <>
      <Button onClick={() => void copy()}>{t("copy")}</Button>
      <span role="status">{outcome === null ? "" : t(outcome)}</span>
    </>
  );
}
