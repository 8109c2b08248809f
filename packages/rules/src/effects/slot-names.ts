/** What a selection is called in the records of an effect: "3.who" once it is answered, "#3.who" for its cards. */
import type { SelectionField } from "../language/walk.ts";

export interface SlotNames {
  readonly key: string;
  readonly mark: string;
}

/** Made once for each node and field: the same few are asked for all the time. */
const NAMES: Map<SelectionField, SlotNames>[] = [];

export function slotNames(node: number, field: SelectionField): SlotNames {
  NAMES[node] ??= new Map();
  const known = NAMES[node].get(field);
  if (known !== undefined) return known;
  const key = `${node}.${field}`;
  const made = { key, mark: `#${key}` };
  NAMES[node].set(field, made);
  return made;
}
