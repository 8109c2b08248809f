/** One stop for Tab in each region; arrows move inside it, also in two dimensions. */
import { type KeyboardEvent, type RefObject, useEffect, useRef } from "react";

const ITEM = "[data-item]";

const itemsIn = (region: HTMLElement): readonly HTMLElement[] => [
  ...region.querySelectorAll<HTMLElement>(ITEM),
];

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } as const;
type Arrow = keyof typeof ARROWS;
const isArrow = (key: string): key is Arrow => Object.hasOwn(ARROWS, key);

interface Point {
  readonly x: number;
  readonly y: number;
}

const middle = (element: HTMLElement): Point => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** Nearest item in that direction; a step aside counts three times. */
function neighbour(
  items: readonly HTMLElement[],
  from: HTMLElement,
  [dx, dy]: readonly [number, number],
): HTMLElement | null {
  const start = middle(from);
  let best: HTMLElement | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const item of items) {
    if (item === from) continue;
    const { x, y } = middle(item);
    const ahead = (x - start.x) * dx + (y - start.y) * dy;
    const aside = Math.abs((x - start.x) * dy) + Math.abs((y - start.y) * dx);
    if (ahead <= 1) continue;
    const far = ahead + aside * 3;
    if (far < least) {
      least = far;
      best = item;
    }
  }
  return best;
}

/** Without a layout (or at the edge of a row) arrows follow the order of the items. */
function inOrder(items: readonly HTMLElement[], from: HTMLElement, [dx, dy]: readonly [number, number]) {
  const at = items.indexOf(from);
  return items[at + (dx + dy)] ?? null;
}

function moveFocus(region: HTMLElement, event: KeyboardEvent): void {
  const items = itemsIn(region);
  const from = document.activeElement;
  if (!(from instanceof HTMLElement) || !items.includes(from)) return;
  const to = targetOf(items, from, event.key);
  if (to === null) return;
  event.preventDefault();
  event.stopPropagation();
  to.focus();
}

function targetOf(items: readonly HTMLElement[], from: HTMLElement, key: string): HTMLElement | null {
  if (key === "Home") return items[0] ?? null;
  if (key === "End") return items.at(-1) ?? null;
  if (!isArrow(key)) return null;
  const direction = ARROWS[key];
  return neighbour(items, from, direction) ?? inOrder(items, from, direction);
}

/** Exactly one item can be reached with Tab: the one last focused, else the first. */
function keepOneStop(items: readonly HTMLElement[], current: HTMLElement | null): void {
  const stop = current !== null && items.includes(current) ? current : items[0];
  for (const item of items) {
    const wanted = item === stop ? 0 : -1;
    // Writing it makes the browser lay the page out, even where nothing changes.
    if (item.tabIndex !== wanted || !item.hasAttribute("tabindex")) item.tabIndex = wanted;
  }
}

interface Memory {
  item: HTMLElement | null;
  index: number;
}

/** A card that leaves under the focus hands it to its neighbour, and an empty region to the prompt. */
function rescueFocus(items: readonly HTMLElement[], memory: Memory): void {
  if (memory.item === null || memory.item.isConnected) return;
  const lost = document.activeElement === null || document.activeElement === document.body;
  const next = items[Math.min(memory.index, items.length - 1)] ?? null;
  memory.item = next;
  if (lost) (next ?? document.querySelector<HTMLElement>("[data-region='prompt'] [data-item]"))?.focus();
}

export interface Roving<T extends HTMLElement> {
  readonly ref: RefObject<T | null>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onFocus: () => void;
}

export function useRoving<T extends HTMLElement>(): Roving<T> {
  const ref = useRef<T>(null);
  const memory = useRef<Memory>({ item: null, index: 0 });
  useEffect(() => {
    if (ref.current === null) return;
    const items = itemsIn(ref.current);
    rescueFocus(items, memory.current);
    keepOneStop(items, memory.current.item);
  });
  const onFocus = (): void => {
    if (ref.current === null || !(document.activeElement instanceof HTMLElement)) return;
    const items = itemsIn(ref.current);
    const index = items.indexOf(document.activeElement);
    if (index < 0) return;
    memory.current = { item: document.activeElement, index };
    keepOneStop(items, document.activeElement);
  };
  return { ref, onKeyDown: (event) => ref.current !== null && moveFocus(ref.current, event), onFocus };
}

/** Where Tab and the jump keys go. */
export const REGIONS = ["prompt", "hand", "own", "lanes", "domains", "opponent", "log"] as const;
export type Region = (typeof REGIONS)[number];

/** True if there was something to focus. */
export function focusRegion(region: Region): boolean {
  const found = document.querySelector<HTMLElement>(`[data-region='${region}']`);
  const items = found === null ? [] : itemsIn(found);
  const stop = items.find(({ tabIndex }) => tabIndex === 0) ?? items[0];
  stop?.focus();
  return stop !== undefined;
}
