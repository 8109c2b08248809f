/**
 * The envelope around the messages of a table: one socket carries all tables of a page. Who somebody is comes from
 * the connection, never from a frame.
 */
import type { Player } from "@fhtagn/rules";
import type { Reply } from "../replies.ts";
import { z } from "../zod.ts";
import type { ClockView } from "./clock-terms.ts";
import type { PlayerCard } from "./identity.ts";
import { type ChatPhrase, type LobbyView, type OnlineTable, PHRASES } from "./online-table.ts";

const ID_LETTERS = 32;
const table = z.string().check(z.maxLength(ID_LETTERS));
const CHAT_LETTERS = 300;

const clientFrame = z.discriminatedUnion("frame", [
  /** Sits down at a table, in his own seat or beside it. */
  z.strictObject({ frame: z.literal("open"), table }),
  /** A message of a table to its host: read by the host. */
  z.strictObject({ frame: z.literal("say"), table, request: z.unknown() }),
  z.strictObject({ frame: z.literal("leave"), table }),
  z.strictObject({ frame: z.literal("lobby"), on: z.boolean() }),
  z.strictObject({ frame: z.literal("phrase"), table, phrase: z.enum(PHRASES) }),
  z.strictObject({
    frame: z.literal("chat"),
    table,
    text: z.string().check(z.minLength(1), z.maxLength(CHAT_LETTERS)),
  }),
  /** The other one has been away, or over his time, for too long. */
  z.strictObject({ frame: z.literal("claim"), table }),
  /** Answers the server's heartbeat: for the measured round trip. */
  z.strictObject({ frame: z.literal("beat"), n: z.int() }),
]);
export type ClientFrame = z.infer<typeof clientFrame>;

export function readClientFrame(message: unknown): ClientFrame | null {
  const read = clientFrame.safeParse(message);
  return read.success ? read.data : null;
}

export type FrameTrouble =
  | "malformed"
  | "too large"
  | "too often"
  | "no such table"
  | "not allowed"
  | "muted"
  | "server fault";

export interface ChatLine {
  readonly n: number;
  readonly at: number;
  readonly by: PlayerCard;
  /** From the seats, or from those who watch. */
  readonly seat: Player | null;
  readonly phrase?: ChatPhrase;
  readonly text?: string;
}

export type ServerFrame =
  /** He sits here now; `seat` is null for those who watch. What follows are replies of the host. */
  | {
      readonly frame: "opened";
      readonly table: OnlineTable;
      readonly seat: Player | null;
      readonly chat: readonly ChatLine[];
    }
  | { readonly frame: "reply"; readonly table: string; readonly reply: Reply }
  | { readonly frame: "clock"; readonly table: string; readonly clock: ClockView }
  /** Who is connected now. */
  | {
      readonly frame: "present";
      readonly table: string;
      readonly here: Readonly<Record<Player, boolean>>;
      readonly watchers: number;
    }
  | { readonly frame: "chat"; readonly table: string; readonly line: ChatLine }
  /** What everybody may know of the table has changed: begun, over, a next game. */
  | { readonly frame: "table"; readonly table: OnlineTable }
  | { readonly frame: "lobby"; readonly lobby: LobbyView }
  /** Whoever kept this table does so no more: it can be opened again, and goes on where it was. */
  | { readonly frame: "lost"; readonly table: string }
  | { readonly frame: "beat"; readonly n: number }
  /** The server goes down soon, or is about to close this connection, and why. */
  | {
      readonly frame: "notice";
      readonly notice: "closing" | "elsewhere" | "refusals";
      readonly seconds?: number;
    }
  | { readonly frame: "refused"; readonly trouble: FrameTrouble; readonly table?: string };
