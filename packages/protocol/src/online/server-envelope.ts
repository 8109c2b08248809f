/** What comes over the socket, read with care: what is no frame, or one of a later server, is not heard. */
import { storedSeat } from "../stored-facts.ts";
import { z } from "../zod.ts";
import { clockTerms } from "./clock-terms.ts";
import { PHRASES } from "./online-table.ts";
import { lobbyView, onlineTable, playerCard } from "./server-answers.ts";
import type { FrameTrouble, ServerFrame } from "./socket-envelope.ts";

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

/** A frame without a form does not compile. */
const FORMS = {
  opened: z.object({
    frame: z.literal("opened"),
    table: onlineTable,
    seat: z.nullable(storedSeat),
    chat: z.array(chatLine),
  }),
  reply: z.object({ frame: z.literal("reply"), table, reply: z.unknown() }),
  clock: z.object({ frame: z.literal("clock"), table, clock }),
  present: z.object({
    frame: z.literal("present"),
    table,
    here: perSeat(z.boolean()),
    watchers: z.number(),
  }),
  chat: z.object({ frame: z.literal("chat"), table, line: chatLine }),
  table: z.object({ frame: z.literal("table"), table: onlineTable }),
  lobby: z.object({ frame: z.literal("lobby"), lobby: lobbyView }),
  lost: z.object({ frame: z.literal("lost"), table }),
  beat: z.object({ frame: z.literal("beat"), n: z.number() }),
  notice: z.object({
    frame: z.literal("notice"),
    notice: z.enum(["closing", "elsewhere", "refusals"]),
    seconds: z.exactOptional(z.number()),
  }),
  refused: z.object({
    frame: z.literal("refused"),
    trouble: z.enum(TROUBLES),
    table: z.exactOptional(table),
  }),
} satisfies Record<ServerFrame["frame"], z.ZodMiniType<ReceivedFrame>>;

const isFrame = (name: unknown): name is ServerFrame["frame"] =>
  typeof name === "string" && Object.hasOwn(FORMS, name);

export function readServerFrame(message: unknown): ReceivedFrame | null {
  const { frame } = Object(message) as { readonly frame?: unknown }; // whatever it is, it may have one
  if (!isFrame(frame)) return null;
  const read = FORMS[frame].safeParse(message);
  return read.success ? read.data : null;
}
