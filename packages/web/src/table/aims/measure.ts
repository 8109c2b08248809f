/** Where cards lie on the screen, and the curve from one to another. */
import type { CardRef } from "@fhtagn/rules/view";

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The middle of a card, counted from the corner of the table; null where it is not in sight. */
export function middleOf(table: HTMLElement, ref: CardRef): Point | null {
  const card = [...table.querySelectorAll<HTMLElement>("[data-handle]")].find(
    ({ dataset }) => dataset.handle === String(ref) || dataset.copies?.split(" ").includes(String(ref)),
  );
  const { left, top, width, height } = card?.getBoundingClientRect() ?? new DOMRect();
  if (width === 0) return null;
  const corner = table.getBoundingClientRect();
  return { x: Math.round(left + width / 2 - corner.left), y: Math.round(top + height / 2 - corner.top) };
}

/** How far it bends, as a share of its length. */
const BEND = 0.14;

/** Bent to one side, so that lines there and back are two. */
export function curve(from: Point, to: Point): string {
  const across = { x: to.x - from.x, y: to.y - from.y };
  const x = Math.round(from.x + across.x / 2 - across.y * BEND);
  const y = Math.round(from.y + across.y / 2 + across.x * BEND);
  return `M${from.x} ${from.y}Q${x} ${y} ${to.x} ${to.y}`;
}
