/** What a table says to its host. Everything here comes from outside and is checked. */
import { passing } from "./passing.ts";
import { z } from "./zod.ts";

const MOST_ITEMS = 200;
const count = z.int().check(z.nonnegative());

/** Index into the options, or for each item an index into its places, -1 for "stays". */
const choice = z.union([
  z.strictObject({ choose: count }),
  z.strictObject({ assign: z.readonly(z.array(z.int().check(z.gte(-1))).check(z.maxLength(MOST_ITEMS))) }),
]);

/** A card as this seat names it. */
const cardRef = z.union([count, z.string().check(z.maxLength(32))]);

/** What the player tried, in the words of an option; cards by his names for them. */
const attempt = z.strictObject({
  do: z.enum([
    "pass",
    "done",
    "play",
    "use",
    "makeDormant",
    "attach",
    "choose",
    "next",
    "begin",
    "put",
    "placeToken",
    "takeToken",
    "choosePlayer",
    "takePart",
    "drain",
    "resolve",
    "yes",
    "no",
    "keep",
    "mulligan",
    "name",
    "number",
    "commit",
  ]),
  card: z.optional(cardRef),
  on: z.optional(cardRef),
  ability: z.optional(z.strictObject({ code: z.string().check(z.maxLength(64)), index: count })),
});
export type AttemptView = z.infer<typeof attempt>;

/** `id` is the table's own number for the message; acknowledgement or refusal names it. */
const id = count;
/** The question that is answered: one that is no longer open is refused. */
const decision = count;
/** The position the player saw, as the last update told it: at any other one nothing is changed. */
const at = z.strictObject({ line: count, seq: count });

const hello = z.strictObject({
  type: z.literal("hello"),
  id,
  version: z.int(),
  /** The last update this table has; null at the beginning. */
  since: z.nullable(at),
});
/** Without `sure` an answer that loses the game at once is refused with "loses the game", and nothing has changed. */
const answer = z.strictObject({
  type: z.literal("answer"),
  id,
  at,
  decision,
  choice,
  sure: z.optional(z.literal(true)),
});
const stepBack = z.strictObject({ type: z.literal("stepBack"), id, decision });
/**
 * To the own decision with this number in `turningPoints`; the last one where nothing is said. Where another person
 * has been asked since, he is asked whether he agrees.
 */
const undo = z.strictObject({ type: z.literal("undo"), id, at, to: z.optional(count) });
/** The other person's word on an undo that was asked for. */
const agree = z.strictObject({ type: z.literal("agree"), id, at, yes: z.boolean() });
const concede = z.strictObject({ type: z.literal("concede"), id, at });
const why = z.strictObject({ type: z.literal("why"), id, attempt });
const preview = z.strictObject({ type: z.literal("preview"), id, decision, choice });
const explain = z.strictObject({ type: z.literal("explain"), id, card: count });
const hint = z.strictObject({ type: z.literal("hint"), id, decision });
const setPassing = z.strictObject({ type: z.literal("setPassing"), id, passing });
/** The game as a text to keep: once it is over, since it tells everything. */
const record = z.strictObject({ type: z.literal("record"), id });
/** "I have seen enough": what is held back for the eye's sake comes at once, but never what another person is given. */
const hurry = z.strictObject({ type: z.literal("hurry"), id });
/** How long a computer player's deeds take for the eye's sake: 1 is usual, 0 is at once. A server does not listen to it. */
const MOST_PACE = 4;
const setPace = z.strictObject({
  type: z.literal("setPace"),
  id,
  pace: z.number().check(z.gte(0), z.lte(MOST_PACE)),
});

const request = z.discriminatedUnion("type", [
  hello,
  answer,
  stepBack,
  undo,
  agree,
  concede,
  why,
  preview,
  explain,
  hint,
  record,
  setPassing,
  hurry,
  setPace,
]);
export type Request = z.infer<typeof request>;
export type RequestOf<T extends Request["type"]> = Extract<Request, { type: T }>;

/** The request, or null for bytes that are no message. */
export const readRequest = (message: unknown): Request | null => readAs(request, message);

/** The number of a message that is otherwise unreadable, so that its sender learns of the refusal. */
export const idOf = (message: unknown): number | null => readAs(z.object({ id }), message)?.id ?? null;

/** What throws when it is looked at cannot be read. */
function readAs<Form extends z.ZodMiniType>(form: Form, message: unknown): z.infer<Form> | null {
  try {
    const read = form.safeParse(message);
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
