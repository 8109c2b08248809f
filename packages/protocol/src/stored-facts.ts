/** Pieces of everything that is stored: whatever a page shows or reckons with is bounded here. */
import type { Ruleset } from "@fhtagn/rules";
import { z } from "./zod.ts";

export const storedCount = z.int().check(z.nonnegative());

/** Milliseconds since 1970, as far as a calendar goes. */
const LAST_DAY = 8.64e15;
export const moment = z.number().check(z.gte(-LAST_DAY), z.lte(LAST_DAY));

const LONGEST_ID = 128;
export const storedId = z.string().check(z.maxLength(LONGEST_ID));

/** A deck without a name is the list of its cards. */
const LONGEST_DECK_NAME = 20_000;
export const storedDeck = z.string().check(z.maxLength(LONGEST_DECK_NAME));

const LONGEST_NAME = 400;
export const shortText = z.string().check(z.maxLength(LONGEST_NAME));

export const storedSeat = z.enum(["P1", "P2"]);

export const bothDecks = z.object({ P1: storedDeck, P2: storedDeck });

const RULESETS = ["lcg", "ccg"] as const satisfies readonly Ruleset[];
export const rulesetWord = z.enum(RULESETS);
/** What was stored before there was a choice was played by the newer rules. */
export const storedRuleset = z._default(rulesetWord, "lcg");

export const gameResult = z.object({
  winner: z.enum(["P1", "P2", "draw"]),
  because: z.enum(["stories", "deck", "concession", "loop", "turns"]),
});
