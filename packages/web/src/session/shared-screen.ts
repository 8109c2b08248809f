/** Two people at one screen: whose view is shown, and when the other one has to look away. */
import type { Asked, Update } from "@fhtagn/protocol";
import type { Player } from "@fhtagn/rules";
import { cardIn, placeIn } from "@fhtagn/rules/options";
import type { View } from "@fhtagn/rules/view";
import { onTable } from "./question-kinds.ts";

/** A hidden card matters: the hand, or a card that only he may see. */
function needsCurtain({ kind, options, items }: Asked, view: View, seat: Player): boolean {
  if (onTable(kind).needsHand) return true;
  const hand = new Set(view[seat].hand.cards.map(({ handle }) => handle));
  const isHidden = (ref: number | string | undefined): boolean =>
    typeof ref === "string" || (ref !== undefined && hand.has(ref));
  return (
    options.some((one) => one.code !== undefined || isHidden(cardIn(one)) || isHidden(placeIn(one))) ||
    items.some(isHidden)
  );
}

/** The view without what only its owner may see. */
export function masked(view: View, seat: Player): View {
  const { hand, deck } = view[seat];
  return { ...view, [seat]: { ...view[seat], hand: { ...hand, cards: [] }, deck: { ...deck, known: [] } } };
}

/** Who looks at the screen, and what he sees. */
export interface Looking {
  readonly seat: Player;
  readonly masked: boolean;
  readonly curtain: { readonly to: Player } | null;
}

export type Updates = Readonly<Partial<Record<Player, Update>>>;

/** Somebody sits there already, or nobody does: then even the first one finds a curtain. */
export function nextLooking(updates: Updates, now: Looking | null): Looking {
  const asker = (["P1", "P2"] as const).find((player) => (updates[player]?.asked ?? null) !== null);
  const update = asker === undefined ? undefined : updates[asker];
  if (asker === undefined || update === undefined) return now ?? { seat: "P1", masked: true, curtain: null };
  if (now !== null && now.seat === asker && !now.masked && now.curtain === null) return now;
  const isPrivate = update.asked !== null && needsCurtain(update.asked, update.view, asker);
  if (!isPrivate) return { seat: asker, masked: true, curtain: null };
  return { seat: now?.seat ?? asker, masked: true, curtain: { to: asker } };
}
