import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const legacy = "Legacy of Ramses";
const two = ["syndicate", "hastur"];
const tired = { "Bag Man": { exhausted: true } };

test("Legacy of Ramses readies an exhausted character, and comes back to hand for a drained domain", () => {
  given({ P1: { hand: [legacy], play: [tired], domains: [two, ["hastur"], ["agency"]] } });
  when(`P1 plays ${legacy}; drain D1`, "P1 chooses yes");
  then.offered("P1", ["D2", "D3"]);
  when("P1 chooses D3");
  then.expect({
    "Bag Man": { state: "ready" },
    [legacy]: { in: "P1 hand" },
    "P1.D1": { drained: true },
    "P1.D2": { drained: false },
    "P1.D3": { drained: true },
  });
});

test("Legacy of Ramses goes to the discard pile when its player declines", () => {
  given({ P1: { hand: [legacy], play: [tired], domains: [two, ["hastur"]] } });
  when(`P1 plays ${legacy}; drain D1`, "P1 declines");
  then.expect({ "Bag Man": { state: "ready" }, [legacy]: { in: "P1 discard" }, "P1.D2": { drained: false } });
});

test("Legacy of Ramses cannot come back without an undrained domain of its player", () => {
  given({
    P1: { hand: [legacy], play: [tired], domains: [two, { drained: ["hastur"] }, { drained: [] }] },
    P2: { domains: [["hastur"]] },
  });
  when(`P1 plays ${legacy}`);
  then.refused("P1 chooses yes");
  then.expect({ "Bag Man": { state: "ready" }, [legacy]: { in: "P1 discard" }, "P2.D1": { drained: false } });
});

test("Legacy of Ramses chooses exhausted characters of both sides, nobody ready or insane, no support", () => {
  given({
    P1: {
      hand: [legacy],
      play: [tired, "Paul Lemond", { "Celano Fragments": { exhausted: true } }],
      domains: [two],
    },
    P2: { play: [{ "T-Men": { exhausted: true } }, { "Hired Muscle": { insane: true } }] },
  });
  when(`P1 plays ${legacy}`);
  then.offered("P1", ["Bag Man", "T-Men"]);
  when("P1 chooses T-Men");
  then.expect({ "T-Men": { state: "ready" }, "Bag Man": { state: "exhausted" } });

  given({ P1: { hand: [legacy], play: ["Paul Lemond"], domains: [two] } });
  then.refused(`P1 plays ${legacy}`, "TGT-02");
});

test("Legacy of Ramses in hand again may be played again", () => {
  given({
    P1: {
      hand: [legacy],
      play: [tired, { "Paul Lemond": { exhausted: true } }],
      domains: [two, ["hastur"], two],
    },
  });
  when(`P1 plays ${legacy}; drain D1; choose Bag Man`, "P1 chooses yes", "P1 chooses D2");
  when("P2 passes", `P1 plays ${legacy}; drain D3`);
  then.expect({ "Paul Lemond": { state: "ready" }, [legacy]: { in: "P1 discard" } });
});

test("Legacy of Ramses cancelled is discarded, and nothing may be drained for it (COST-09)", () => {
  given({
    P1: { hand: [legacy], play: [tired], domains: [two, ["hastur"]] },
    P2: { hand: ["Power Drain"], domains: [["hastur", "hastur"]] },
  });
  when(`P1 plays ${legacy}; drain D1`, "P2 plays Power Drain");
  then.refused("P1 chooses yes");
  then.expect({
    [legacy]: { in: "P1 discard" },
    "Bag Man": { state: "exhausted" },
    "P1.D2": { drained: false },
  });
});
