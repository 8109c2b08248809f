import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const two = ["shub-niggurath", "shub-niggurath"];
const play = "P1 plays Burrowing Beneath";

test("Burrowing Beneath destroys a support card of either player, attached or not", () => {
  given({
    stories: [{ "Opening Night": { attached: [{ "Sleep of Reason": { owner: "P2" } }] } }],
    P1: {
      hand: ["Burrowing Beneath", "Ghoul Taint"],
      play: ["Shadowed Woods", "Forest Sister"],
      domains: [two],
    },
    P2: { play: [{ "Bag Man": { attached: [".45 Pistols"] } }, "Dutch Courage"], discard: ["Cathouse"] },
  });
  when(play);
  then.offered("P1", ["Shadowed Woods", "Sleep of Reason", ".45 Pistols", "Dutch Courage"]);
  when("P1 chooses .45 Pistols");
  then.expect({
    ".45 Pistols": { in: "P2 discard" },
    "Bag Man": { in: "play", icons: "CCI" },
    "Dutch Courage": { in: "play" },
    "Burrowing Beneath": { in: "P1 discard" },
    log: [".45 Pistols destroyed"],
  });
});

test("Burrowing Beneath cannot be played where there is no support card", () => {
  given({
    P1: { hand: ["Burrowing Beneath"], play: ["Forest Sister"], domains: [two, ["Altar of the Blessed"]] },
  });
  then.refused(play, "TGT-02");
});

test("Burrowing Beneath is an Action for any phase, the opponent's too", () => {
  given({
    active: "P2",
    phase: "draw",
    "to act": "P1",
    P1: { hand: ["Burrowing Beneath"], domains: [two] },
    P2: { play: ["Dutch Courage"] },
  });
  when(`${play}; choose Dutch Courage`);
  then.expect({ "Dutch Courage": { in: "P2 discard" } });
});

test("Burrowing Beneath: a support lost may take with it what it held up", () => {
  given({
    P1: { hand: ["Burrowing Beneath"], domains: [two] },
    P2: { play: ["Dutch Courage", { "Bag Man": { wounds: 1 } }, "Mad Artist"] },
  });
  when(`${play}; choose Dutch Courage`);
  then.expect({ "Bag Man": { in: "P2 discard" }, "Mad Artist": { in: "play" } });
});

test("Burrowing Beneath cancelled destroys nothing, and is paid and discarded", () => {
  given({
    P1: { hand: ["Burrowing Beneath"], domains: [two] },
    P2: { hand: ["Power Drain"], play: ["Dutch Courage"], domains: [["hastur", "hastur"]] },
  });
  when(`${play}; choose Dutch Courage`, "P2 plays Power Drain");
  then.expect({
    "Dutch Courage": { in: "play" },
    "Burrowing Beneath": { in: "P1 discard" },
    "P1.D1": { drained: true },
  });
});
