/** Cards attached face down, and Dormant ones: what befalls them with their hosts. */

import type { Effect } from "@fhtagn/rules";
import {
  aCharacter,
  atMost,
  attachment,
  choose,
  conspiracy as conspiracyIs,
  destroy,
  driveInsane,
  isDestroyed,
  isDiscarded,
  support,
  toDeck,
} from "@fhtagn/rules/dsl";
import { eventThat } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { counter, freeConspiracy } from "./free-cards.ts";
import { person } from "./keyword-cards.ts";

const CLERK = person("Clerk");
const GUARD = person("Guard");
const MOURNER = counter("Mourner", isDestroyed(support()));

/** P2's Clerk bears P1's Guard face down, and this is done to the Clerk. */
function befallsTheHost(effect: Effect): void {
  given(
    {
      P1: { hand: ["Deed"], play: ["Mourner"] },
      P2: { play: [{ Clerk: { attached: [{ Guard: { owner: "P1", facedown: true } }] } }] },
    },
    { cards: [CLERK, GUARD, MOURNER, eventThat("Deed", effect)] },
  );
  when("P1 plays Deed");
}

test("ATT-02 what is attached face down is destroyed with its host", () => {
  befallsTheHost(destroy(aCharacter()));
  then.expect({ Clerk: { in: "P2 discard" }, Guard: { in: "P1 discard" }, P1: { hand: 1 } });
});

test("ATT-02 what is attached face down is destroyed when its host goes under the deck", () => {
  befallsTheHost(toDeck(aCharacter(), "bottom"));
  then.expect({ Clerk: { in: "deck bottom" }, Guard: { in: "P1 discard" }, P1: { hand: 1 } });
});

test("ATT-03 what is attached face down is destroyed when its host goes insane", () => {
  befallsTheHost(driveInsane(aCharacter()));
  then.expect({ Clerk: { state: "insane" }, Guard: { in: "P1 discard" }, P1: { hand: 1 } });
});

test("ATT-04 attached face down it is an Attachment support, whose cost nobody knows (ED-92)", () => {
  const tear = eventThat("Tear", destroy(choose(1, attachment({ subtype: "Attachment" }))));
  const auction = eventThat("Auction", destroy(choose(1, support({ cost: atMost(9) }))));
  given(
    {
      P1: { hand: ["Tear", "Auction"] },
      P2: { play: [{ Clerk: { attached: [{ Guard: { facedown: true } }] } }] },
    },
    { cards: [CLERK, GUARD, tear, auction] },
  );
  then.expect({ Guard: { skill: 0, subtypes: ["Attachment"] }, P2: { characters: 1 } });
  then.refused("P1 plays Auction");
  when("P1 plays Tear");
  then.expect({ Guard: { in: "P2 discard" }, Clerk: { in: "play" } });
});

test("ATT-02 a Dormant card is discarded when its conspiracy leaves play, and is not played", () => {
  const sleeper = person("Sleeper", { keywords: ["Dormant"] });
  given(
    {
      conspiracies: [{ Plot: { owner: "P2", dormant: [{ Sleeper: { owner: "P1" } }] } }],
      P1: { hand: ["Exposure"], play: ["Mourner", "Porter"] },
    },
    {
      strict: true,
      cards: [
        freeConspiracy("Plot"),
        sleeper,
        MOURNER,
        counter("Porter", isDiscarded({})),
        eventThat("Exposure", destroy(choose(1, conspiracyIs()))),
      ],
    },
  );
  when("P1 plays Exposure");
  then.expect({ Plot: { in: "P2 discard" }, Sleeper: { in: "P1 discard" }, P1: { hand: 1 } });
});
