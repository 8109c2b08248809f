/** Which options of a question belong to which card or place, and how a click narrows them. */
import type { Asked, AskedOption } from "@fhtagn/protocol";
import { cardIn, placeIn } from "@fhtagn/rules/options";
import type { CardRef } from "@fhtagn/rules/view";
import { onTable } from "../../session/question-kinds.ts";

/** An option and its place in the question, which is how it is answered. */
export interface Numbered {
  readonly index: number;
  readonly option: AskedOption;
}

export const numbered = ({ options }: Asked): readonly Numbered[] =>
  options.map((option, index) => ({ index, option }));

/** Those of a card, or once a card is picked those of it that name the place. */
export function optionsAt(asked: Asked | null, ref: CardRef, picked: CardRef | null): readonly Numbered[] {
  if (asked === null || asked.form !== "choose") return [];
  const all = numbered(asked);
  const onPlace = all.filter(
    ({ option }) => placeIn(option) === ref && (picked === null || cardIn(option) === picked),
  );
  if (picked !== null && onPlace.length > 0) return onPlace;
  const ofCard = all.filter(({ option }) => cardIn(option) === ref);
  return ofCard.length > 0 ? ofCard : onPlace;
}

/** `act`: something may be done with it; `choose`: it answers a question; `place`: the picked card may go there. */
type Mark = "act" | "choose" | "place" | null;

export function markOf(asked: Asked | null, ref: CardRef, picked: CardRef | null): Mark {
  if (asked === null) return null;
  if (asked.form === "assign") return markInAssignment(asked, ref, picked);
  const found = optionsAt(asked, ref, picked);
  if (found.length === 0) return null;
  if (found.every(({ option }) => placeIn(option) === ref)) return picked === null ? null : "place";
  return onTable(asked.kind).mark;
}

function markInAssignment({ items, places }: Asked, ref: CardRef, picked: CardRef | null): Mark {
  if (items.includes(ref)) return "choose";
  if (picked === null) return null;
  return (places[items.indexOf(picked)] ?? []).includes(ref) ? "place" : null;
}

/** What a click answers with: an option, a card to be picked first, a list to choose from. */
export type Click =
  | { readonly does: "answer"; readonly index: number }
  | { readonly does: "pick" }
  | { readonly does: "ask"; readonly options: readonly Numbered[] }
  | { readonly does: "nothing" };

export function clickOn(asked: Asked | null, ref: CardRef, picked: CardRef | null): Click {
  const found = optionsAt(asked, ref, picked);
  const [only] = found;
  if (only === undefined) return { does: "nothing" };
  const atPlace = found.every(({ option }) => placeIn(option) === ref);
  if (atPlace && picked === null) return { does: "ask", options: found };
  if (found.length === 1) return { does: "answer", index: only.index };
  if (!atPlace && found.every(({ option }) => placeIn(option) !== undefined)) return { does: "pick" };
  return { does: "ask", options: found };
}

/** What Space takes: passing, going on, keeping; or the only answer there is. */
const DEFAULTS: readonly AskedOption["do"][] = ["pass", "done", "keep"];

export function defaultOption(asked: Asked | null): Numbered | null {
  if (asked === null || asked.form !== "choose") return null;
  const all = numbered(asked);
  const harmless = all.find(({ option }) => DEFAULTS.includes(option.do));
  return harmless ?? (all.length === 1 ? (all[0] ?? null) : null);
}

/** So many answers fit beside the question as buttons, though their cards can be clicked as well. */
const FEW = 4;

/** What the prompt shows as buttons: what lies nowhere on the table, and everything where it is little. */
export function promptOptions(asked: Asked | null, picked: CardRef | null): readonly Numbered[] {
  if (asked === null || asked.form !== "choose") return [];
  const all = numbered(asked);
  if (picked !== null) return all.filter(({ option }) => cardIn(option) === picked);
  if (all.length <= FEW) return all;
  return all.filter(({ option }) => cardIn(option) === undefined);
}

/** Options on cards that lie in a pile or a searched deck: they are laid out in a tray. */
export const trayOptions = (
  asked: Asked | null,
  isOnTable: (ref: CardRef) => boolean,
): readonly Numbered[] =>
  asked === null || asked.form !== "choose"
    ? []
    : numbered(asked).filter(({ option }) => {
        const card = cardIn(option);
        return card !== undefined && !isOnTable(card);
      });
