/** What a session needs of whoever keeps the game: a worker now, a socket later. */
import type { Reply, Request } from "@fhtagn/protocol";
import type { Player } from "@fhtagn/rules";

/**
 * Why a stored game cannot be played: it is no game of this version, it needs a deck nobody knows, its record does
 * not read, or the record leads elsewhere than it did.
 */
export type Damage = "form" | "deck" | "record" | "engine";

export type LinkEvent =
  /** `people`: the seats that are played at this screen. `seed` is known to whoever keeps the game, and to no seat. */
  | { readonly type: "opened"; readonly people: readonly Player[]; readonly seed?: string }
  | { readonly type: "missing"; readonly why: "missing" | Damage }
  /** The game is played on elsewhere, from another tab. */
  | { readonly type: "taken" }
  /** The other end broke down: open it again and say where you were. */
  | { readonly type: "lost" }
  /** What broke, where this page keeps the game itself. */
  | { readonly type: "report"; readonly fault: { readonly number: number; readonly record: string } }
  | { readonly type: "reply"; readonly seat: Player; readonly reply: Reply };

export interface Link {
  /** May be called again after it was lost. Several events at once are one piece of news. */
  open(listen: (...events: LinkEvent[]) => void): void;
  say(seat: Player, request: Request): void;
  close(): void;
}
