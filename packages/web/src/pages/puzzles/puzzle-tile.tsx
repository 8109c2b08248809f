import { Link } from "@tanstack/react-router";
import { Check } from "lucide-react";
import { useTranslations } from "use-intl";
import { type PuzzleProgress, UNTRIED, usePuzzleProgress } from "../../puzzles/puzzle-progress.ts";
import { numberOf } from "../../puzzles/shelf.ts";
import styles from "./puzzles-page.module.css";

function useStateWords(): (progress: PuzzleProgress) => string {
  const t = useTranslations("puzzles.state");
  return ({ solved, failed, helped }) => {
    if (solved) return t(helped ? "helped" : "solved");
    return failed === 0 ? t("new") : t("tried", { count: failed });
  };
}

/** A puzzle by its number, with a mark of what came of it. */
export function PuzzleTile({ id }: { readonly id: string }) {
  const t = useTranslations("puzzles");
  const progress = usePuzzleProgress(({ puzzles }) => puzzles[id]) ?? UNTRIED;
  const words = useStateWords()(progress);
  const number = numberOf(id);
  const state = progress.solved ? "solved" : progress.failed > 0 ? "tried" : "new";
  return (
    <li>
      <Link
        to="/learn/puzzles/$id"
        params={{ id }}
        className={styles.tile}
        data-puzzle={id}
        data-state={state}
        aria-label={`${t("name", { number })}, ${words}`}
        title={words}
      >
        <span className={styles.number}>{number}</span>
        <span className={styles.mark} aria-hidden="true">
          {state === "solved" ? <Check size={16} /> : progress.failed > 0 ? `×${progress.failed}` : ""}
        </span>
      </Link>
    </li>
  );
}
