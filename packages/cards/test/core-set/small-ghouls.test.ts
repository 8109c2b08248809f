import { character, one, putIntoPlay, you } from "@fhtagn/rules/dsl";
import { eventThat } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const RITE = eventThat("Rite", putIntoPlay(one(character({ in: "hand", controller: you }))));
const five = Array.from({ length: 5 }, () => "shub-niggurath");

test("Small Ghouls puts 3 cards of its controller's discard pile under his deck", () => {
  given({
    P1: {
      hand: ["Small Ghouls"],
      discard: ["Shotgun Blast", "Bag Man", "Altar of the Blessed", "Hired Muscle"],
      domains: [five],
    },
    P2: { discard: ["T-Men"] },
  });
  when("P1 plays Small Ghouls; drain D1");
  then.offered("P1", ["Shotgun Blast", "Bag Man", "Altar of the Blessed", "Hired Muscle"]);
  when("P1 chooses Shotgun Blast, Hired Muscle, Bag Man");
  then.expect({
    "Shotgun Blast": { in: "P1 deck" },
    "Hired Muscle": { in: "P1 deck" },
    "Bag Man": { in: "P1 deck" },
    "Altar of the Blessed": { in: "P1 discard" },
    P1: { deck: 33, discard: 1 },
    P2: { discard: 1 },
  });
});

test("Small Ghouls: its controller sets the order under the deck", () => {
  given({
    P1: { hand: ["Small Ghouls"], discard: ["Shotgun Blast", "Bag Man", "Hired Muscle"], domains: [five] },
  });
  when("P1 plays Small Ghouls; drain D1", "P1 orders Hired Muscle, Shotgun Blast, Bag Man");
  then.expect({ "Bag Man": { in: "deck bottom" }, P1: { discard: 0 } });

  given({
    P1: { hand: ["Small Ghouls"], discard: ["Shotgun Blast", "Bag Man", "Hired Muscle"], domains: [five] },
  });
  when("P1 plays Small Ghouls; drain D1", "P1 orders Bag Man, Shotgun Blast, Hired Muscle");
  then.expect({ "Hired Muscle": { in: "deck bottom" } });
});

test("Small Ghouls takes what there is of fewer than 3", () => {
  given({ P1: { hand: ["Small Ghouls"], discard: ["Bag Man", "Hired Muscle"], domains: [five] } });
  when("P1 plays Small Ghouls; drain D1", "P1 orders Bag Man, Hired Muscle");
  then.expect({ P1: { deck: 32, discard: 0 }, "Hired Muscle": { in: "deck bottom" } });
});

test("Small Ghouls with an empty discard pile just enters play", () => {
  given({
    P1: { hand: ["Small Ghouls"], domains: [five] },
    P2: { discard: ["Bag Man", "Hired Muscle", "T-Men"] },
  });
  when("P1 plays Small Ghouls; drain D1");
  then.expect({ "Small Ghouls": { in: "play", state: "ready" }, P1: { deck: 30 }, P2: { discard: 3 } });
});

test("Small Ghouls is forced when it is put into play, and on its controller's turn or not", () => {
  given(
    {
      active: "P2",
      "to act": "P1",
      P1: { hand: ["Rite", "Small Ghouls"], discard: ["T-Men", "Bag Man", "Hired Muscle"] },
    },
    { cards: [RITE] },
  );
  when("P1 plays Rite", "P1 orders T-Men, Bag Man, Hired Muscle");
  then.expect({ "Small Ghouls": { in: "play" }, "T-Men": { in: "P1 deck" }, P1: { deck: 33, discard: 1 } });
});

test("Small Ghouls does nothing when another enters play", () => {
  given({
    P1: {
      hand: ["Degenerate Ghoul"],
      play: ["Small Ghouls"],
      discard: ["T-Men", "Bag Man", "Hired Muscle"],
      domains: [five],
    },
  });
  when("P1 plays Degenerate Ghoul");
  then.expect({ "Degenerate Ghoul": { in: "play" }, P1: { discard: 3, deck: 30 } });
});
