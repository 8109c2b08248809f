/** Locals of a frame with every card renamed: into a view, or back into a state. */
import { InvariantBroken } from "../state/game.ts";
import type { ProcedureName } from "../state/procedure-locals.ts";
import type { Locals } from "../state/types.ts";
import { kindOfLocal } from "./card-fields.ts";

/** How the parts of a local are renamed. */
export interface Renaming<Card, Note, Change> {
  readonly card: (card: Card) => unknown;
  readonly note: (note: Note) => unknown;
  readonly change: (change: Change) => unknown;
}

interface FrameLike {
  readonly procedure: ProcedureName;
  readonly locals: Locals;
}

/** This file owns the casts: the table says what a local of a procedure holds. */
export function renameLocals<C, N, G>({ procedure, locals }: FrameLike, renaming: Renaming<C, N, G>): Locals {
  const renamed: Record<string, unknown> = {};
  for (const key in locals) {
    const kind = kindOfLocal(procedure, key);
    if (kind === undefined)
      throw new InvariantBroken("view", `"${key}" of "${procedure}" is missing in view/card-fields.ts`);
    const value = locals[key];
    if (kind === "plain" || value === undefined) renamed[key] = value;
    else if (kind === "card")
      renamed[key] = renaming.card(value as C); // by the table
    else if (kind === "cards")
      renamed[key] = (value as readonly C[]).map(renaming.card); // by the table
    else if (kind === "notes")
      renamed[key] = (value as readonly N[]).map(renaming.note); // by the table
    else renamed[key] = (value as readonly G[][]).map((group) => group.map(renaming.change)); // by the table
  }
  return renamed;
}
