/** One try at a puzzle: the table, the strip over it, and how it ended. */
import type { Puzzle } from "@fhtagn/lab";
import { useEffect, useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import { useStore } from "zustand";
import { createPuzzle, type PuzzleStore, type PuzzleUnderWay } from "../../puzzles/create-puzzle.ts";
import { dailyOf, dayOf } from "../../puzzles/daily.ts";
import { OverControls, type OverWays, useOutcomeWords } from "../../puzzles/parts/over-controls.tsx";
import { Strip, StripHelp } from "../../puzzles/parts/strip.tsx";
import { UNTRIED, usePuzzleProgress } from "../../puzzles/puzzle-progress.ts";
import { workerWire } from "../../puzzles/puzzle-wire.ts";
import { currentSettings } from "../../settings/settings-store.ts";
import type { Watching } from "../../table/table-context.ts";
import { TableScreen } from "../../table/table-screen.tsx";
import { PuzzleProblem } from "./puzzle-problem.tsx";
import { usePuzzleExits, usePuzzleTitle } from "./use-puzzle-exits.ts";

interface Props {
  readonly puzzle: Puzzle;
  readonly puzzles: readonly Puzzle[];
  readonly again: () => void;
  readonly next: OverWays["next"];
  readonly showLine: (text: string) => void;
}

export function PuzzleAttempt(props: Props) {
  const underWay = useOpened(props.puzzle);
  return underWay === null ? null : <AtTheTable {...props} {...underWay} />;
}

/** Opened by an effect, and closed by it: a worker must not stay behind. */
function useOpened(puzzle: Puzzle): PuzzleUnderWay | null {
  const [opened, setOpened] = useState<PuzzleUnderWay | null>(null);
  useEffect(() => {
    const made = createPuzzle({ puzzle, pace: currentSettings().pace, wire: workerWire() });
    setOpened(made);
    return () => {
      made.attempt.getState().close();
      setOpened(null);
    };
  }, [puzzle]);
  return opened;
}

function AtTheTable({ puzzle, puzzles, again, next, showLine, session, attempt }: Props & PuzzleUnderWay) {
  const exits = usePuzzleExits(again);
  const title = usePuzzleTitle(puzzle);
  const number = useAttemptNumber(puzzle);
  const news = useNews(attempt);
  const failed = useStore(attempt, (state) => state.failed);
  const watching = useEnd({ puzzle, attempt, ways: { again, next, showLine } });
  const help = usePuzzleProgress((progress) => progress.help);
  useKeeping(puzzle, puzzles, attempt);
  if (failed) return <PuzzleProblem />;
  const strip = (
    <Strip puzzle={puzzle} number={number} news={news}>
      {watching === undefined && (
        <StripHelp attempt={attempt} onHelped={() => help(puzzle.id)} onRestart={again} />
      )}
    </Strip>
  );
  return (
    <TableScreen
      session={session}
      exits={exits}
      title={title}
      above={strip}
      {...(watching && { watching })}
    />
  );
}

/** Counted from those that failed before this one. */
function useAttemptNumber({ id }: Puzzle): number {
  const [number] = useState(() => (usePuzzleProgress.getState().puzzles[id] ?? UNTRIED).failed + 1);
  return number;
}

function useNews(attempt: PuzzleStore): string {
  const t = useTranslations("puzzles.table");
  const words = useOutcomeWords();
  const outcome = useStore(attempt, (state) => state.outcome);
  return outcome === null ? t("task") : words(outcome);
}

interface End {
  readonly puzzle: Puzzle;
  readonly attempt: PuzzleStore;
  readonly ways: Pick<Props, "again" | "next" | "showLine">;
}

/** Once it is over the table is only looked at; the deeds stand where the question stood. */
function useEnd({ puzzle, attempt, ways: { again, next, showLine } }: End): Watching | undefined {
  const outcome = useStore(attempt, (state) => state.outcome);
  const line = useStore(attempt, (state) => state.line);
  return useMemo(() => {
    if (outcome === null) return undefined;
    const ways = { again, next, showLine: () => line !== null && showLine(line) };
    const controls = <OverControls puzzle={puzzle} attempt={attempt} outcome={outcome} ways={ways} />;
    return { controls, otherHand: null, own: true };
  }, [outcome, line, puzzle, attempt, again, next, showLine]);
}

/** What came of it is kept once, and for the day if it was the puzzle of the day. */
function useKeeping({ id }: Puzzle, puzzles: readonly Puzzle[], attempt: PuzzleStore): void {
  const outcome = useStore(attempt, (state) => state.outcome);
  useEffect(() => {
    const { fail, solve } = usePuzzleProgress.getState();
    const today = dayOf(new Date());
    const ids = puzzles.map((puzzle) => puzzle.id);
    if (outcome?.is === "failed") fail(id);
    if (outcome?.is === "solved") solve(id, dailyOf(ids, today) === id ? today : null);
  }, [outcome, id, puzzles]);
}
