import {
  aCharacter,
  aSupport,
  atMost,
  attachment,
  cannot,
  character,
  choose,
  destroy,
  driveInsane,
  endOfPhase,
  host,
  isDestroyed,
  isDiscarded,
  loses,
  one,
  passive,
  sacrifice,
  story,
  support,
  until,
  you,
} from "@fhtagn/rules/dsl";
import { eventThat } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { counter } from "./free-cards.ts";
import { gear, person } from "./keyword-cards.ts";

const CLERK = person("Clerk");
const OFFERING = eventThat("Offering", sacrifice(one(character({ controller: you }))));
const TEAR = eventThat("Tear", destroy(choose(1, attachment())));

test("ATT-01 an attachment is a support put on another card", () => {
  given(
    { P1: { hand: [".45 Pistols", "Raze"] }, P2: { play: ["Clerk"] } },
    { cards: [CLERK, eventThat("Raze", destroy(aSupport()))] },
  );
  when("P1 plays .45 Pistols");
  then.expect({
    ".45 Pistols": { in: "attached to Clerk", subtypes: ["Attachment", "Item", "Weapon"] },
    Clerk: { icons: "C" },
  });
  when("P1 plays Raze");
  then.expect({ ".45 Pistols": { in: "P1 discard" }, Clerk: { icons: "" } });
});

const sacrificed = (ruleset: "lcg" | "ccg"): void => {
  given(
    {
      P1: {
        hand: ["Offering"],
        play: [{ Clerk: { attached: [{ ".45 Pistols": { owner: "P2" } }] } }, "Porter"],
      },
      P2: { play: ["Mourner"] },
    },
    {
      ruleset,
      cards: [
        CLERK,
        OFFERING,
        counter("Mourner", isDestroyed(support())),
        counter("Porter", isDiscarded(support())),
      ],
    },
  );
  when("P1 plays Offering");
};

test("ATT-02 if its host leaves play the attachment is destroyed", () => {
  sacrificed("lcg");
  then.expect({ ".45 Pistols": { in: "P2 discard" }, P2: { hand: 1 }, P1: { hand: 0 } });
});

test("ATT-02 in CCG Eldritch it is discarded", () => {
  sacrificed("ccg");
  then.expect({ ".45 Pistols": { in: "P2 discard" }, P2: { hand: 0 }, P1: { hand: 1 } });
});

test("ATT-03 if its host goes insane the attachment is destroyed", () => {
  given(
    {
      P1: { hand: ["Fright"] },
      P2: {
        play: [{ Clerk: { attached: [".45 Pistols"] } }, { Guard: { attached: [".45 Pistols"] } }, "Mourner"],
      },
    },
    {
      cards: [
        CLERK,
        person("Guard"),
        eventThat("Fright", driveInsane(choose(1, character({ title: "Clerk" })))),
        counter("Mourner", isDestroyed(support())),
      ],
    },
  );
  when("P1 plays Fright");
  then.expect({
    ".45 Pistols": { in: "P2 discard" },
    ".45 Pistols#2": { in: "attached to Guard" },
    P2: { hand: 1 },
  });
});

test("ATT-04 a character that becomes attached is an Attachment support and nothing else", () => {
  given(
    { P1: { hand: ["Tear", "Ruin"], play: ["Hound of Tindalos"] }, P2: { play: ["Clerk", "Guard"] } },
    { cards: [CLERK, person("Guard"), TEAR, eventThat("Ruin", destroy(aCharacter()))] },
  );
  when("P1 uses Hound of Tindalos; choose Clerk");
  then.expect({
    "Hound of Tindalos": {
      in: "attached to Clerk",
      skill: 0,
      icons: "",
      subtypes: ["Attachment"],
      keywords: [],
    },
    P1: { characters: 0 },
  });
  when("P1 plays Ruin");
  then.offered("P1", ["Clerk", "Guard"]);
  when("P1 chooses Guard", "P1 plays Tear");
  then.expect({ "Hound of Tindalos": { in: "P1 discard" } });
});

