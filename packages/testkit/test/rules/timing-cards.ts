/** Small cards for the tests of timing: each does one thing that can be seen. */
import type { Ability } from "@fhtagn/rules";
import {
  action,
  draw,
  exhaust,
  forcedResponse,
  isDestroyed,
  passive,
  response,
  sacrifice,
  thisCard,
  you,
} from "@fhtagn/rules/dsl";
import { freeCharacter, freeEvent, freeSupport } from "./free-cards.ts";

/** An event that draws a card: an action that can always be taken. */
export const IDEA = freeEvent("Idea", [action({ effect: draw(you, 1) })]);

export const CLERK = freeCharacter("Clerk");
export const GUARD = freeCharacter("Guard");
export const MONK = freeCharacter("Monk");

/** A support that shows that it was its turn by exhausting. */
export const bell = (title: string, ability: (shown: ReturnType<typeof exhaust>) => Ability): object =>
  freeSupport(title, [ability(exhaust(thisCard))]);

/** A support that shows that it was used by going to the discard pile: once at most. */
export const fuse = (title: string, ability: (shown: ReturnType<typeof sacrifice>) => Ability): object =>
  freeSupport(title, [ability(sacrifice(thisCard))]);

/** Three that wait for a death, each in its own step. */
export const someoneDies = isDestroyed({ type: "character" });
export const BELL = bell("Bell", (effect) => passive({ when: someoneDies, effect }));
export const DRUM = bell("Drum", (effect) => forcedResponse({ when: someoneDies, effect }));
export const HORN = bell("Horn", (effect) => response({ when: someoneDies, effect }));
