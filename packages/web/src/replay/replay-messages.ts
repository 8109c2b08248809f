/** What passes between the page and the worker that plays a record again. */
import type { WalkEyes, WalkPoint, WalkShown } from "@fhtagn/host";
import type { LogEntry, NumberPart, SavedGame } from "@fhtagn/protocol";
import type { Locale, Player, Result, Ruleset } from "@fhtagn/rules";

/** A record as somebody sent it, before anybody has looked into it. */
export type SentRecord =
  | { readonly by: "text"; readonly text: string }
  | { readonly by: "file"; readonly file: Blob }
  /** Compressed, in letters that an address may hold. */
  | { readonly by: "link"; readonly letters: string };

export type ToReplay =
  | ToReplayServer
  | { readonly id: number; readonly ask: "unpack"; readonly sent: SentRecord };

/** Of a record that has been unpacked. */
export type ToReplayServer = { readonly id: number } & (
  | { readonly ask: "open"; readonly text: string }
  | { readonly ask: "show"; readonly at: number; readonly eyes: WalkEyes }
  | { readonly ask: "log"; readonly eyes: WalkEyes }
  | { readonly ask: "explain"; readonly at: number; readonly seat: Player; readonly card: number }
  | { readonly ask: "text"; readonly locale: Locale }
  | { readonly ask: "ends"; readonly text: string }
  | { readonly ask: "goOn"; readonly at: number; readonly seat: Player }
);

/** A record in a few words, for lists. */
export interface Summary {
  /** The same for the same game, told in the same way where only telling is left. */
  readonly key: string;
  /** In the compact form. */
  readonly compact: string;
  readonly engine: string;
  readonly seed: string;
  readonly ruleset: Ruleset;
  /** Names of the decks; a deck without a name is "list:" and its codes. */
  readonly decks: Readonly<Record<Player, string>>;
  readonly result: Result | null;
  readonly turns: number;
  readonly decisions: number;
  /** Of the last position. */
  readonly hash: string;
}

/** A sentence in words of both languages. */
export type Said = Readonly<Record<Locale, string>>;

export interface NoRecord {
  readonly is: "no record";
  readonly message: Said;
}

/** `damaged`: nothing can be unpacked of it. */
export type Unpacked = { readonly is: "text"; readonly text: string } | { readonly is: "damaged" } | NoRecord;

/** What a text turned out to be. */
export type ReplayOpened =
  | {
      readonly is: "game";
      readonly summary: Summary;
      readonly points: readonly WalkPoint[];
      /** Of a record of another engine: where this one could not follow it any more, and what was recorded from there. */
      readonly leftAt: { readonly turn: number } | null;
      readonly rest: readonly string[];
    }
  /** Not even the first position can be laid out: a record of another engine with cards nobody knows here. */
  | {
      readonly is: "log";
      readonly summary: Summary;
      readonly message: Said;
      readonly rest: readonly string[];
    }
  /** A record that does not give the recorded game: of this very engine, or with a result that no engine gave. */
  | { readonly is: "broken"; readonly turn: number; readonly message: Said }
  | NoRecord;

/** A game to be stored: the record up to a point. */
export interface GoingOn {
  readonly game: NonNullable<SavedGame["game"]>;
  readonly turn: number;
  readonly won: Readonly<Record<Player, number>>;
}

/** Who began a finished game, and how it ended. */
export interface GameEnds {
  readonly starter: Player;
  readonly result: Result;
}

export interface ReplayAnswers {
  readonly unpack: Unpacked;
  readonly open: ReplayOpened;
  readonly show: WalkShown;
  readonly log: readonly LogEntry[];
  readonly explain: readonly NumberPart[];
  readonly text: string;
  /** Null where the text does not tell: it is no record of a finished game, or this engine cannot begin it. */
  readonly ends: GameEnds | null;
  /** Null where the game is over already. */
  readonly goOn: GoingOn | null;
}

export type FromReplay = { readonly id: number } & (
  | { readonly answer: ReplayAnswers[keyof ReplayAnswers] }
  | { readonly error: string }
);
