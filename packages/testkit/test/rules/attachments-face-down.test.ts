/** Cards attached face down, and Dormant ones: what befalls them with their hosts. */

import type { Effect } from "@fhtagn/rules";
import {
  aCharacter,
  anyCard,
  atMost,
  attach,
  attachment,
  character as characterIs,
  choose,
  conspiracy as conspiracyIs,
  destroy,
  discard,
  domain,
  driveInsane,
  exhaust,
  isDestroyed,
  isDiscarded,
  one,
  opponent,
  placeTokens,
  removeFromGame,
  sacrifice,
  support,
  takeControl,
  toDeck,
  toHand,
  you,
} from "@fhtagn/rules/dsl";
import { DOOM, eventThat, MADNESS } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { expect, test } from "vitest";
import { counter, freeConspiracy } from "./free-cards.ts";
import { person } from "./keyword-cards.ts";

const CLERK = person("Clerk");
const GUARD = person("Guard");
const SLEEPER = person("Sleeper", { keywords: ["Dormant"] });
const MOURNER = counter("Mourner", isDestroyed(support()));
const TALISMAN = "Tcho-Tcho Talisman";

/** P2's Clerk bears P1's Guard face down, and this is done to the Clerk. */
function befallsTheHost(effect: Effect, clerk = CLERK): void {
  given(
    {
      P1: { hand: ["Deed"], play: ["Mourner"] },
      P2: {
        play: [{ Clerk: { attached: [{ Guard: { owner: "P1", facedown: true } }] } }],
        domains: [{ drained: [] }],
      },
    },
    { cards: [clerk, GUARD, MOURNER, eventThat("Deed", effect)] },
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

const ELSEWHERE: readonly (readonly [string, Effect, string])[] = [
  ["is returned to hand", toHand(aCharacter()), "P2 hand"],
  ["is discarded", discard(choose(1, characterIs())), "P2 discard"],
  ["is sacrificed", sacrifice(choose(1, characterIs()), { by: opponent }), "P2 discard"],
  ["is removed from the game", removeFromGame(aCharacter()), "P2 removed"],
  ["goes on top of the deck", toDeck(aCharacter(), "top"), "deck top"],
  ["is shuffled into the deck", toDeck(aCharacter(), "shuffled"), "P2 deck"],
  ["becomes a resource", attach(aCharacter(), one(domain({ drained: true })), { asResource: true }), "P2.D1"],
];

test.each(ELSEWHERE)(
  "ATT-02 what is attached face down is destroyed when its host %s",
  (_, effect, place) => {
    befallsTheHost(effect);
    then.expect({ Clerk: { in: place }, Guard: { in: "P1 discard" }, P1: { hand: 1 } });
  },
);

test("FATE-05 what is attached face down to a Fated card is destroyed when that goes to the deck", () => {
  const seer = person("Clerk", { keywords: ["Fated 1"] });
  befallsTheHost(placeTokens(1, aCharacter()), seer);
  then.expect({ Clerk: { in: "deck bottom" }, Guard: { in: "P1 discard" }, P1: { hand: 1 } });
});

test("CTRL-11 what is attached face down stays on a host that is taken, and whose it was", () => {
  befallsTheHost(takeControl(you, aCharacter()));
  then.expect({ Clerk: { controller: "P1" }, Guard: { in: "attached to Clerk", owner: "P1" } });
});

test("ATT-02 what is attached face down to an attachment goes when that goes, ATT-07 and not before", () => {
  given(
    {
      P1: {
        hand: ["Doom"],
        play: [{ "Hound of Tindalos": { attached: [{ Guard: { facedown: true } }] } }],
      },
      P2: { play: ["Clerk"] },
    },
    { cards: [CLERK, GUARD, DOOM] },
  );
  when("P1 uses Hound of Tindalos");
  then.expect({ Guard: { in: "attached to Hound of Tindalos" } });
  when("P2 passes", "P1 plays Doom");
  then.expect({ "Hound of Tindalos": { in: "P1 discard" }, Guard: { in: "P1 discard" } });
});

test("TRIG-10 neither a Mummy nor a Talisman that lay face down answers its going", () => {
  given({
    P1: { hand: ["Agoraphobia"], domains: [["hastur", "hastur"]] },
    P2: {
      play: [
        {
          "Bag Man": {
            attached: [{ "Living Mummy": { facedown: true } }, { [TALISMAN]: { facedown: true } }],
          },
        },
        "Mad Artist",
      ],
      domains: [["agency"]],
    },
  });
  when("P1 plays Agoraphobia; choose Bag Man");
  then.refused(`P2 uses ${TALISMAN}`);
  then.expect({
    "Living Mummy": { in: "P2 discard" },
    [TALISMAN]: { in: "P2 discard" },
    "Mad Artist": { in: "play" },
  });
});

test("ATT-03 Sedated, made for the insane, does not stay on one face down, nor lies so in a position", () => {
  const sedated = { Sedated: { facedown: true } };
  given(
    { P1: { hand: ["Madness"] }, P2: { play: [{ Clerk: { attached: [sedated] } }] } },
    { cards: [CLERK, MADNESS] },
  );
  when("P1 plays Madness");
  then.expect({ Clerk: { state: "insane" }, Sedated: { in: "P2 discard" } });
  const position = { P2: { play: [{ Clerk: { insane: true, attached: [sedated] } }] } };
  expect(() => given(position, { cards: [CLERK] })).toThrow(/ATT-03/);
});

test("ATT-04 attached face down it is exhausted and readied as any support, a Dormant card is not (DORM-04)", () => {
  const freeze = eventThat("Freeze", exhaust(choose(1, anyCard({ ready: true, not: characterIs() }))));
  given(
    {
      active: "P2",
      phase: "story",
      stories: [{ Dreamwalkers: { dormant: ["Sleeper"] } }],
      P1: { play: [{ Clerk: { attached: [{ Guard: { facedown: true } }] } }] },
      P2: { hand: ["Freeze"] },
    },
    { cards: [CLERK, GUARD, SLEEPER, freeze] },
  );
  when("P2 plays Freeze");
  then.expect({ Guard: { state: "exhausted" } });
  when({ advance: "P1 refresh window" });
  then.expect({ Guard: { state: "ready" } });
});

test("ATT-04 attached face down from play it lies face down: no faction, and it bars no copy (UNIQ-10)", () => {
  const bury = eventThat(
    "Bury",
    attach(one(characterIs({ title: "Cthulhu" })), aCharacter({ title: "Clerk" }), { faceDown: true }),
  );
  const auction = eventThat("Auction", destroy(choose(1, support({ faction: "cthulhu" }))));
  given(
    {
      P1: {
        hand: ["Bury", "Auction", "Cthulhu"],
        play: ["Clerk", "Cthulhu (core-set-41)"],
        domains: [Array(8).fill("cthulhu")],
      },
    },
    { cards: [CLERK, bury, auction] },
  );
  when("P1 plays Bury", "P2 passes");
  then.refused("P1 plays Auction");
  when("P1 plays Cthulhu");
  then.expect({ "Cthulhu#1": { in: "play" }, "Cthulhu#2": { in: "attached to Clerk" } });
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

const GOING: readonly (readonly [string, Effect, string])[] = [
  ["is destroyed", destroy(choose(1, conspiracyIs())), "P2 discard"],
  ["returns to hand", toHand(choose(1, conspiracyIs())), "P2 hand"],
  ["goes under the deck", toDeck(choose(1, conspiracyIs()), "bottom"), "deck bottom"],
  ["is removed from the game", removeFromGame(choose(1, conspiracyIs())), "P2 removed"],
];

test.each(GOING)(
  "ATT-02 a Dormant card is discarded when its conspiracy %s, and is not played",
  (_, effect, place) => {
    given(
      {
        conspiracies: [{ Plot: { owner: "P2", dormant: [{ Sleeper: { owner: "P1" } }] } }],
        P1: { hand: ["Exposure"], play: ["Mourner", "Porter"] },
      },
      {
        strict: true,
        cards: [
          freeConspiracy("Plot"),
          SLEEPER,
          MOURNER,
          counter("Porter", isDiscarded({})),
          eventThat("Exposure", effect),
        ],
      },
    );
    when("P1 plays Exposure");
    then.expect({ Plot: { in: place }, Sleeper: { in: "P1 discard" }, P1: { hand: 1 } });
  },
);
