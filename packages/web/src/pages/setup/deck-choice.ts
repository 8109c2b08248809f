/** A deck as it is asked for: drawn by lot, two factions of the box, or one built for tournaments. */
import type { Faction } from "@fhtagn/rules";

/** COMP-02: the factions of the Core Set, in its order. */
export const BOX_FACTIONS = [
  "agency",
  "miskatonic",
  "syndicate",
  "cthulhu",
  "hastur",
  "yog-sothoth",
  "shub-niggurath",
] as const satisfies readonly Faction[];
export type BoxFaction = (typeof BOX_FACTIONS)[number];

type Packet = 1 | 2;

export type DeckChoice =
  | { readonly kind: "lot" }
  | { readonly kind: "pair"; readonly factions: readonly [BoxFaction, BoxFaction]; readonly packet: Packet }
  | { readonly kind: "built"; readonly around: BoxFaction };

export const BY_LOT: DeckChoice = { kind: "lot" };

/** In the order of the box, as the names of the presets have it. */
export function pairOf(one: BoxFaction, other: BoxFaction): readonly [BoxFaction, BoxFaction] {
  return BOX_FACTIONS.indexOf(one) <= BOX_FACTIONS.indexOf(other) ? [one, other] : [other, one];
}

/** "lot", "agency-cthulhu", "agency-cthulhu+2", "agency": how it stands in an address and in a stored game. */
export function nameOfDeck(deck: DeckChoice): string {
  if (deck.kind === "lot") return "lot";
  if (deck.kind === "built") return deck.around;
  return deck.factions.join("-") + (deck.packet === 1 ? "" : "+2");
}

const PAIRS = BOX_FACTIONS.flatMap((first, at) =>
  BOX_FACTIONS.slice(at + 1).flatMap((second) =>
    ([1, 2] as const).map((packet): DeckChoice => ({ kind: "pair", factions: [first, second], packet })),
  ),
);
const BUILT = BOX_FACTIONS.map((around): DeckChoice => ({ kind: "built", around }));

/** What the lot is drawn from. */
export const LOT: readonly DeckChoice[] = [...BUILT, ...PAIRS];

export function readDeck(name: unknown): DeckChoice | null {
  return [BY_LOT, ...LOT].find((deck) => nameOfDeck(deck) === name) ?? null;
}
