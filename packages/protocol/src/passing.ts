/** When a player wants to be asked. The settings belong to the seat and are kept by the host. */
import { z } from "./zod.ts";

const PASSING_LEVELS = ["smart", "relaxed", "full"] as const;

const phase = z.enum(["setup", "refresh", "draw", "resource", "operations", "story"]);

/** A window in which the player is asked even if he can only pass. */
const stop = z.strictObject({
  phase,
  turn: z.enum(["own", "other"]),
  /** Only the next time. */
  once: z.optional(z.literal(true)),
});
export type Stop = z.infer<typeof stop>;

const PASS_UNTIL = ["something", "myTurn"] as const;
export type PassUntil = (typeof PASS_UNTIL)[number];

const MOST_STOPS = 64;
const MOST_CARDS = 400;
const MOST_ORDERS = 64;
const MOST_AT_ONCE = 40;

const known = z.string().check(z.maxLength(64));

export const passing = z.strictObject({
  level: z.enum(PASSING_LEVELS),
  stops: z.readonly(z.array(stop).check(z.maxLength(MOST_STOPS))),
  /** Codes of the cards the player marked "ask me less". */
  less: z.readonly(z.array(known).check(z.maxLength(MOST_CARDS))),
  /** Effects that come at once are taken in one of these orders, each known by its `orderKey`. */
  orders: z.optional(
    z.readonly(
      z.array(z.readonly(z.array(known).check(z.maxLength(MOST_AT_ONCE)))).check(z.maxLength(MOST_ORDERS)),
    ),
  ),
  until: z.nullable(z.enum(PASS_UNTIL)),
});
export type Passing = z.infer<typeof passing>;

export const USUAL_PASSING: Passing = { level: "smart", stops: [], less: [], until: null };
