/** Where on the table something lies that a note speaks of. */
import type { View } from "@fhtagn/rules/view";
import type { Pointer } from "@fhtagn/scenarios";

/** Parts the table marks as its own; the others are regions of the keyboard. */
const MARKED: readonly string[] = ["phases", "won", "deck"];

function selectorOf(target: Pointer): string {
  if ("handle" in target) return `main [data-handle="${target.handle}"]`;
  if ("ledger" in target) return `[data-ledger="${target.ledger}"]`;
  return MARKED.includes(target.part) ? `[data-part="${target.part}"]` : `[data-region="${target.part}"]`;
}

const isInSight = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
};

/** Null where it is not on this screen: a phone shows one story at a time. */
export const findTarget = (target: Pointer | null): Element | null =>
  target === null ? null : ([...document.querySelectorAll(selectorOf(target))].find(isInSight) ?? null);

/** What the keyboard goes to when the note asks for something. */
export function focusOn(element: Element | null): void {
  const first =
    element instanceof HTMLButtonElement
      ? element
      : (element?.querySelector<HTMLElement>("[data-kind='default'], [data-handle], [data-item]") ?? null);
  first?.focus({ preventScroll: true });
}

/** The lane, counted from 0, in which the target lies; null if in none. */
export function laneOfTarget(target: Pointer | null, { stories, inPlay }: View): number | null {
  if (target === null || "part" in target) return null;
  const wanted = "handle" in target ? target.handle : target.ledger;
  const story = inPlay.find(({ handle }) => handle === wanted)?.story ?? wanted;
  const lane = stories.findIndex((one) => one?.handle === story);
  return lane < 0 ? null : lane;
}
