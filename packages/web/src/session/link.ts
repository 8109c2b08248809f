/** What a session needs of whoever keeps the game: a worker of the page, or a server behind a socket. */
import type { Reply, Request } from "@fhtagn/protocol";
import type { TableEnding } from "@fhtagn/protocol/online";
import type { Player } from "@fhtagn/rules";

/**
 * Why a stored game cannot be played: it is no game of this version, it needs a deck nobody knows, its record does
 * not read, or the record leads elsewhere than it did.
 */
export type Damage = "form" | "deck" | "record" | "engine";

export type LinkEvent =
  /**
   * `people`: the seats that are played at this screen. Where there are none, `watching` is the side of the table
   * from which it is watched. `seed` is known to whoever keeps the game, and to no seat.
   */
  | {
      readonly type: "opened";
      readonly people: readonly Player[];
      readonly watching?: Player;
      readonly seed?: string;
    }
  | { readonly type: "missing"; readonly why: "missing" | Damage }
  /** The game is played on elsewhere, from another tab. */
  | { readonly type: "taken" }
  /**
   * The other end broke down: open it again and say where you were. `network`: only the way there is gone; the link
   * looks for it by itself, for as long as it takes.
   */
  | { readonly type: "lost"; readonly network?: true }
  /** The game could not be brought back: only the player's word opens it again. */
  | { readonly type: "stuck" }
  /** Ended by something that is no rule of the game: the clock, or somebody who did not come back. */
  | { readonly type: "ended"; readonly ending: TableEnding }
  /** What broke, where this page keeps the game itself. */
  | { readonly type: "report"; readonly fault: { readonly number: number; readonly record: string } }
  | { readonly type: "reply"; readonly seat: Player; readonly reply: Reply };

export interface Link {
  /** May be called again after it was lost. Several events at once are one piece of news. */
  open(listen: (...events: LinkEvent[]) => void): void;
  say(seat: Player, request: Request): void;
  close(): void;
}
