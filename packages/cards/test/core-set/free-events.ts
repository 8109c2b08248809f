/** Test events, neutral and free: each does one thing to what it chooses. */
import type { Effect } from "@fhtagn/rules";
import {
  aCharacter,
  action,
  aStory,
  blank,
  destroy,
  driveInsane,
  endOfPhase,
  placeTokens,
  until,
  wound,
  you,
} from "@fhtagn/rules/dsl";

export const event = (title: string, effect: Effect): object => ({
  title,
  type: "event",
  faction: "neutral",
  abilities: [action({ effect })],
});

export const OMEN = event("Omen", placeTokens(1, aStory(), { side: you }));
export const BLAST = event("Blast", wound(aCharacter()));
export const DOOM = event("Doom", destroy(aCharacter()));
export const MADNESS = event("Madness", driveInsane(aCharacter()));
export const HUSH = event("Hush", until(endOfPhase, blank(aCharacter())));
