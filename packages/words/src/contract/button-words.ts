/** What a language has for buttons: what each answer does. Never "OK", "Yes" or "Decline". */
import type { EffectKind, SortPlace } from "@fhtagn/rules";

/** What is done to a chosen card; other effects say nothing of it, and it is only chosen. */
export type ToldDeed = Extract<
  EffectKind,
  | "wound"
  | "driveInsane"
  | "restore"
  | "ready"
  | "exhaust"
  | "commit"
  | "uncommit"
  | "destroy"
  | "sacrifice"
  | "discard"
  | "putIntoPlay"
  | "payToPutIntoPlay"
  | "playFree"
  | "toHand"
  | "toDeck"
  | "attach"
  | "removeFromGame"
  | "takeControl"
  | "lookAt"
  | "reveal"
  | "search"
  | "blank"
>;

/** A price that is settled with the same click. */
export interface Price {
  readonly domain: string;
  readonly cost: number;
}
/** One of the players: the reader, or somebody by his name. */
export type Somebody = "you" | { readonly name: string };

/** Names are found, effects are told. */
export interface ButtonWords {
  readonly letHappen: string;
  readonly attachNothing: string;
  readonly pass: string;
  readonly payNoMore: string;
  readonly chooseNoMore: string;
  readonly chooseNone: string;
  readonly play: (card: string, price: Price | null) => string;
  /** `does` is null where the ability is not in the book. */
  readonly use: (card: string, does: string | null, price: Price | null) => string;
  readonly makeDormant: (card: string, story: string) => string;
  readonly attach: (card: string, to: string) => string;
  readonly choose: (card: string) => string;
  readonly deeds: { readonly [D in ToldDeed]: (card: string) => string };
  readonly next: (card: string, does: string | null) => string;
  readonly put: { readonly [P in SortPlace]: (card: string) => string };
  readonly placeToken: (card: string, side: string) => string;
  readonly takeToken: (side: Somebody) => string;
  readonly somebody: (player: Somebody) => string;
  readonly part: (number: number) => string;
  readonly drain: (domain: string) => string;
  readonly drainFor: (domain: string, cost: number) => string;
  readonly resolve: (story: string) => string;
  readonly placeSuccessToken: (story: string) => string;
  readonly placeNoToken: string;
  readonly leaveEffect: (story: string) => string;
  readonly onTopOfDeck: (card: string) => string;
  readonly letGo: (card: string) => string;
  /** It is not put into play. */
  readonly keepOut: (card: string) => string;
  /** It stays attached where it is. */
  readonly leaveThere: (card: string) => string;
  readonly readyNobody: string;
  readonly doNothing: string;
  readonly keep: string;
  readonly mulligan: string;
  readonly name: (word: string) => string;
  readonly number: (x: number) => string;
  readonly wasted: (resources: number) => string;
  /** One of several things to be put in order. */
  readonly ordered: (card: string, does: string) => string;
}
