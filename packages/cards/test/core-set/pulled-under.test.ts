import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const under = "Pulled Under";
const steadfast = { domains: [["cthulhu"], ["cthulhu"]] };
const tired = { "Paul Lemond": { exhausted: true } };

test("Pulled Under destroys an exhausted character, and a character with two Terror icons exhausts for it", () => {
  given({
    P1: { hand: [under], play: ["Keeper of the Golden Path", "Dagon"], ...steadfast },
    P2: { play: [tired, "Bag Man"] },
  });
  when(`P1 plays ${under}`);
  then.offered("P1", ["Keeper of the Golden Path", "Dagon"]);
  when("P1 chooses Dagon");
  then.expect({
    "Paul Lemond": { in: "P2 discard" },
    Dagon: { state: "exhausted" },
    "Keeper of the Golden Path": { state: "ready" },
    "Bag Man": { in: "play" },
    "P1.D1": { drained: false },
  });
});

test("Pulled Under: one Terror icon is too few for the price, an exhausted or foreign character no price at all", () => {
  given({
    P1: { hand: [under], play: ["Guardian Shoggoth", { Dagon: { exhausted: true } }], ...steadfast },
    P2: { play: [tired, "Keeper of the Golden Path"] },
  });
  then.refused(`P1 plays ${under}`, "COST-02");
});

test("Pulled Under counts the icons of the moment, gained ones too", () => {
  given({
    P1: { hand: [under, "Touched by the Sleeper"], play: ["Young Deep One"], ...steadfast },
    P2: { play: [tired] },
  });
  then.refused(`P1 plays ${under}`, "COST-02");
  when("P1 plays Touched by the Sleeper", "P2 passes", `P1 plays ${under}`);
  then.expect({ "Paul Lemond": { in: "P2 discard" }, "Young Deep One": { state: "exhausted" } });
});

test("Pulled Under reaches exhausted characters of both sides, no Ancient One, nobody ready or insane", () => {
  given({
    P1: {
      hand: [under],
      play: ["Keeper of the Golden Path", { "Bag Man": { exhausted: true } }],
      ...steadfast,
    },
    P2: { play: [tired, "T-Men", { Cthulhu: { exhausted: true } }, { "Hired Muscle": { insane: true } }] },
  });
  when(`P1 plays ${under}`);
  then.offered("P1", ["Bag Man", "Paul Lemond"]);
  when("P1 chooses Bag Man");
  then.expect({ "Bag Man": { in: "P1 discard" }, "Paul Lemond": { in: "play" } });
});

test("Pulled Under cannot choose the one who exhausts for it: the target comes first (TIME-19)", () => {
  given({
    P1: { hand: [under], play: ["Keeper of the Golden Path"], ...steadfast },
    P2: { play: ["T-Men"] },
  });
  then.refused(`P1 plays ${under}`, "TGT-02");
});

test("Pulled Under needs two Cthulhu resources in all (KW-STEAD-05)", () => {
  given({
    P1: { hand: [under], play: ["Keeper of the Golden Path"], domains: [["cthulhu", "hastur"]] },
    P2: { play: [tired] },
  });
  then.refused(`P1 plays ${under}`, "KW-STEAD-01");
});

test("Pulled Under cancelled does not ready who exhausted for it", () => {
  given({
    P1: { hand: [under], play: ["Keeper of the Golden Path"], ...steadfast },
    P2: { hand: ["Power Drain"], play: [tired], domains: [["hastur", "hastur"]] },
  });
  when(`P1 plays ${under}`, "P2 plays Power Drain");
  then.expect({ "Paul Lemond": { in: "play" }, "Keeper of the Golden Path": { state: "exhausted" } });
});
