/** A game that cannot be looked at: why, and what to do. */
import { useLocale, useTranslations } from "use-intl";
import { Shell } from "../../app/shell.tsx";
import type { ReplayOpened } from "../../replay/replay-messages.ts";
import { ButtonLink } from "../parts/button.tsx";
import { Page } from "../parts/page.tsx";
import styles from "./replay-problem.module.css";

interface NotFoundProps {
  readonly id: string;
  readonly why: "missing" | "damaged" | "open";
}

export function NotFoundGame({ id, why }: NotFoundProps) {
  const t = useTranslations("replay");
  const table = useTranslations("states");
  if (why === "open")
    return (
      <Page title={t("notOver.title")} under={t("notOver.text")}>
        <div className={styles.deeds}>
          <ButtonLink look="main" to="/table/$id" params={{ id }}>
            {t("notOver.resume")}
          </ButtonLink>
          <BackToGames />
        </div>
      </Page>
    );
  const damaged = why === "damaged";
  return (
    <Page
      title={damaged ? table("damagedTitle") : t("missing.title")}
      under={damaged ? table("damagedText") : t("missing.text")}
    >
      <BackToGames />
    </Page>
  );
}

export type ReplayProblem =
  | Exclude<ReplayOpened, { is: "game" }>
  | { readonly is: "failed"; readonly message: string };

/** One clear sentence of what is wrong with a record. */
export function useProblemWords(): (problem: ReplayProblem) => string {
  const t = useTranslations("replay");
  const locale = useLocale();
  return (problem) => {
    switch (problem.is) {
      case "no record":
        return t("wrong.noRecord", { message: problem.message[locale] });
      case "broken":
        return t("wrong.broken", { turn: problem.turn, message: problem.message[locale] });
      case "log":
        return t("older.onlyLog", {
          engine: problem.summary.engine,
          message: problem.message[locale],
        });
      case "failed":
        return t("wrong.failed", { message: problem.message });
    }
  };
}

export function NotReplayed({ problem }: { readonly problem: ReplayProblem }) {
  const t = useTranslations("replay");
  const words = useProblemWords();
  return (
    <Shell>
      <Page title={t("table.title")}>
        <p role="alert">{words(problem)}</p>
        {problem.is === "log" && (
          <pre className={styles.log}>{problem.rest.join("\n") || t("older.noLog")}</pre>
        )}
        <BackToGames />
      </Page>
    </Shell>
  );
}

function BackToGames() {
  const t = useTranslations("replay.wrong");
  return (
    <div>
      <ButtonLink to="/replay">{t("back")}</ButtonLink>
    </div>
  );
}
