/**
 * What a selection is called in the records of an effect: one name once it is answered, one for its cards. The names
 * are made here and nobody takes them apart: whoever wants the cards of a selection asks by its name.
 */
import type { SelectionField } from "../language/walk.ts";

export interface SlotNames {
  readonly key: string;
  readonly mark: string;
}

const named = (key: string): SlotNames => ({ key, mark: `#${key}` });

/** Each is made once: the same few are asked for all the time. */
function namesUnder(prefix: string): (at: number, field: SelectionField) => SlotNames {
  const known: Map<SelectionField, SlotNames>[] = [];
  return (at, field) => {
    known[at] ??= new Map();
    const found = known[at].get(field);
    if (found !== undefined) return found;
    const made = named(`${prefix}${at}.${field}`);
    known[at].set(field, made);
    return made;
  };
}

/** A selection of a node of the text. */
export const slotNames = namesUnder("");

/** A selection of a part of the cost. */
export const costSlotNames = namesUnder("c");

/** The host of an attachment that is played (ATT-10). */
export const HOST_NAMES: SlotNames = named("host");
