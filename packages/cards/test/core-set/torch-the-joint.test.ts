import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const torch = "Torch the Joint!";

test("Torch the Joint! destroys a non-Agency resource or a Location, of either player", () => {
  given({
    P1: {
      hand: [torch],
      play: ["Peeler", "Forbidden Shrine"],
      domains: [
        ["agency", "agency"],
        ["hastur", "Local Sheriff"],
      ],
    },
    P2: {
      play: ["Cathouse", "Dutch Courage", { "Bag Man": { attached: ["Alhazred Lamp"] } }],
      domains: [["neutral", "agency"], { drained: ["cthulhu"] }],
    },
  });
  when(`P1 plays ${torch}`);
  then.offered("P1", [
    "Forbidden Shrine",
    "Cathouse",
    "hastur at P1.D2",
    "neutral at P2.D1",
    "cthulhu at P2.D2",
  ]);
  when("P1 chooses Cathouse; drain D1");
  then.expect({ Cathouse: { in: "P2 discard" }, "Forbidden Shrine": { in: "play" } });
});

test("Torch the Joint! puts a destroyed resource into its owner's discard pile", () => {
  given({
    P1: { hand: [torch], domains: [["agency", "agency"]] },
    P2: { play: ["Gentleman's Club"], domains: [["Mad Artist", "Mad Artist"], ["hastur"]] },
  });
  when(`P1 plays ${torch}; choose Mad Artist#2`);
  then.expect({
    "Mad Artist#2": { in: "P2 discard" },
    "Mad Artist#1": { in: "P2.D1" },
    "P2.D1": { resources: 1 },
    "P2.D2": { resources: 1 },
    "Gentleman's Club": { in: "play" },
  });
});

test("Torch the Joint! cannot be played where there is nothing for it to burn", () => {
  given({
    P1: { hand: [torch, "Cathouse"], discard: ["Cathouse"], domains: [["agency", "agency"]] },
    P2: { play: ["Bag Man", "Dutch Courage"], domains: [["agency"]] },
  });
  then.refused(`P1 plays ${torch}`, "TGT-02");
});

test("Torch the Joint! is for its player's own operations phase", () => {
  const P1 = { hand: [torch], domains: [["agency", "agency"]] };
  const P2 = { play: ["Cathouse"] };
  given({ phase: "story", P1, P2 });
  then.refused(`P1 plays ${torch}`);
  given({ active: "P2", P1, P2 });
  then.refused(`P1 plays ${torch}`);
});

test("Torch the Joint! is Steadfast: one Agency resource is not enough", () => {
  given({ P1: { hand: [torch], domains: [["agency", "hastur"]] }, P2: { play: ["Cathouse"] } });
  then.refused(`P1 plays ${torch}`, "KW-STEAD-01");
});

test("Torch the Joint! ends what a Location gave", () => {
  given({
    P1: { hand: [torch], domains: [["agency", "agency"]] },
    P2: { play: ["Altar of the Blessed", "Bag Man"] },
  });
  then.expect({ "Bag Man": { skill: 3 } });
  when(`P1 plays ${torch}`);
  then.expect({ "Bag Man": { skill: 2 }, "Altar of the Blessed": { in: "P2 discard" } });
});
