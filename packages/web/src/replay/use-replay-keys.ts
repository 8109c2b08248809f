/** The keys of the replay. They come before those of the table: arrows step through the game, not along the cards. */
import { useEffect } from "react";
import { currentSettings } from "../settings/settings-store.ts";
import type { ReplayStore } from "./create-replay.ts";
import type { Direction, Unit } from "./moves.ts";
import { useReplayTools } from "./replay-context.ts";

const isTimeline = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches("[data-timeline]");

const isBusyElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  !isTimeline(target) &&
  (target.matches("input, select, textarea, [contenteditable]") ||
    target.closest("[role='dialog']") !== null);

/** A button that is no card keeps its Space. */
const keepsSpace = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest("button, a, summary") !== null &&
  !target.closest("[data-handle]");

const ARROWS: Readonly<Record<string, Direction>> = { ArrowLeft: -1, ArrowRight: 1 };

const unitOf = ({ shiftKey, ctrlKey, metaKey }: KeyboardEvent): Unit =>
  shiftKey ? "turn" : ctrlKey || metaKey ? "decision" : "step";

/** True if the key meant something here. */
function take(replay: ReplayStore, event: KeyboardEvent): boolean {
  const { move, goTo, play, setSpeed, playing, points } = replay.getState();
  const by = ARROWS[event.key];
  if (by !== undefined) {
    move(unitOf(event), by);
    return true;
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  switch (event.key) {
    case "Home":
      goTo(0);
      return true;
    case "End":
      goTo(points.length - 1);
      return true;
    case " ":
      if (keepsSpace(event.target)) return false;
      play(!playing);
      return true;
    case "+":
    case "-":
      setSpeed(event.key === "+" ? 1 : -1);
      return true;
    default:
      return false;
  }
}

export function useReplayKeys(): void {
  const { replay } = useReplayTools();
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (!currentSettings().keysOn || event.altKey || isBusyElsewhere(event.target)) return;
      if (!take(replay, event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener("keydown", pressed, { capture: true });
    return () => removeEventListener("keydown", pressed, { capture: true });
  }, [replay]);
}