const price = (cost: number) =>
  eventThat("Auction", destroy(choose(1, support({ faction: "yog-sothoth", cost: atMost(cost) }))));

test("ATT-05 it keeps its faction and printed cost while face up", () => {
  given(
    { P1: { hand: ["Auction"], play: ["Hound of Tindalos"] }, P2: { play: ["Clerk"] } },
    { cards: [CLERK, price(4)] },
  );
  when("P1 uses Hound of Tindalos; choose Clerk", "P1 plays Auction");
  then.expect({ "Hound of Tindalos": { in: "P1 discard" } });

  given(
    { P1: { hand: ["Auction"], play: ["Hound of Tindalos"] }, P2: { play: ["Clerk"] } },
    { cards: [CLERK, price(3)] },
  );
  when("P1 uses Hound of Tindalos; choose Clerk");
  then.refused("P1 plays Auction", "TGT-02");
});

const demoted = (ruleset: "lcg" | "ccg"): void => {
  given(
    {
      P1: { hand: ["Demotion"], play: ["Porter"] },
      P2: { play: [{ Imp: { attached: ["Leash"] } }, "Mourner"] },
    },
    {
      ruleset,
      cards: [
        person("Imp", { subtypes: ["Servitor"] }),
        gear("Leash", character({ subtype: "Servitor" })),
        eventThat("Demotion", until(endOfPhase, loses(aCharacter(), { subtypes: "all" }))),
        counter("Mourner", isDestroyed(support())),
        counter("Porter", isDiscarded(support())),
      ],
    },
  );
  when("P1 plays Demotion");
};

test("ATT-06 an attachment stays when its host stops fitting", () => {
  demoted("lcg");
  then.expect({ Imp: { subtypes: [] }, Leash: { in: "attached to Imp" } });
});

test("ATT-06 in CCG Eldritch it is discarded at once", () => {
  demoted("ccg");
  then.expect({ Imp: { in: "play" }, Leash: { in: "P2 discard" }, P1: { hand: 1 }, P2: { hand: 0 } });
});

const houndArmed = (recheck: boolean): void => {
  given(
    {
      P1: { play: [{ "Hound of Tindalos": { attached: [".45 Pistols"] } }, "Mourner"] },
      P2: { play: ["Clerk", "Porter"] },
    },
    {
      options: { "attach.recheck": recheck },
      cards: [CLERK, counter("Mourner", isDestroyed(support())), counter("Porter", isDiscarded(support()))],
    },
  );
  when("P1 uses Hound of Tindalos; choose Clerk");
};

test("ATT-07 when a card changes type what is attached to it stays", () => {
  houndArmed(false);
  then.expect({ ".45 Pistols": { in: "attached to Hound of Tindalos" } });
});

test("ATT-07 with attach.recheck it is discarded", () => {
  houndArmed(true);
  then.expect({ ".45 Pistols": { in: "P1 discard" }, P1: { hand: 0 }, P2: { hand: 1 } });
});

test("ATT-08 an attachment may be put on any eligible card of either player", () => {
  given(
    {
      P1: { hand: [".45 Pistols"], play: ["Guard", "Lamp"] },
      P2: { play: ["Clerk"] },
    },
    { cards: [CLERK, person("Guard"), { title: "Lamp", type: "support", faction: "neutral" }] },
  );
  when("P1 plays .45 Pistols");
  then.offered("P1", ["Guard", "Clerk"]);
  when("P1 chooses Clerk");
  then.expect({ ".45 Pistols": { in: "attached to Clerk", controller: "P1" } });
});

const ICE = gear("On Ice", story(), passive(cannot("placeSuccess", host)));

test("ATT-12 success tokens stay on the story it is attached to", () => {
  given(
    { stories: [{ Tale: { P1: 3, P2: 1 } }], P1: { hand: ["On Ice"] } },
    { cards: [ICE, { title: "Tale", type: "story", faction: "neutral" }] },
  );
  when("P1 plays On Ice; choose S1");
  then.expect({ "On Ice": { in: "attached to S1" }, S1: { P1: 3, P2: 1 } });
});
