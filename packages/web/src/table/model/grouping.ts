/** Where there is no room for every card, those that look alike lie as one, with their number on it. */
import type { CardView } from "@fhtagn/rules/view";
import type { Stack } from "./board.ts";

/** Cards that are the same to the eye; a card that lies alone is a group of one. */
export interface CardGroup {
  readonly stack: Stack;
  readonly copies: readonly CardView[];
}

/** A finger needs so much of every card, in pixels; and between two of them. */
export const LEAST_HIT = 44;
const GAP = 6;

/** How many cards can be hit side by side: the last lies whole, of the others a strip is in sight. */
export function mostSideBySide(room: number, width: number): number {
  if (room <= 0) return Number.POSITIVE_INFINITY;
  return 1 + Math.max(0, Math.floor((room - width) / (LEAST_HIT + GAP)));
}

/** What has to be the same; a card with something attached, or one nobody knows, is like no other. */
function lookOf({ card, attached }: Stack): string {
  const { handle, code, condition, layExhausted, wounds, tokens, story, controller } = card;
  if (code === null || attached.length > 0) return `alone ${handle}`;
  return [code, condition, layExhausted, wounds, tokens, story, controller].join(" ");
}

export const alone = (stacks: readonly Stack[]): readonly CardGroup[] =>
  stacks.map((stack) => ({ stack, copies: [stack.card] }));

/** In the place of the first of them. */
export function grouped(stacks: readonly Stack[]): readonly CardGroup[] {
  const groups = new Map<string, CardGroup>();
  for (const stack of stacks) {
    const look = lookOf(stack);
    const group = groups.get(look);
    if (group === undefined) groups.set(look, { stack, copies: [stack.card] });
    else groups.set(look, { ...group, copies: [...group.copies, stack.card] });
  }
  return [...groups.values()];
}
