/** What comes over the socket, read with care: what is no frame, or one of a later server, is not heard. */
import { storedSeat } from "../stored-facts.ts";
import { z } from "../zod.ts";
import { clockTerms } from "./clock-terms.ts";
import { PHRASES } from "./online-table.ts";
import { lobbyView, onlineTable, playerCard } from "./server-answers.ts";
import type { FrameTrouble, ServerFrame } from "./socket-frames.ts";

const table = z.string();
const perSeat = <Form extends z.ZodMiniType>(form: Form) => z.object({ P1: form, P2: form });

const chatLine = z.object({
  n: z.number(),
  at: z.number(),
  by: playerCard,
  seat: z.nullable(storedSeat),
  phrase: z.exactOptional(z.enum(PHRASES)),
  text: z.exactOptional(z.string()),
});

const clock = z.object({
  terms: clockTerms,
  left: perSeat(z.number()),
  running: z.nullable(storedSeat),
  away: perSeat(z.nullable(z.number())),
  mayClaim: z.boolean(),
});

const TROUBLES = [
  "malformed",
  "too large",
  "too often",
  "no such table",
  "not allowed",
  "muted",
  "server fault",
] as const satisfies readonly FrameTrouble[];

/** A reply of the host is not looked into here: whoever shows the table reads it. */
export type ReceivedFrame =
  | Exclude<ServerFrame, { frame: "reply" }>
  | { readonly frame: "reply"; readonly table: string; readonly reply: unknown };

const serverFrame = z.discriminatedUnion("frame", [
  z.object({
    frame: z.literal("opened"),
    table: onlineTable,
    seat: z.nullable(storedSeat),
    chat: z.array(chatLine),
  }),
  z.object({ frame: z.literal("reply"), table, reply: z.unknown() }),
  z.object({ frame: z.literal("clock"), table, clock }),
  z.object({ frame: z.literal("present"), table, here: perSeat(z.boolean()), watchers: z.number() }),
  z.object({ frame: z.literal("chat"), table, line: chatLine }),
  z.object({ frame: z.literal("table"), table: onlineTable }),
  z.object({ frame: z.literal("lobby"), lobby: lobbyView }),
  z.object({ frame: z.literal("beat"), n: z.number() }),
  z.object({
    frame: z.literal("notice"),
    notice: z.enum(["closing", "elsewhere", "refusals"]),
    seconds: z.exactOptional(z.number()),
  }),
  z.object({ frame: z.literal("refused"), trouble: z.enum(TROUBLES), table: z.exactOptional(table) }),
]);

export function readServerFrame(message: unknown): ReceivedFrame | null {
  const read = serverFrame.safeParse(message);
  return read.success ? read.data : null;
}
