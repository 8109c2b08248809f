import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const adult = "Adult Deep One";
const two = { domains: [["hastur", "hastur"]] };

test("Adult Deep One cancels an event that has chosen it, for 2", () => {
  given({
    "to act": "P2",
    P1: { play: [adult], ...two },
    P2: { hand: ["Shotgun Blast"], domains: [["agency"]] },
  });
  when(`P2 plays Shotgun Blast; X 1; choose ${adult}`, `P1 uses ${adult}`);
  then.expect({
    [adult]: { in: "play", wounds: 0 },
    "Shotgun Blast": { in: "P2 discard" },
    "P1.D1": { drained: true },
    "P2.D1": { drained: true },
  });
});

test("Adult Deep One cancels an ability that has chosen it, be it a forced one", () => {
  given({
    active: "P2",
    P1: { play: [adult, "Paul Lemond"], ...two },
    P2: { hand: ["T-Men"], domains: [["agency", "agency", "agency", "agency", "agency"]] },
  });
  when("P2 plays T-Men", `P2 chooses ${adult}`, `P1 uses ${adult}`);
  then.expect({ [adult]: { in: "play" }, "Paul Lemond": { in: "play" }, "T-Men": { in: "play", wounds: 0 } });
});

test("Adult Deep One does not help another character, nor against what chooses nobody (TGT-01)", () => {
  given({
    "to act": "P2",
    P1: { play: [adult, "Paul Lemond"], ...two },
    P2: { hand: ["Shotgun Blast"], domains: [["agency"]] },
  });
  when("P2 plays Shotgun Blast; X 1; choose Paul Lemond");
  then.refused(`P1 uses ${adult}`);
  then.expect({ "Paul Lemond": { in: "P1 discard" } });

  given({
    "to act": "P2",
    P1: { play: [adult], ...two },
    P2: { hand: ["Panic"], domains: [["syndicate", "syndicate"]] },
  });
  when("P2 plays Panic; X 2");
  then.refused(`P1 uses ${adult}`);
  then.expect({ [adult]: { state: "exhausted" } });
});

test("Adult Deep One does not keep an attachment off: to attach is no effect (ATT-14)", () => {
  given({
    active: "P2",
    P1: { play: [adult], ...two },
    P2: { hand: ["Ghoul Taint"], domains: [["shub-niggurath"]] },
  });
  when(`P2 plays Ghoul Taint; choose ${adult}`);
  then.refused(`P1 uses ${adult}`);
  then.expect({ "Ghoul Taint": { in: `attached to ${adult}` }, "P1.D1": { drained: false } });
});

test("Adult Deep One needs one domain with two resources", () => {
  given({
    "to act": "P2",
    P1: { play: [adult], domains: [["hastur"], ["hastur"], { drained: ["hastur", "hastur"] }] },
    P2: { hand: ["Shotgun Blast"], domains: [["agency"]] },
  });
  when(`P2 plays Shotgun Blast; X 1; choose ${adult}`);
  then.refused(`P1 uses ${adult}`);
  then.expect({ [adult]: { in: "P1 discard" } });
});

test("Adult Deep One cancels each effect anew, one of its own side too (TRIG-19)", () => {
  given({
    P1: {
      play: [adult, "Clover Club Bouncer"],
      domains: [
        ["hastur", "hastur"],
        ["hastur", "hastur"],
      ],
    },
    P2: { hand: ["Shotgun Blast"], domains: [["agency"]] },
  });
  when(`P1 uses Clover Club Bouncer; choose ${adult}`, `P1 uses ${adult}; drain D1`);
  then.expect({ [adult]: { skill: 1 }, "Clover Club Bouncer": { state: "exhausted" } });
  when(`P2 plays Shotgun Blast; X 1; choose ${adult}`, `P1 uses ${adult}`);
  then.expect({ [adult]: { in: "play" }, "P1.D1": { drained: true }, "P1.D2": { drained: true } });
});

test("Adult Deep One has no say while insane", () => {
  given({
    "to act": "P2",
    P1: { play: [{ [adult]: { insane: true } }], ...two },
    P2: { hand: ["Shotgun Blast"], domains: [["agency"]] },
  });
  when(`P2 plays Shotgun Blast; X 0; choose ${adult}`);
  then.refused(`P1 uses ${adult}`);
  then.expect({ [adult]: { in: "P1 discard" } });
});

test("Adult Deep One is not chosen by an effect whose cost takes it: a cost chooses nobody (TGT-01)", () => {
  const reefs = ["Shadowed Reef", "Shadowed Reef"];
  given({
    P1: {
      hand: ["Pulled Under"],
      play: [adult, ...reefs],
      domains: [
        ["cthulhu", "cthulhu"],
        ["hastur", "hastur"],
      ],
    },
    P2: { play: [{ "Bag Man": { exhausted: true } }] },
  });
  when("P1 plays Pulled Under");
  then.refused(`P1 uses ${adult}`);
  then.expect({ "Bag Man": { in: "P2 discard" }, [adult]: { state: "exhausted" } });
});

test("Adult Deep One has no say in a lost struggle, which is no card effect (TRIG-33)", () => {
  given({
    phase: "story",
    at: "after opposing",
    P1: { play: [{ "Hired Muscle": { story: "S1" } }, { "G-Men": { story: "S1" } }] },
    P2: {
      play: [{ "Adult Deep One": { story: "S1" } }, { "Bag Man": { story: "S1" } }],
      domains: [["hastur", "hastur"]],
    },
  });
  when("P2 chooses Adult Deep One");
  then.refused("P2 uses Adult Deep One");
  then.expect({ "Adult Deep One": { in: "P2 discard" }, "P2.D1": { drained: false } });
});
