import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type { GameSetup } from "../pages/setup/game-setup.ts";
import { noteProblem } from "../storage/problem-store.ts";
import { problemOf } from "../storage/problems.ts";
import { startGame } from "./start-game.ts";

interface StartGame {
  readonly start: (setup: GameSetup) => void;
  readonly starting: boolean;
  /** What the browser said when the game could not be stored. */
  readonly failure: string | null;
}

/** Stores the game and goes to its table. */
export function useStartGame(): StartGame {
  const navigate = useNavigate();
  const [starting, setStarting] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const begin = async (setup: GameSetup): Promise<void> => {
    setStarting(true);
    setFailure(null);
    try {
      const id = await startGame(setup);
      await navigate({ to: "/table/$id", params: { id } });
    } catch (problem) {
      if (problemOf(problem) === "full") noteProblem("full");
      setFailure(problem instanceof Error ? problem.message : String(problem));
    }
    setStarting(false);
  };
  return { start: (setup) => void begin(setup), starting, failure };
}
