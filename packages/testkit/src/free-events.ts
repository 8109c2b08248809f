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

type Facts = Readonly<Record<string, unknown>>;

/** An event whose Action does this. */
export const eventThat = (title: string, effect: Effect, facts: Facts = {}): object => ({
  title,
  type: "event",
  faction: "neutral",
  abilities: [action({ effect })],
  ...facts,
});

export const OMEN = eventThat("Omen", placeTokens(1, aStory(), { side: you }));
export const BLAST = eventThat("Blast", wound(aCharacter()));
export const DOOM = eventThat("Doom", destroy(aCharacter()));
export const MADNESS = eventThat("Madness", driveInsane(aCharacter()));
export const HUSH = eventThat("Hush", until(endOfPhase, blank(aCharacter())));
