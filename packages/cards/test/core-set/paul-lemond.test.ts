import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

test("Paul Lemond has the printed icons of a chosen character until the phase ends", () => {
  given({
    P1: { play: ["Paul Lemond"], domains: [["hastur"]] },
    P2: { play: ["Cthulhu", "Bag Man"] },
  });
  when("P1 uses Paul Lemond; choose Cthulhu");
  then.expect({ "Paul Lemond": { icons: "TTCCA", skill: 1 }, Cthulhu: { icons: "TTCCA" } });
  when({ advance: "story before commits" });
  then.expect({ "Paul Lemond": { icons: "" } });
});

test("Paul Lemond copies printed icons only", () => {
  given({
    P1: {
      play: ["Paul Lemond", { Peeler: { attached: ["Alhazred Lamp"] } }],
      domains: [["agency"]],
    },
  });
  when("P1 uses Paul Lemond; choose Peeler");
  then.expect({ "Paul Lemond": { icons: "CC" }, Peeler: { icons: "TCCCAI" } });
});

test("Paul Lemond keeps the icons when their owner has left play", () => {
  given({
    P1: {
      hand: ["Shotgun Blast"],
      play: ["Paul Lemond"],
      domains: [["agency"], ["agency", "agency"]],
    },
    P2: { play: ["Bag Man"] },
  });
  when("P1 uses Paul Lemond; choose Bag Man; drain D1", "P1 plays Shotgun Blast; X 2; choose Bag Man");
  then.expect({ "Bag Man": { in: "P2 discard" }, "Paul Lemond": { icons: "CCI" } });
});

test("Paul Lemond may be used again and adds up", () => {
  given({
    P1: { play: ["Paul Lemond"], domains: [["agency"], ["agency"]] },
    P2: { play: ["Mad Artist", "Laboratory Assistant"] },
  });
  when(
    "P1 uses Paul Lemond; choose Mad Artist; drain D1",
    "P1 uses Paul Lemond; choose Laboratory Assistant; drain D2",
  );
  then.expect({ "Paul Lemond": { icons: "CAI" } });
  then.refused("P1 uses Paul Lemond", "PAY-01");
});

test("Paul Lemond adds to the icons he has from elsewhere, and doubles none of them", () => {
  given({
    P1: {
      play: [{ "Paul Lemond": { attached: [".45 Pistols"] } }],
      domains: [["agency"]],
    },
  });
  when("P1 uses Paul Lemond; choose Paul Lemond");
  then.expect({ "Paul Lemond": { icons: "C" } });
});

test("Paul Lemond learns nothing from an insane character, whose icons nobody sees", () => {
  given({
    P1: { play: ["Paul Lemond"], domains: [["agency"]] },
    P2: { play: [{ "Bag Man": { insane: true } }] },
  });
  when("P1 uses Paul Lemond; choose Bag Man");
  then.expect({ "Paul Lemond": { icons: "" }, "P1.D1": { drained: true } });
});
