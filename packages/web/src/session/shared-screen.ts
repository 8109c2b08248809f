/** Two people at one screen: whose view is shown, and when the other one has to look away. */
import type { Asked, Update } from "@fhtagn/protocol";
import type { Player } from "@fhtagn/rules";
import { cardIn, placeIn } from "@fhtagn/rules/options";
import type { View } from "@fhtagn/rules/view";
import { onTable } from "./question-kinds.ts";
import type { SessionLogEntry } from "./session.ts";

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

/** The view without what only this player may see: his hand, what lies face down, what he knows of decks and hands. */
export function masked(view: View, seat: Player): View {
  const other = seat === "P1" ? "P2" : "P1";
  const inPlay = view.inPlay.map((card) => (card.faceDown ? { ...card, code: null } : card));
  return { ...view, inPlay, [seat]: maskedSeat(view[seat]), [other]: maskedSeat(view[other]) };
}

function maskedSeat(side: View[Player]): View[Player] {
  const { hand, deck, domains } = side;
  return {
    ...side,
    hand: { ...hand, cards: [], known: [] },
    deck: { ...deck, known: deck.known.filter(({ handle }) => handle !== undefined) },
    domains: domains.map((domain) => (domain.code === "" ? domain : { ...domain, code: null })),
  };
}

/** The log of this player without the cards that the other one was not told of. */
export function openLog(
  logs: Readonly<Record<Player, readonly SessionLogEntry[]>>,
  seat: Player,
): readonly SessionLogEntry[] {
  const others = new Map(logs[seat === "P1" ? "P2" : "P1"].map(({ at, happening }) => [at, happening]));
  return logs[seat].map((entry) => {
    const { code, handle, ...open } = entry.happening;
    const told = others.get(entry.at);
    const isOpen = told !== undefined && (code === undefined || told.code !== undefined);
    return isOpen || (code === undefined && handle === undefined) ? entry : { ...entry, happening: open };
  });
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
