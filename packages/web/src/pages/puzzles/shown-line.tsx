/** The winning line of a puzzle on the table, step by step. */
import type { Puzzle } from "@fhtagn/lab";
import { useEffect, useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import { useStore } from "zustand";
import { LineControls } from "../../puzzles/parts/line-controls.tsx";
import { Strip } from "../../puzzles/parts/strip.tsx";
import { UNTRIED, usePuzzleProgress } from "../../puzzles/puzzle-progress.ts";
import { seatsOf } from "../../puzzles/seats.ts";
import { createReplay, type Replay } from "../../replay/create-replay.ts";
import { openReplaySource } from "../../replay/replay-source.ts";
import { TableScreen } from "../../table/table-screen.tsx";
import { PuzzleProblem } from "./puzzle-problem.tsx";
import { usePuzzleExits, usePuzzleTitle } from "./use-puzzle-exits.ts";

interface Props {
  readonly puzzle: Puzzle;
  readonly text: string;
  readonly onTry: () => void;
  readonly onNext: (() => void) | null;
}

export function ShownLine(props: Props) {
  const replay = useOpened(props);
  return replay === null ? null : <AtTheTable {...props} {...replay} />;
}

function useOpened({ puzzle, text }: Props): Replay | null {
  const [opened, setOpened] = useState<Replay | null>(null);
  useEffect(() => {
    const made = createReplay({
      table: puzzle.id,
      text,
      seats: seatsOf(puzzle),
      at: 0,
      answer: puzzle.at,
      eyes: { seat: puzzle.seat, open: false },
      source: openReplaySource(),
    });
    setOpened(made);
    return () => {
      made.replay.getState().close();
      setOpened(null);
    };
  }, [puzzle, text]);
  return opened;
}

function AtTheTable({ puzzle, onTry, onNext, session, replay }: Props & Replay) {
  const t = useTranslations("puzzles.line");
  const exits = usePuzzleExits(onTry);
  const title = usePuzzleTitle(puzzle);
  const failure = useStore(replay, (state) => state.failure);
  const unreadable = useStore(replay, ({ opened }) => opened !== null && opened.is !== "game");
  const { failed } = usePuzzleProgress(({ puzzles }) => puzzles[puzzle.id]) ?? UNTRIED;
  const watching = useMemo(
    () => ({
      controls: <LineControls replay={replay} answers={puzzle.at} onTry={onTry} onNext={onNext} />,
      otherHand: null,
      own: true as const,
    }),
    [replay, puzzle, onTry, onNext],
  );
  if (failure !== null || unreadable) return <PuzzleProblem />;
  const strip = <Strip puzzle={puzzle} number={failed + 1} news={t("region")} />;
  return <TableScreen session={session} exits={exits} title={title} above={strip} watching={watching} />;
}
