/** Small cards for the tests of timing: each does one thing that can be seen. */
import type { Ability } from "@fhtagn/rules";
import {
  aCharacter,
  action,
  destroy,
  draw,
  exhaust,
  forcedResponse,
  isDestroyed,
  passive,
  response,
  sacrifice,
  thisCard,
  wound,
  you,
} from "@fhtagn/rules/dsl";
import { character, event, support } from "./free-cards.ts";

/** An event that draws a card: an action that can always be taken. */
export const IDEA = event("Idea", [action({ effect: draw(you, 1) })]);
export const BLAST = event("Blast", [action({ effect: wound(aCharacter()) })]);
export const DOOM = event("Doom", [action({ effect: destroy(aCharacter()) })]);

export const CLERK = character("Clerk");
export const GUARD = character("Guard");
export const MONK = character("Monk");

/** A support that shows that it was its turn by exhausting. */
export const bell = (title: string, ability: (shown: ReturnType<typeof exhaust>) => Ability): object =>
  support(title, [ability(exhaust(thisCard))]);

/** A support that shows that it was used by going to the discard pile: once at most. */
export const fuse = (title: string, ability: (shown: ReturnType<typeof sacrifice>) => Ability): object =>
  support(title, [ability(sacrifice(thisCard))]);

/** Three that wait for a death, each in its own step. */
export const someoneDies = isDestroyed({ type: "character" });
export const BELL = bell("Bell", (effect) => passive({ when: someoneDies, effect }));
export const DRUM = bell("Drum", (effect) => forcedResponse({ when: someoneDies, effect }));
export const HORN = bell("Horn", (effect) => response({ when: someoneDies, effect }));
