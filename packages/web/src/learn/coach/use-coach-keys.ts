/** Space turns the page of a note that is only read, wherever the focus is; Enter does where nothing has it. */
import { useEffect } from "react";

const OTHERS = "[role='dialog'], [data-coach], input, select, textarea";

const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(OTHERS) !== null;

const isOurs = ({ key, target, ctrlKey, altKey, metaKey, shiftKey }: KeyboardEvent): boolean => {
  if (isElsewhere(target) || ctrlKey || altKey || metaKey || shiftKey) return false;
  return key === " " || (key === "Enter" && target === document.body);
};

export function useCoachKeys(next: (() => void) | null): void {
  useEffect(() => {
    if (next === null) return;
    const pressed = (event: KeyboardEvent): void => {
      if (!isOurs(event)) return;
      event.preventDefault();
      event.stopPropagation();
      next();
    };
    addEventListener("keydown", pressed, { capture: true });
    return () => removeEventListener("keydown", pressed, { capture: true });
  }, [next]);
}
