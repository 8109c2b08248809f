import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const feet = "Get On Yer Feet!";
const tired = { "Bag Man": { exhausted: true } };

test("Get On Yer Feet! readies a character; paid exactly it gives no skill", () => {
  given({
    P1: { hand: [feet], play: [tired], domains: [["syndicate"]] },
    P2: { play: [{ "T-Men": { exhausted: true } }] },
  });
  when(`P1 plays ${feet}; choose Bag Man`);
  then.expect({ "Bag Man": { state: "ready", skill: 2 }, "T-Men": { state: "exhausted" } });
});

test("Get On Yer Feet! overpaid gives 3 skill as well, until the end of the phase", () => {
  given({ P1: { hand: [feet], play: [tired, "Paul Lemond"], domains: [["syndicate", "hastur"]] } });
  when(`P1 plays ${feet}; choose Bag Man`);
  then.expect({ "Bag Man": { state: "ready", skill: 5 }, "Paul Lemond": { skill: 1 } });
  when({ advance: "story before commits" });
  then.expect({ "Bag Man": { state: "ready", skill: 2 } });
});

test("Get On Yer Feet! gives 3, however much was overpaid", () => {
  given({
    P1: { hand: [feet], play: [tired], domains: [["syndicate", "hastur", "hastur", "hastur", "hastur"]] },
  });
  when(`P1 plays ${feet}`);
  then.expect({ "Bag Man": { skill: 5 } });
});

test("Get On Yer Feet! may choose a ready character, for the skill (TGT-15)", () => {
  given({
    P1: { hand: [feet], play: [tired, "Paul Lemond", "Cathouse"], domains: [["syndicate", "hastur"]] },
    P2: { play: ["T-Men"] },
  });
  when(`P1 plays ${feet}`);
  then.offered("P1", ["Bag Man", "Paul Lemond", "T-Men"]);
  when("P1 chooses Paul Lemond");
  then.expect({ "Paul Lemond": { state: "ready", skill: 4 }, "Bag Man": { state: "exhausted" } });
});

test("Get On Yer Feet! helps the insane neither to their feet nor to skill (INS-08, INS-16)", () => {
  given({
    P1: { hand: [feet], play: [{ "Bag Man": { insane: true } }], domains: [["syndicate", "hastur"]] },
  });
  when(`P1 plays ${feet}`);
  then.expect({ "Bag Man": { state: "insane", skill: 0 } });
});

test("Get On Yer Feet! cannot be played without a character, and does nothing when cancelled", () => {
  given({ P1: { hand: [feet], play: ["Cathouse"], domains: [["syndicate"]] } });
  then.refused(`P1 plays ${feet}`, "TGT-02");
  given({
    P1: { hand: [feet], play: [tired], domains: [["syndicate", "hastur"]] },
    P2: { hand: ["Power Drain"], domains: [["hastur", "hastur"]] },
  });
  when(`P1 plays ${feet}`, "P2 plays Power Drain");
  then.expect({ "Bag Man": { state: "exhausted", skill: 2 }, [feet]: { in: "P1 discard" } });
});
