/** Advice in two steps: first where to look, then the move. Another question begins anew. */
import { useCallback, useEffect, useRef, useState } from "react";
import { currentSettings } from "../settings/settings-store.ts";
import { chordOf, commandOf } from "../table/keys/commands.ts";
import { useGame } from "../table/table-context.ts";
import type { PuzzleAdvice, PuzzleStore } from "./create-puzzle.ts";

export type Hinted =
  | { readonly is: "asking" }
  | { readonly is: "told"; readonly advice: PuzzleAdvice; readonly shown: "where" | "move" };

export interface Hinting {
  readonly hinted: Hinted | null;
  /** What the button does next. */
  readonly next: "hint" | "move" | "hide";
  readonly press: () => void;
}

/** `helped` is called when the move itself is shown. */
export function useHint(attempt: PuzzleStore, helped: () => void): Hinting {
  const [hinted, setHinted] = useState<Hinted | null>(null);
  const question = useGame(({ asked }) => asked);
  const latest = useRef(question);
  latest.current = question;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said of one question does not hold for the next
  useEffect(() => setHinted(null), [question]);
  const ask = useCallback(async (): Promise<void> => {
    const of = latest.current;
    setHinted({ is: "asking" });
    const advice = await attempt.getState().advise();
    if (latest.current === of) setHinted({ is: "told", advice, shown: "where" });
  }, [attempt]);
  const next = nextOf(hinted);
  const press = useCallback((): void => {
    if (latest.current === null || hinted?.is === "asking") return;
    if (hinted === null) void ask();
    else if (next === "hide") setHinted(null);
    else {
      helped();
      setHinted({ ...hinted, shown: "move" });
    }
  }, [hinted, next, ask, helped]);
  useHintKey(press);
  return { hinted, next, press };
}

function nextOf(hinted: Hinted | null): Hinting["next"] {
  if (hinted === null || hinted.is === "asking") return "hint";
  return typeof hinted.advice === "object" && hinted.shown === "where" ? "move" : "hide";
}

const isBusyElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("input, select, textarea, [role='dialog']") !== null;

/** The key that asks for advice in every game. */
function useHintKey(press: () => void): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const { keysOn, keys } = currentSettings();
      if (!keysOn || event.repeat || isBusyElsewhere(event.target)) return;
      if (commandOf(chordOf(event), keys) === "hint") press();
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, [press]);
}
