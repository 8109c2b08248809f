/** What a server tells of its players. */

import type { PlayerCard } from "./identity.ts";
import type { OnlineTable } from "./online-table.ts";

export const RATED_PACES = ["live", "days"] as const;
export type RatedPace = (typeof RATED_PACES)[number];

export interface PlayerRating {
  readonly pace: RatedPace;
  readonly value: number;
  readonly deviation: number;
  readonly games: number;
  /** It says little yet. */
  readonly provisional: boolean;
}

/** Won, lost and drawn games with a deck. */
export interface DeckTally {
  readonly deck: string;
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
}

export interface PlayerProfile {
  readonly player: PlayerCard;
  readonly since: number;
  readonly ratings: readonly PlayerRating[];
  /** The latest games that are over. */
  readonly games: readonly OnlineTable[];
  readonly decks: readonly DeckTally[];
  /** Whom he played lately, the latest first: of oneself alone. */
  readonly opponents: readonly PlayerCard[];
}

export interface Leaderboard {
  readonly pace: RatedPace;
  readonly players: readonly { readonly player: PlayerCard; readonly rating: PlayerRating }[];
}
