/** Tables of a server: how one is asked for, and what everybody may know of it. */
import type { Player, Result, Ruleset } from "@fhtagn/rules";
import { rulesetWord, storedDeck } from "../stored-facts.ts";
import { z } from "../zod.ts";
import { type ClockTerms, clockTerms } from "./clock-terms.ts";
import type { PlayerCard } from "./identity.ts";

const NONCE_LETTERS = 64;
/** What a player adds to the shuffle, so that no server can choose it. */
const nonce = z.optional(z.string().check(z.maxLength(NONCE_LETTERS), z.regex(/^[\w-]*$/)));

export const newTable = z.strictObject({
  /** By name of a known deck, or "list:" with its cards. */
  deck: storedDeck,
  clock: clockTerms,
  ruleset: rulesetWord,
  rated: z.boolean(),
  /** Take-backs may be asked for. */
  takeBacks: z.boolean(),
  watchers: z.boolean(),
  /** For whoever has the link, for everybody in the lobby, a player by his name, or a computer level. */
  for: z.discriminatedUnion("who", [
    z.strictObject({ who: z.literal("link") }),
    z.strictObject({ who: z.literal("lobby") }),
    z.strictObject({ who: z.literal("player"), name: z.string().check(z.maxLength(64)) }),
    z.strictObject({
      who: z.literal("level"),
      level: z.enum(["novice", "student", "investigator", "adept", "elder"]),
      deck: storedDeck,
    }),
  ]),
  /** Games of the match: the second and third with the other one beginning. */
  games: z.union([z.literal(1), z.literal(3)]),
  nonce,
});
export type NewTable = z.infer<typeof newTable>;

export const joinTable = z.strictObject({ deck: storedDeck, nonce });
export type JoinTable = z.infer<typeof joinTable>;

/** A quick match: whoever wants the same clock, rules and kind of game. */
export const invitation = z.strictObject({
  deck: storedDeck,
  clock: clockTerms,
  ruleset: rulesetWord,
  rated: z.boolean(),
  nonce,
});
export type Invitation = z.infer<typeof invitation>;

export interface OnlineSeat {
  readonly player: PlayerCard;
  /** Told when the game is over. */
  readonly deck?: string;
}

export interface OnlineTable {
  readonly id: string;
  /** Open: somebody waits for another one. */
  readonly status: "open" | "playing" | "over" | "closed";
  readonly ruleset: Ruleset;
  readonly clock: ClockTerms;
  readonly rated: boolean;
  readonly takeBacks: boolean;
  readonly watchers: boolean;
  readonly games: 1 | 3;
  readonly for: NewTable["for"]["who"];
  /** While it is open: who waits. */
  readonly by: PlayerCard;
  readonly seats: Readonly<Record<Player, OnlineSeat>> | null;
  /** The seat of whoever asks. */
  readonly you: Player | null;
  /** Of a game under way, if whoever asks may know: who is asked. */
  readonly asked: Player | null;
  readonly turn: number;
  readonly result:
    | (Omit<Result, "because"> & { readonly because: Result["because"] | "time" | "left" })
    | null;
  /** SHA-256 of what the server shuffles with; once the game is over with the proof. */
  readonly commitment: string;
  readonly made: number;
  readonly touched: number;
  /** The next game of the match or the rematch, once there is one. */
  readonly next: string | null;
}

export interface LobbyView {
  readonly open: readonly OnlineTable[];
  readonly live: readonly OnlineTable[];
  readonly people: number;
}

/** Why a table could not be made, joined or changed. */
export const TABLE_TROUBLES = [
  "no such table",
  "not open",
  "own table",
  "bad deck",
  "no such player",
  "too many tables",
  "not allowed",
  "malformed",
  "too often",
  "closing",
] as const;
export type TableTrouble = (typeof TABLE_TROUBLES)[number];

/** Said in the reader's own language. */
export const PHRASES = [
  "hello",
  "goodLuck",
  "thanks",
  "wellPlayed",
  "oneMoment",
  "sorry",
  "nice",
  "goodGame",
  "again",
  "mustGo",
] as const;
export type ChatPhrase = (typeof PHRASES)[number];
