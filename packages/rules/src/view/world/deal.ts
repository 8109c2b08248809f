/** Unseen cards get their faces: every way to lay them that fits what is known is as likely as any other. */
import type { Player } from "../../language/words.ts";
import type { Printed } from "../../state/game.ts";
import type { Rng } from "../../state/random.ts";
import type { CardId } from "../../state/types.ts";
import type { WorldTable } from "./world-table.ts";

const isDormant = ({ keywords }: Printed): boolean => keywords.names.includes("Dormant");

/** Takes one out of the pool; the last of a pool that is too small stays in it. */
function takeAt(left: Printed[], at: number): Printed | undefined {
  const face = left[at];
  if (left.length === 1) return face;
  const last = left.pop();
  if (last !== undefined && at < left.length) left[at] = last;
  return face;
}

/** One of those with the keyword, if the pool has any. */
function takeDormant(left: Printed[], rng: Rng): Printed | undefined {
  const fitting = left.flatMap((face, at) => (isDormant(face) ? [at] : []));
  const at = fitting.length === 0 ? rng.below(left.length) : (fitting[rng.below(fitting.length)] ?? 0);
  return takeAt(left, at);
}

export interface Dealing {
  readonly table: WorldTable;
  readonly owner: Player | "story";
  /** Faces not yet dealt; used up on the way. */
  readonly left: Printed[];
}

export function dealTo(
  { table, owner, left }: Dealing,
  rng: Rng,
  give: (id: CardId, face: Printed) => void,
): void {
  const slots = table.slots[owner];
  if (left.length === 0) return;
  if (table.dormant.size > 0) {
    for (const id of slots) {
      const face = table.dormant.has(id) ? takeDormant(left, rng) : undefined;
      if (face !== undefined) give(id, face);
    }
  }
  for (const id of slots) {
    if (table.dormant.has(id)) continue;
    const face = takeAt(left, rng.below(left.length));
    if (face !== undefined) give(id, face);
  }
}
