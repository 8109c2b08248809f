import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const off = "Get it Off!";
const one = { domains: [["cthulhu"]] };

test("Get it Off! destroys one Attachment, be it on a character or a story", () => {
  given({
    stories: [{ "Opening Night": { attached: ["Sleep of Reason"] } }],
    P1: { hand: [off], play: [{ "Bag Man": { attached: [".45 Pistols"] } }], ...one },
    P2: { play: ["Cathouse", { "Paul Lemond": { attached: ["Ghoul Taint"] } }] },
  });
  when(`P1 plays ${off}`);
  then.offered("P1", ["Sleep of Reason", ".45 Pistols", "Ghoul Taint"]);
  when("P1 chooses Ghoul Taint");
  then.expect({
    "Ghoul Taint": { in: "P2 discard" },
    ".45 Pistols": { in: "attached to Bag Man" },
    "Paul Lemond": { in: "play" },
  });
});

test("Get it Off! cannot be played without an Attachment in play", () => {
  given({ P1: { hand: [off, "Shotgun"], discard: [".45 Pistols"], ...one }, P2: { play: ["Cathouse"] } });
  then.refused(`P1 plays ${off}`, "TGT-02");
});

test("Get it Off! is paid with a Cthulhu match, and costs no more than 1", () => {
  const P2 = { play: [{ "Paul Lemond": { attached: ["Shotgun"] } }] };
  given({ P1: { hand: [off], domains: [["hastur", "hastur"]] }, P2 });
  then.refused(`P1 plays ${off}`, "PAY-04");
  given({ P1: { hand: [off], domains: [["cthulhu"], ["cthulhu", "cthulhu"]] }, P2 });
  when(`P1 plays ${off}; drain D1`);
  then.expect({ Shotgun: { in: "P2 discard" }, "P1.D2": { drained: false } });
});

test("Get it Off! sends an attachment to its owner's discard pile, whoever's character bore it", () => {
  given({
    P1: { hand: [off], ...one },
    P2: { play: [{ "Paul Lemond": { attached: [{ "Ghoul Taint": { owner: "P1" } }] } }] },
  });
  when(`P1 plays ${off}`);
  then.expect({ "Ghoul Taint": { in: "P1 discard" } });
});

test("Get it Off! destroys: Tcho-Tcho Talisman may answer and come back to hand", () => {
  given({
    P1: { hand: [off], ...one },
    P2: { play: [{ "Paul Lemond": { attached: ["Tcho-Tcho Talisman"] } }], domains: [["hastur"]] },
  });
  when(`P1 plays ${off}`, "P2 uses Tcho-Tcho Talisman");
  then.expect({ "Tcho-Tcho Talisman": { in: "P2 hand" }, "Paul Lemond": { icons: "" } });
});

test("Get it Off! may be played in a window of the story phase, in the other's turn too", () => {
  given({
    active: "P2",
    phase: "story",
    at: "after commits",
    "to act": "P1",
    P1: { hand: [off], ...one },
    P2: { play: [{ "Paul Lemond": { story: "S1", attached: ["Sword of Y'ha-tallo"] } }] },
  });
  when(`P1 plays ${off}`);
  then.expect({ "Paul Lemond": { in: "S1", icons: "" } });
});
