/** A decision that arrives takes the focus to the prompt, unless the player types, reads a dialog or is busy on the table. */
import { useEffect, useRef } from "react";
import { useGame } from "../table-context.ts";

function focusPrompt(): void {
  const prompt = document.querySelector("[data-region='prompt']");
  const button =
    prompt?.querySelector<HTMLElement>("[data-kind='default'][data-item]") ??
    prompt?.querySelector<HTMLElement>("[data-item]");
  button?.focus({ preventScroll: true });
}

const isFree = (): boolean => {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body;
};

const isReading = (): boolean => document.querySelector("[role='dialog']") !== null;

export function useFocusOnDecision(): void {
  const id = useGame(({ asked }) => asked?.id ?? null);
  const waited = useRef(true);
  useEffect(() => {
    if (id === null) {
      waited.current = true;
      return;
    }
    const inPrompt = document.activeElement?.closest("[data-region='prompt']") !== null;
    if (!isReading() && (isFree() || (waited.current && inPrompt))) focusPrompt();
    waited.current = false;
  }, [id]);
}
