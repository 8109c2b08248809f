/** Where the prompt stood: how the puzzle ended, what its key was, and where to go from here. */
import type { Puzzle } from "@fhtagn/lab";
import { answerText } from "@fhtagn/words";
import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { useStore } from "zustand";
import { cardByCode } from "../../cards/card-book.ts";
import { useGame } from "../../table/table-context.ts";
import { useSpeaker } from "../../table/table-words.ts";
import type { PuzzleStore } from "../create-puzzle.ts";
import type { PuzzleOutcome } from "../outcome.ts";
import { useLaneOf } from "../use-lane-of.ts";
import css from "./controls.module.css";

export interface OverWays {
  readonly again: () => void;
  readonly showLine: () => void;
  /** Null where there is no other puzzle. */
  readonly next: (() => void) | null;
}

interface Props {
  readonly puzzle: Puzzle;
  readonly attempt: PuzzleStore;
  readonly outcome: PuzzleOutcome;
  readonly ways: OverWays;
}

export function useOutcomeWords(): (outcome: PuzzleOutcome) => string {
  const t = useTranslations("puzzles.over");
  return (outcome) => {
    if (outcome.is === "failed") return t(outcome.because);
    const { story } = outcome;
    if (story === null) return t("solvedGame");
    return t("solved", { story: cardByCode(story)?.facts.title ?? story });
  };
}

export function OverControls({ puzzle, attempt, outcome, ways }: Props) {
  const t = useTranslations("puzzles.over");
  const words = useOutcomeWords();
  const solved = outcome.is === "solved";
  const log = useGame((game) => game.log);
  useLaneOf(solved ? log : []);
  return (
    <section className={css.controls} data-region="prompt" data-outcome={outcome.is} aria-label={t("region")}>
      <div className={css.words}>
        <p className={css.outcome}>{words(outcome)}</p>
        {solved && <Key puzzle={puzzle} attempt={attempt} />}
      </div>
      <div className={css.deeds}>{solved ? <AfterSolving {...ways} /> : <AfterFailing {...ways} />}</div>
    </section>
  );
}

/** The first answer of the line, in the words of the question it belongs to. */
function Key({ puzzle, attempt }: Pick<Props, "puzzle" | "attempt">) {
  const t = useTranslations("puzzles.over");
  const speaker = useSpeaker();
  const first = useStore(attempt, (state) => state.first);
  const [key] = puzzle.line;
  if (first === null || key === undefined) return null;
  const answer = answerText({ ...first, choice: key.choice }, speaker);
  return answer === null ? null : <p className={css.quiet}>{t("key", { answer })}</p>;
}

function AfterSolving({ again, showLine, next }: OverWays) {
  const t = useTranslations("puzzles.over");
  return (
    <>
      {next !== null && <PuzzleButton words={t("next")} does="next" main onClick={next} />}
      <PuzzleButton words={t("again")} does="again" onClick={again} />
      <PuzzleButton words={t("show")} does="show" onClick={showLine} />
    </>
  );
}

function AfterFailing({ again, showLine, next }: OverWays) {
  const t = useTranslations("puzzles.over");
  return (
    <>
      <PuzzleButton words={t("tryAgain")} does="again" main onClick={again} />
      <PuzzleButton words={t("show")} does="show" onClick={showLine} />
      {next !== null && <PuzzleButton words={t("next")} does="next" onClick={next} />}
    </>
  );
}

interface DeedProps {
  readonly words: string;
  /** What it is called in the page, for whoever looks for it there. */
  readonly does: string;
  readonly main?: boolean;
  readonly onClick: () => void;
}

/** The main one takes the focus: the table that had it asks nothing any more. */
export function PuzzleButton({ words, does, main = false, onClick }: DeedProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (main) button.current?.focus({ preventScroll: true });
  }, [main]);
  return (
    <button ref={button} type="button" data-item="" data-does={does} data-main={main} onClick={onClick}>
      {words}
    </button>
  );
}
