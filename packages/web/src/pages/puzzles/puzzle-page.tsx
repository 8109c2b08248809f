/** A puzzle at the table. */
import type { Puzzle } from "@fhtagn/lab";
import { useNavigate, useParams } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import { Loading } from "../../app/loading.tsx";
import { Shell } from "../../app/shell.tsx";
import type { OverWays } from "../../puzzles/parts/over-controls.tsx";
import { usePuzzleProgress } from "../../puzzles/puzzle-progress.ts";
import { nextAfter } from "../../puzzles/shelf.ts";
import { NotFoundPage } from "../not-found-page.tsx";
import { PuzzleAttempt } from "./attempt.tsx";
import { NoPuzzles } from "./no-puzzles.tsx";
import { ShownLine } from "./shown-line.tsx";
import { usePuzzles } from "./use-puzzles.ts";

export function PuzzlePage() {
  const { id } = useParams({ from: "/learn/puzzles/$id" });
  const found = usePuzzles();
  if (found.is === "coming") return <Loading />;
  if (found.is === "failed")
    return (
      <Shell>
        <NoPuzzles again={found.again} />
      </Shell>
    );
  const puzzle = found.value.find((one) => one.id === id);
  if (puzzle === undefined)
    return (
      <Shell>
        <NotFoundPage />
      </Shell>
    );
  return <Rounds key={id} puzzle={puzzle} puzzles={found.value} />;
}

interface Props {
  readonly puzzle: Puzzle;
  readonly puzzles: readonly Puzzle[];
}

/** Try after try; in between the line may be looked at. */
function Rounds({ puzzle, puzzles }: Props) {
  const [round, setRound] = useState(0);
  const [line, setLine] = useState<string | null>(null);
  const help = usePuzzleProgress((progress) => progress.help);
  const again = (): void => {
    setLine(null);
    setRound((count) => count + 1);
  };
  const showLine = (text: string): void => {
    help(puzzle.id);
    setLine(text);
  };
  const next = useNext(puzzle, puzzles);
  if (line !== null) return <ShownLine puzzle={puzzle} text={line} onTry={again} onNext={next} />;
  return <PuzzleAttempt key={round} {...{ puzzle, puzzles, again, next, showLine }} />;
}

function useNext({ id }: Puzzle, puzzles: readonly Puzzle[]): OverWays["next"] {
  const navigate = useNavigate();
  const progress = usePuzzleProgress((all) => all.puzzles);
  const next = nextAfter(puzzles, progress, id);
  return useMemo(
    () => (next === null ? null : () => void navigate({ to: "/learn/puzzles/$id", params: { id: next } })),
    [navigate, next],
  );
}
